import { createHash } from 'node:crypto';
import {
  chainStart,
  type ExportedEvent,
  exportDigest,
  exportFormat,
  exportText,
  hashEvent,
  judgeExport,
  type SignedExport,
  sealPersonal,
} from './index.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const signed = (text: string) => `k1 ${sha256(text)}`;
const isSigned = (kid: string, text: string, signature: string) =>
  kid === 'k1' ? signature === signed(text) : undefined;

const header = { at: '2026-11-21T10:00:00Z', filters: {} };
const personal = { values: { name: 'Asha' }, salts: { name: 'n0tV3ryR4ndomButL0ngEn0ugh' } };

function eventsOf(chain: string, length: number): ExportedEvent[] {
  const events: ExportedEvent[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const personalDigests = sealPersonal(personal, sha256);
    const covered = {
      chain,
      seq,
      at: header.at,
      type: 'signed-in',
      actor: 'system',
      personalDigests,
    } as const;
    const previousHash = events.at(-1)?.hash ?? chainStart;
    const hash = hashEvent(previousHash, covered, sha256);
    events.push({ chain, seq, previousHash, hash, covered, personal, shown: { who: 'Asha' } });
  }
  return events;
}

function sealed(events: readonly ExportedEvent[], more: Partial<SignedExport> = {}): SignedExport {
  const digest = exportDigest(header, sha256);
  for (const event of events) digest.add(event);
  const claim = { ...digest.end(), kid: 'k1' };
  const seal = { ...claim, signature: signed(exportText(claim)) };
  return { format: exportFormat, header, events, checkpoints: [], seal, ...more };
}

const events = [...eventsOf('a', 3), ...eventsOf('b', 2)];
const judge = (file: SignedExport) => judgeExport(file, isSigned, sha256);
const flawsOf = (file: SignedExport) => judge(file).flaws;
/** Signed anew with one event changed, as nobody but the keeper of the key could. */
const resealed = (at: number, change: Partial<ExportedEvent>) =>
  sealed(events.map((event, index) => (index === at ? { ...event, ...change } : event)));

describe('E7 a signed export', () => {
  it('proves itself: every hash anew, every neighbour, whatever the order of the rows', () => {
    const whole = { flaws: [], recomputed: 5, linked: 3, vouched: 0 };
    expect(judge(sealed(events))).toEqual(whole);
    expect(judge(sealed([]))).toEqual({ flaws: [], recomputed: 0, linked: 0, vouched: 0 });
    expect(judge(sealed(events.toReversed()))).toEqual({ ...whole, linked: 0 });
  });

  it('is judged as far as the reader may know it', () => {
    const file = sealed(events.map((event) => ({ ...event, covered: null, personal: null })));
    expect(judge(file)).toEqual({ flaws: [], recomputed: 0, linked: 3, vouched: 0 });
  });

  it.each<[string, SignedExport, string]>([
    [
      'of another format',
      sealed(events, { format: 'x' }),
      'The file is no "prudence audit export, version 1".',
    ],
    [
      'with another header',
      sealed(events, { header: { at: 'now' } }),
      'The 5 events of the file are not the 5 that were signed.',
    ],
    [
      'with an event less',
      { ...sealed(events), events: events.slice(1) },
      'The 4 events of the file are not the 5 that were signed.',
    ],
    [
      'with the events in another order',
      { ...sealed(events), events: events.toReversed() },
      'The 5 events of the file are not the 5 that were signed.',
    ],
    [
      'with an event that shows something else',
      { ...sealed(events), events: events.with(4, { ...events[4], shown: {} } as ExportedEvent) },
      'The 5 events of the file are not the 5 that were signed.',
    ],
    [
      'of a key nobody has',
      sealed(events, { seal: { ...sealed(events).seal, kid: 'k9' } }),
      'The file names the key k9, which is not at hand.',
    ],
    [
      'with another signature',
      sealed(events, { seal: { ...sealed(events).seal, signature: 'k1 x' } }),
      'The file is not signed by the key k1: it was forged or changed.',
    ],
    [
      'with a row that has another hash',
      resealed(4, { hash: 'x' }),
      'Row 2 of the chain b was changed: it does not have the hash it claims.',
    ],
    [
      'with a row that stands for another',
      resealed(4, { seq: 7 }),
      'Row 7 of the chain b was changed: it does not have the hash it claims.',
    ],
    [
      'with a row of another chain',
      resealed(4, { chain: 'c' }),
      'Row 2 of the chain c was changed: it does not have the hash it claims.',
    ],
    [
      'with a row that follows another',
      resealed(4, { previousHash: 'x', covered: null }),
      'Row 2 of the chain b does not follow the row before it.',
    ],
    [
      'with a person that has another name',
      resealed(4, { personal: { ...personal, values: { name: 'Bela' } } }),
      'Personal values of row 2 of the chain b were changed: name.',
    ],
  ])('%s is refused in a sentence', (_what, file, sentence) => {
    expect(flawsOf(file)).toEqual([sentence]);
  });

  it('is vouched for by the checkpoints of its rows, and refused where one noted something else', () => {
    const claim = { chain: 'a', number: 1, seq: 3, hash: events[2]?.hash ?? '', at: header.at, kid: 'k1' };
    const text = (one: typeof claim) =>
      `{"at":"${one.at}","chain":"a","hash":"${one.hash}","kid":"k1","number":1,` +
      `"purpose":"prudence audit checkpoint, version 1","seq":${one.seq}}`;
    const noted = (one: typeof claim) =>
      judge(sealed(events, { checkpoints: [{ ...one, signature: signed(text(one)) }] }));
    expect(noted(claim)).toMatchObject({ flaws: [], vouched: 1 });
    expect(noted({ ...claim, seq: 30 })).toMatchObject({ flaws: [], vouched: 0 });
    expect(noted({ ...claim, hash: 'x' }).flaws).toEqual([
      'Row 3 of the chain a is not the one that checkpoint 1 of the chain a noted.',
    ]);
    const forged = sealed(events, { checkpoints: [{ ...claim, signature: 'k1 x' }] });
    expect(flawsOf(forged)).toEqual(['Checkpoint 1 of the chain a is not signed by a key of ours.']);
  });
});
