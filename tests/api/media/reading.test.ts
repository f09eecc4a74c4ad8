import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { mediaSources } from '../../../server/modules/assessment/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { FEW_PASSAGES_DIR } from '../../support/data/few-passages-dir.ts';
import { plainPdf } from '../../support/documents/hostile-pdf.ts';
import { writtenDocuments, writtenPage } from '../../support/documents/written-documents.ts';
import { writtenPdf } from '../../support/documents/written-pdf.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { attemptSave, save } from '../assessment/working-on.ts';
import { act, attemptAct } from '../requests/act.ts';
import { analysisOf, intakeOf, screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { addSource, allRead, attemptSource, decided, useModel } from './read-media.ts';

const app = await openScreeningApp([], { env: { passagesDir: FEW_PASSAGES_DIR } });
await useInventedList(app);
afterAll(() => app.close());

const drafter = () => app.cast.drafter;
let made = 0;
/** A third party that nobody else has, whose director is Arun Sethi. */
const newcomer = () => {
  made += 1;
  const legalName = `Kaveri Dredging ${['Alpha', 'Bravo', 'Castle', 'Delta', 'Eagle', 'Falcon', 'Garnet'][made % 7]} Limited`;
  return { legalName, principals: [{ name: 'Arun Sethi', role: 'director' as const }] };
};
const bribery = (name: string) => [
  `On 12 March 2021 prosecutors charged ${name} with paying bribes to port officials in Luanda in order to win a dredging contract.`,
  `Its director Arun Sethi was arrested and accused of handing envelopes of cash to an official, prosecutors said.`,
];
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

test('a document that came with the request waits, and says so, until a version of the model is active', async () => {
  const { cast } = app;
  const facts = newcomer();
  const { Data: draft } = await cast.client.call(
    'POST /reports/v1.0/requestdetails',
    { intake: intakeOf(facts) },
    [{ name: 'clipping.txt', content: bribery(facts.legalName).join('\n\n') }],
  );
  const submitted = await act(cast.client, 'submit', draft, { consent: true });
  const allocated = await act(cast.allocator, 'accept_and_allocate', submitted, {
    assignee: cast.drafter.actor.userId,
  });
  const request = await act(cast.drafter, 'start', allocated);
  await screened(drafter(), request);
  const before = await allRead(drafter(), request);
  expect(before.media).toMatchObject({ model: null, sources: [{ kind: 'attachment', status: 'waiting' }] });
  expect(before.openPoints.join(' ')).not.toContain('being read');
  await useModel(app);
  const { media, findings } = await readByModel(request);
  expect(media).toMatchObject({ model: 1, sources: [{ status: 'read', model: 1, outdated: false }] });
  expect(findings.map(({ status }) => status)).toContain('proposed');
});

/** Waits for what an activation has queued. */
const readByModel = (request: { id: string; clientId: string }) =>
  waitFor(
    async () => {
      const work = await workOf(drafter(), request);
      return work.media.sources.every(({ status }) => status === 'read') ? work : null;
    },
    { what: 'the documents to be read', everyMs: 50 },
  );

test('of a document with scanned pages it is said which pages were not read', async () => {
  const request = await screenedRequest(app, newcomer());
  const content = writtenPdf(['Clippings', '', 'A letter', '', '']);
  const sent = { action: 'add' as const, title: 'Partly scanned' };
  const { media } = await addSource(drafter(), request, sent, [{ name: 'partly.pdf', content }]);
  const error = expect.stringMatching(/^These pages have no text.+ and were not read: 2, 4–5\. Paste /);
  expect(media.sources).toMatchObject([{ status: 'read', error }]);
});

test('every kind of document is read into proposed findings that stand where they say, with the hash of what was stored', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  for (const document of await writtenDocuments(bribery(facts.legalName))) {
    const sent = {
      action: 'add' as const,
      title: 'Harbour Gazette',
      url: 'https://gazette.example/7',
      publishedOn: '2021-03-14',
    };
    const { findings, media } = await addSource(drafter(), request, sent, [document]);
    const source = media.sources.find(({ sha256 }) => sha256 === hash(document.content));
    expect([document.name, source?.status, source?.error]).toEqual([document.name, 'read', null]);
    const proposed = findings.filter(({ machine }) => machine?.source === source?.id);
    expect([document.name, proposed.length]).not.toEqual([document.name, 0]);
    const [first] = proposed;
    expect(first).toMatchObject({
      category: 'bribery_corruption',
      stage: 'charge',
      severity: 'high',
      status: 'proposed',
      createdBy: 'Prudence',
      source: {
        title: sent.title,
        url: sent.url,
        publishedOn: '2021-03-14',
        accessedAt: '2026-11-20',
        sha256: source?.sha256,
      },
      machine: { model: 1, label: 'bribery_corruption' },
    });
    const { excerpt, words, mentions, probability } = first!.machine!;
    expect(first?.excerpt).toBe(excerpt);
    expect(probability).toBeGreaterThan(0.5);
    expect(words.length).toBeGreaterThan(0);
    for (const { text, start, end } of words) expect(excerpt.slice(start, end)).toBe(text);
    expect(mentions.map(({ name }) => name)).toContain(facts.legalName);
    const evidence = first?.source?.attachmentId;
    expect(source?.attachmentId).toBe(evidence);
    if (document.name.endsWith('.pdf')) expect(first?.source?.page).toBe(2);
  }
  const { findings } = await workOf(drafter(), request);
  const events = new Set(
    findings.filter(({ category }) => category === 'bribery_corruption').map(({ machine }) => machine?.event),
  );
  expect(events.size).toBeLessThan(findings.length);
});

