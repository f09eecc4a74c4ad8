import { generateKeyPairSync, sign, verify } from 'node:crypto';
import {
  type CheckpointTrace,
  checkpointText,
  judgeCheckpoints,
  judgeLog,
  placeText,
  type SignedCheckpoint,
  type SignedPlace,
} from './index.ts';

const ours = generateKeyPairSync('ed25519');
const theirs = generateKeyPairSync('ed25519');
const signed = (text: string, key = ours) => sign(null, Buffer.from(text), key.privateKey).toString('base64');
const isSigned = (kid: string, text: string, signature: string) =>
  kid === 'k1'
    ? verify(null, Buffer.from(text), ours.publicKey, Buffer.from(signature, 'base64'))
    : undefined;

function checkpoint(number: number, more: Partial<SignedCheckpoint> = {}, key = ours): SignedCheckpoint {
  const at = '2026-11-21T10:00:00.000Z';
  const claim = { chain: 'firm', number, seq: number * 10, hash: `hash ${number}`, at, kid: 'k1', ...more };
  return { ...claim, signature: signed(checkpointText(claim), key) };
}
const three = [checkpoint(1), checkpoint(2), checkpoint(3)] as const;

describe('checkpoints of a chain', () => {
  it('are believed when each is signed and none is missing', () => {
    const { notes, flaw } = judgeCheckpoints(three, isSigned);
    expect(flaw).toBeNull();
    expect(notes).toEqual(three.map(({ seq, hash }) => ({ seq, hash })));
  });

  it.each([
    ['signed by another key', checkpoint(2, {}, theirs)],
    ['changed after it was signed', { ...three[1], hash: 'other' }],
    ['of a key nobody has', checkpoint(2, { kid: 'k9' })],
    ['moved from another chain', { ...checkpoint(2, { chain: 'other' }), chain: 'firm' }],
  ])('are not believed when one is %s', (_what, forged) => {
    const { notes, flaw } = judgeCheckpoints([three[0], forged, three[2]], isSigned);
    expect(flaw).toMatchObject({ seq: 20, reason: expect.stringContaining('Checkpoint 2 at row 20') });
    expect(notes.map(({ seq }) => seq)).toEqual([10, 30]);
  });

  it('tell when one was removed, and which rows it vouched for', () => {
    const { flaw } = judgeCheckpoints([three[0], three[2]], isSigned);
    expect(flaw).toMatchObject({ seq: 11, reason: 'Checkpoint 2 is missing, somewhere in rows 11 to 30.' });
    expect(judgeCheckpoints(three.slice(1), isSigned).flaw).toMatchObject({ seq: 1 });
  });
});

describe('what is signed', () => {
  const claim = { chain: 'firm', number: 2, seq: 20, hash: 'h', at: '2026-11-21T10:00:00.000Z', kid: 'k1' };

  it('names everything and its purpose, and nothing besides', () => {
    expect(checkpointText({ ...claim, ...{ note: 'x' } })).toBe(
      '{"at":"2026-11-21T10:00:00.000Z","chain":"firm","hash":"h","kid":"k1","number":2,' +
        '"purpose":"prudence audit checkpoint, version 1","seq":20}',
    );
    const place = { serial: 3, kid: 'k1', checkpoint: claim, after: null };
    expect(placeText(place)).toBe(
      '{"after":null,"checkpoint":{"chain":"firm","hash":"h","number":2,"seq":20},"kid":"k1",' +
        '"purpose":"prudence audit checkpoint log, version 1","serial":3}',
    );
    expect(placeText({ ...place, after: claim })).toContain(
      '{"after":{"chain":"firm","hash":"h","number":2,"seq":20}',
    );
  });

  it('tells a key that is not at hand from a forgery', () => {
    const reasonOf = (forged: SignedCheckpoint) => judgeCheckpoints([forged], isSigned).flaw?.reason;
    expect(reasonOf(checkpoint(1, { kid: 'k9' }))).toBe(
      'Checkpoint 1 at row 10 names the key k9, which is not at hand.',
    );
    expect(reasonOf(checkpoint(1, {}, theirs))).toBe(
      'Checkpoint 1 at row 10 is not signed by the key k1: it was forged or changed.',
    );
  });
});

describe('the log of all checkpoints', () => {
  const trace = (chain: string, number: number): CheckpointTrace => ({
    chain,
    number,
    seq: number * 10,
    hash: `${chain} ${number}`,
  });
  const traces = [trace('a', 1), trace('b', 1), trace('a', 2), trace('b', 2)];
  const log: SignedPlace[] = traces.map((one, at) => {
    const place = { serial: at + 1, kid: 'k1', checkpoint: one, after: traces[at - 1] ?? null };
    return { ...place, signature: signed(placeText(place)) };
  });

  it('is whole', () => {
    expect(judgeLog(log, isSigned)).toEqual({ removed: [], flaw: null });
  });

  it('names the last checkpoint of a chain although nothing of that chain follows', () => {
    const { removed, flaw } = judgeLog(log.toSpliced(2, 1), isSigned);
    expect(removed).toEqual([trace('a', 2)]);
    expect(flaw).toBe('Entry 3 of the checkpoint log was removed, last number 2 of the chain a at row 20.');
  });

  it('counts several and does not believe a forged one', () => {
    expect(judgeLog(log.slice(2), isSigned).flaw).toMatch(
      /^Entries 1 to 2 of the checkpoint log were removed/,
    );
    const start = log[2] && { ...log[2], after: null };
    const lost = start && { ...start, signature: signed(placeText(start)) };
    expect(judgeLog(lost ? [lost] : [], isSigned)).toEqual({
      removed: [],
      flaw: 'Entries 1 to 2 of the checkpoint log were removed.',
    });
    const forged = log.map((one, at) => (at === 1 ? { ...one, after: null } : one));
    expect(judgeLog(forged, isSigned).flaw).toMatch(/^Entry 2 of the checkpoint log is not signed/);
  });
});
