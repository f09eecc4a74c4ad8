import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ListLimits } from '../../../contract/limits.ts';
import { mountReports } from '../../../server/modules/reports/index.ts';
import { db, type Platform } from '../../../server/platform/index.ts';
import { ACCESSIBLE_ARCHIVE, declaredStandards } from '../../support/documents/declared-standards.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { testWith } from '../../support/runner/test-with.ts';
import { eventsOf } from '../audit/told-events.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp } from '../requests/requests-app.ts';

const app = await openRequestsApp([
  // Nobody opens a dossier here.
  (server, platform: Platform) => mountReports(server, platform, {} as never),
]);
const [ours, theirs] = [await buildCast(app), await buildCast(app)];
afterAll(() => app.close());

const named = (cast: Cast, legalName: string, over = {}) =>
  buildRequest(app, cast, { intake: buildIntake({ legalName }), ...over });
const rated = { sealedRating: 'high', sealedScore: 70, rating: 'high', ratingScore: 70 } as const;
const [tannery, weaver] = [
  await named(ours, 'Palar Tanneries', {
    status: 'released',
    ...rated,
    provisional: false,
    dueOn: '2026-11-30',
  }),
  await named(ours, 'Cauvery Weavers', { status: 'in_review', dueOn: '2020-01-01' }),
];
await named(ours, 'Own Draft', { status: 'draft' });
const foreign = await named(theirs, 'Thar Salt Works');

const ask = (who: Member, query: object = {}) => who.attempt('POST /reports/v1.0/requestlists', query);
async function listOf(who: Member, query: object = {}) {
  const { status, body } = await ask(who, query);
  expect(status).toBe(200);
  return readPdf(body as unknown as Buffer);
}
const inLanguage = async <T>(who: Member, language: 'en-US' | 'hi-IN' | 'ar-SA', work: () => Promise<T>) => {
  await who.call('POST /security/v1.0/updatelanguage', { language });
  const result = await work();
  await who.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
  return result;
};

test('a client takes its requests away on paper, without those of others and without who works on them', async () => {
  const { text } = await listOf(ours.client);
  expect(text).toContain('Request list');
  expect(text).toContain('3 requests as of ');
  expect(text).toContain('No filters: all requests that you can see.');
  expect(text).toMatch(/Palar Tanneries India Standard due diligence Released High/);
  expect(text).toMatch(/2020-01-01, overdue/);
  expect(text).not.toContain('Thar Salt Works');
  expect(text).not.toContain('Drafter');
  expect(text).not.toContain(ours.drafter.actor.name);
});

test('the firm reads whose each request is and who drafts it, and no draft of a client', async () => {
  const { text } = await listOf(ours.allocator);
  expect(text).toContain('All clients');
  expect(text).toContain(ours.drafter.actor.name);
  expect(text).toContain('Thar Salt Works');
  expect(text).not.toContain('Own Draft');
  const one = await listOf(ours.allocator, { client: ours.clientId });
  expect(one.text).not.toContain('Thar Salt Works');
});

test('a client that does not exist, or is another one, is not found', async () => {
  expect((await ask(ours.client, { client: theirs.clientId })).status).toBe(404);
  expect((await ask(ours.allocator, { client: randomUUID() })).status).toBe(404);
});

test('the first page tells in words by which filters the list was narrowed', async () => {
  const { text } = await listOf(ours.allocator, {
    view: 'open',
    search: 'Cauvery',
    status: ['in_review', 'released'],
    rating: ['high', 'medium'],
    country: ['IN'],
    reportType: ['standard_due_diligence'],
    category: ['sanctions'],
    entityType: ['organisation'],
    drafter: [ours.drafter.actor.userId],
    overdue: true,
    createdFrom: '2020-01-01',
  });
  expect(text).toContain('No requests as of');
  expect(text).toContain('No requests match these filters.');
  for (const said of [
    'View Open',
    'Search Cauvery',
    'Status In review, Released',
    'Risk High, Medium',
    'Type Organisation',
    'Country India',
    'Report Standard due diligence',
    'Risks to assess Sanctions',
    `Drafter ${ours.drafter.actor.name}`,
    'Overdue Yes',
    'Created From 2020-01-01',
  ])
    expect(text).toContain(said);
  // Whose id this is stays with the firm.
  const outside = await listOf(ours.client, { drafter: [ours.drafter.actor.userId] });
  expect(outside.text).toContain('Drafter –');
  expect(outside.text).not.toContain(ours.drafter.actor.name);
});