test('D1 D12 a web page is read, kept by its hash, and never served: only its text is evidence, as text', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const page = writtenPage('<script>alert(1)</script> Gazette', [
    ...bribery(facts.legalName),
    '<img src=x onerror=alert(1)>',
  ]);
  await addSource(drafter(), request, { action: 'add', title: 'Gazette' }, [
    { name: 'page.html', content: page },
  ]);
  const { request: seen } = await analysisOf(drafter(), request);
  expect(seen.files.map(({ name, mime }) => [name, mime])).toEqual([['Gazette.txt', 'text/plain']]);
  const { body } = await drafter().attempt('POST /reports/v1.0/downloadattachments', {
    client: request.clientId,
    request: request.id,
    ids: [seen.files[0]?.id ?? ''],
  });
  const text = String(body);
  expect(text).toContain('paying bribes');
  expect(text).not.toMatch(/<[a-z!/]|alert\(1\)<|Imprint|read more/i);
});

test('nothing is proposed twice, and what a person decided stays decided however often it is read', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const text = bribery(facts.legalName).join('\n\n');
  const first = await addSource(drafter(), request, { action: 'add', title: 'Gazette', text });
  const same = await attemptSource(drafter(), request, { action: 'add', title: 'Again', text });
  expect(same).toMatchObject({ status: 422, body: { code: 'request.not_possible' } });
  const [kept] = first.findings;
  await save(drafter(), request, {
    findings: [decided(kept!, { status: 'dismissed', dismissal: 'another_party' })],
  });
  const source = first.media.sources[0]?.id ?? '';
  const again = await addSource(drafter(), request, { action: 'read_again', source });
  expect(again.findings.map(({ id }) => id)).toEqual(first.findings.map(({ id }) => id));
  expect(again.findings[0]).toMatchObject({ status: 'dismissed', dismissal: 'another_party' });
  // As a server leaves it that was killed while it read.
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(mediaSources).set({ status: 'reading' }).where(eq(mediaSources.id, source)),
  );
  const other = { action: 'add' as const, title: 'Notices', text: 'The harbour office opens at nine.' };
  const resumed = await addSource(drafter(), request, other);
  expect(resumed.media.sources.map(({ status }) => status)).toEqual(['read', 'read']);
  expect(resumed.findings.map(({ id }) => id)).toEqual(first.findings.map(({ id }) => id));
  const gone = await attemptSource(drafter(), request, { action: 'read_again', source: request.id });
  expect(gone.status).toBe(404);
});

test('a document of which nothing is proposed says why, and how near the closest passage came', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const why = async (title: string, text: string) => {
    const { media } = await addSource(drafter(), request, { action: 'add', title, text });
    return media.sources.find((source) => source.title === title);
  };
  expect(
    await why('Notices', 'The harbour office of the town opens at nine and closes at five.'),
  ).toMatchObject({
    proposed: 0,
    noProposals: { reason: 'not_named' },
  });
  const french = `Le parquet a inculpé ${facts.legalName} pour avoir versé des pots-de-vin à des fonctionnaires.`;
  expect((await why('Journal', french))?.noProposals).toEqual({ reason: 'not_english' });
  const canteen = `${facts.legalName} opened a canteen for its apprentices, and the choir of the town sang.`;
  const { noProposals } = (await why('Canteen', canteen))!;
  expect(noProposals).toEqual({
    reason: 'not_adverse',
    closest: { label: expect.any(String), probability: expect.any(Number), excerpt: canteen },
  });
  expect(noProposals?.closest?.label).not.toBe('none');
  const told = await why('Gazette', bribery(facts.legalName)[0]!);
  expect(told?.proposed).toBeGreaterThan(0);
  expect(told?.noProposals).toBeNull();
});