test('selected requests stand alone in it, without those that the reader may not see', async () => {
  const { text } = await listOf(ours.client, { selected: [tannery.id, foreign.id] });
  expect(text).toContain('Selection 2 selected requests');
  expect(text).toContain('1 request as of');
  expect(text).toContain('Palar Tanneries');
  expect(text).not.toContain('Cauvery Weavers');
});

test('rows come in the order of the list', async () => {
  const ordered = async (sort: string) => {
    const { text } = await listOf(ours.client, { selected: [tannery.id, weaver.id], sort });
    return text.indexOf('Cauvery') < text.indexOf('Palar');
  };
  expect([await ordered('legalName'), await ordered('-legalName')]).toEqual([true, false]);
});

test('the audit trail has it as an export of the list, with the format and the number of rows', async () => {
  const [, events] = await eventsOf(app, () => ask(ours.client, { rating: ['high'] }));
  expect(events).toEqual([
    expect.objectContaining({
      type: 'list.exported',
      data: { list: 'GET /reports/v1.0/requestdetails', format: 'pdf', rows: 1, filters: ['rating'] },
    }),
  ]);
});

test.each([
  ['en-US', 'Request list', true],
  ['hi-IN', 'अनुरोध सूची', false],
  ['ar-SA', 'قائمة الطلبات', false],
] as const)(
  'in %s the list is tagged, has bookmarks, declares PDF/UA, and says its language and title',
  async (...given) => {
    const [language, title, isEnglish] = given;
    const { pdf, text } = await inLanguage(ours.client, language, () => listOf(ours.client));
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language.slice(0, 2) });
    expect(metadata?.get('dc:title')).toContain(title);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await declaredStandards(pdf)).toEqual(ACCESSIBLE_ARCHIVE);
    expect(await pdf.getOutline()).toHaveLength(2);
    // The text of scripts that join their letters is in shapes: it shows what is left in English.
    const left = ['In review', 'Released', 'India', 'No filters', 'as of'].filter((word) =>
      text.includes(word),
    );
    expect(left).toHaveLength(isEnglish ? 5 : 0);
    expect(text).toContain('Palar Tanneries');
  },
);

const given = async (language: 'ar-SA') => {
  const { body } = await inLanguage(ours.client, language, () => ask(ours.client, { rating: ['high'] }));
  return body as unknown as Buffer;
};

testWith('pdftotext', 'apt-get install poppler-utils')(
  'pdftotext reads an Arabic list in its own letters',
  async () => {
    const read = execFileSync('pdftotext', ['-', '-'], { input: await given('ar-SA'), encoding: 'utf8' });
    const text = read.normalize('NFKC').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
    for (const words of [
      'قائمة الطلبات',
      'عوامل التصفية',
      'المخاطر',
      'مرتفع',
      'صادر',
      'الهند',
      // Words of the cell beside may come between those of a name.
      'Palar',
      'Tanneries',
    ])
      expect(text).toContain(words);
  },
);

testWith('qpdf')('qpdf finds nothing wrong with a list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-list-'));
  const file = join(folder, 'list.pdf');
  writeFileSync(file, await given('ar-SA'));
  const found = execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(found).toContain('No syntax or stream encoding errors found');
});

test('more requests than a PDF lists are refused with what to do, and nothing is recorded as exported', async () => {
  const cast = await buildCast(app);
  const { id } = await buildRequest(app, cast);
  const copies = (count: number) =>
    app.platform.database.tx({ kind: 'identity' }, () =>
      db().execute(sql`insert into requests
        select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'number', 'C-' || gen_random_uuid()))).*
        from requests r, generate_series(1, ${count}) where r.id = ${id}`),
    );
  await copies(ListLimits.paperRows - 1);
  const { pdf, text } = await listOf(cast.client);
  expect(text).toContain('1,000 requests as of');
  expect(pdf.numPages).toBeGreaterThan(20);
  await copies(1);
  const [refused, events] = await eventsOf(app, () => ask(cast.client));
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'input.invalid',
      Data: 'A PDF lists up to 1000 requests, and these filters give 1001. Narrow the filters, or save a CSV file or a workbook.',
    },
  });
  expect(events).toEqual([]);
});