test('the machine decides nothing: a proposal counts once a person confirms it, and refuses the review until somebody decides', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const before = await workOf(drafter(), request);
  const { findings, rating, openPoints } = await addSource(drafter(), request, {
    action: 'add',
    title: 'Gazette',
    text: bribery(facts.legalName)[0]!,
  });
  const [proposal] = findings;
  expect(findings).toHaveLength(1);
  expect(rating?.score).toBe(before.rating?.score);
  expect(rating?.provisional).toBe(true);
  expect(openPoints).toContain('1 finding is neither confirmed nor dismissed.');
  const refused = await attemptAct(drafter(), 'submit_for_review', request);
  expect(refused.body.Data).toContain('neither confirmed nor dismissed');
  const { version } = await workOf(drafter(), request);
  const bare = await attemptSave(
    drafter(),
    request,
    { findings: [decided(proposal!, { status: 'dismissed' })] },
    version,
  );
  expect(bare).toMatchObject({
    status: 400,
    body: { fields: { 'findings.0.dismissal': 'Explain why this finding is dismissed.' } },
  });
  const forged = { ...proposal!.source!, sha256: '0'.repeat(64) };
  const confirmed = await save(drafter(), request, {
    findings: [decided(proposal!, { status: 'confirmed', severity: 'medium', source: forged })],
  });
  expect(confirmed.findings[0]).toMatchObject({
    status: 'confirmed',
    source: { sha256: proposal!.source!.sha256 },
  });
  expect(confirmed.rating?.score).toBeGreaterThan(before.rating?.score ?? 0);
  expect(confirmed.openPoints.join(' ')).not.toContain('neither confirmed');
});

test('another name has the documents read again for it, and what nobody decided follows', async () => {
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const text =
    'On 3 May 2020 a court convicted Dieter Brandhorst of bribing customs officers with cash in order to import dredgers.';
  const before = await addSource(drafter(), request, { action: 'add', title: 'Court report', text });
  expect(before.findings).toEqual([]);
  const principals = [...facts.principals, { name: 'Dieter Brandhorst', role: 'officer' as const }];
  const { request: now } = await analysisOf(drafter(), request);
  await act(drafter(), 'amend', now, { intake: { principals } });
  const after = await allRead(drafter(), request);
  expect(after.findings).toMatchObject([{ role: 'principal', stage: 'conviction', status: 'proposed' }]);
});

test('C4 C7 neither the client nor anybody but its drafter sees or adds any of it', async () => {
  const { client, allocator, admin } = app.cast;
  const facts = newcomer();
  const request = await screenedRequest(app, facts);
  const text = bribery(facts.legalName).join('\n\n');
  await addSource(drafter(), request, { action: 'add', title: 'Secret Gazette', text });
  const sent = { action: 'add', title: 'x', text } as const;
  for (const who of [client, allocator, admin])
    expect((await attemptSource(who, request, sent)).status).toBe(403);
  const which = { client: request.clientId, request: request.id };
  const told = JSON.stringify([
    await client.call('GET /reports/v1.0/requestanalysis', which),
    await client.call('GET /reports/v1.0/casetimeline', which),
    await client.call('GET /reports/v1.0/audittrails', { requestId: request.id } as never),
    await client.call('GET /reports/v1.0/notifications', {}),
    await client.call('GET /reports/v1.0/jobs', {}),
  ]);
  expect(told).not.toContain('Secret Gazette');
  expect(told).not.toContain('paying bribes');
});

const hostile: [string, { name: string; content: string | Uint8Array<ArrayBuffer> }, RegExp][] = [
  [
    'D14 a PDF without a text',
    { name: 'scan.pdf', content: plainPdf() },
    /has no text, for example.*Paste the text/,
  ],
  [
    'D14 a PDF that is damaged',
    { name: 'torn.pdf', content: '%PDF-1.7\nnothing more' },
    /cannot be read as a PDF/,
  ],
];

test.each(hostile)(
  '%s ends in a clear word, and the next document is read all the same',
  async (_, file, reason) => {
    const facts = newcomer();
    const request = await screenedRequest(app, facts);
    const failed = await addSource(drafter(), request, { action: 'add', title: 'Scan' }, [file]);
    expect(failed.media.sources).toMatchObject([{ status: 'failed', error: expect.stringMatching(reason) }]);
    const text = bribery(facts.legalName).join('\n\n');
    const read = await addSource(drafter(), request, { action: 'add', title: 'Gazette', text });
    expect(read.media.sources.map(({ status }) => status).sort()).toEqual(['failed', 'read']);
    expect(read.openPoints.join(' ')).not.toContain('being read');
  },
);
