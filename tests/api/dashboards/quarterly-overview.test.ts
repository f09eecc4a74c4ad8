import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { record } from '../../../server/modules/audit/index.ts';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import { conditions, thirdParties } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { ACCESSIBLE_ARCHIVE, declaredStandards } from '../../support/documents/declared-standards.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { pngUrl, writtenPng } from '../../support/documents/written-png.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';

let app: RequestsApp;
let ours: Cast;
let theirs: Cast;
beforeAll(async () => {
  app = await openRequestsApp([mountDashboards]);
  ours = await buildCast(app);
  theirs = await buildCast(app);
  await released(ours, '2026-05-01', '2026-05-09', 'low');
  await released(ours, '2026-08-30', '2026-09-03', 'high');
  await released(ours, '2026-09-10', '2026-09-16', 'low');
  await released(theirs, '2026-08-01', '2026-08-05', 'medium');
  await decideOn(ours, 'Palar Tanneries', 'Annual audit of the effluent plant.');
});
afterAll(() => app.close());

/** Approved with a condition in the quarter, as the trail tells too, and due for a review. */
const decideOn = ({ clientId }: Cast, name: string, text: string) =>
  app.platform.database.tx({ kind: 'identity' }, async () => {
    const at = noon('2026-09-20');
    const [party] = await db()
      .insert(thirdParties)
      .values({
        ...{ clientId, name, identity: name, entityType: 'organisation', lastRequestId: randomUUID() },
        ...{ relationship: 'approved_with_conditions' as const, decidedAt: at, createdAt: at },
        nextReviewOn: '2026-12-01',
      })
      .returning();
    await db()
      .insert(conditions)
      .values({ clientId, thirdPartyId: party?.id ?? '', text, dueOn: '2026-11-30', createdAt: at });
    await record(
      { now: () => at },
      {
        type: 'thirdparty.decided',
        actor: 'system',
        clientId,
        object: { type: 'third_party', id: party?.id ?? '' },
        data: { decision: 'approved_with_conditions', conditions: 1 },
      },
    );
  });

const noon = (date: string) => new Date(`${date}T06:30:00Z`);
const released = (cast: Cast, submitted: string, on: string, sealedRating: 'high' | 'medium' | 'low') =>
  buildRequest(app, cast, {
    status: 'released',
    submittedAt: noon(submitted),
    releasedAt: noon(on),
    ...{ sealedRating, rating: sealedRating, ratingScore: 50, provisional: false },
    dueOn: '2026-12-31',
    thirdPartyId: randomUUID(),
  });

const overviewOf = (who: Member, quarter: string, client?: string) =>
  who.attempt('POST /reports/v1.0/quarterlyoverviews', { quarter, ...(client ? { client } : {}) });

async function pdfOf(who: Member, quarter: string, client?: string) {
  const { status, body } = await overviewOf(who, quarter, client);
  expect(status).toBe(200);
  return readPdf(body as unknown as Buffer);
}

test('a quarter is shown beside the quarter before, for one client or for all of them', async () => {
  const { text } = await pdfOf(ours.client, '2026-Q3');
  expect(text).toContain('Quarterly overview, Q3 2026');
  expect(text).toContain('Reports released 1 2 +1');
  expect(text).toContain('Average days to release 8 5 −3');
  expect(text).toContain('Reports rated High 0 1 +1');
  const firm = await pdfOf(ours.allocator, '2026-Q3');
  expect(firm.text).toContain('All clients');
  expect(firm.text).toContain('Reports released 1 3 +2');
  const one = await pdfOf(ours.allocator, '2026-Q3', ours.clientId);
  expect(one.text).toContain('Reports released 1 2 +1');
});

test('third parties by risk, decisions, and what is due by the end of the next quarter are of the client alone', async () => {
  const { text } = await pdfOf(ours.client, '2026-Q3');
  expect(text).toContain('Rated higher in this quarter: 0. Rated lower: 0.');
  expect(text).toContain('Q2 2026 0 0 1 1 Q3 2026 1 0 2 3');
  expect(text).toContain('Approved with conditions 1');
  expect(text).toMatch(
    /Conditions due by 2026-12-31.*Palar Tanneries Annual audit of the effluent plant. 2026-11-30 Open/,
  );
  expect(text).toMatch(/Reviews due by 2026-12-31.*Palar Tanneries – 2026-12-01/);
  const other = await pdfOf(theirs.client, '2026-Q3');
  expect(other.text).not.toContain('Palar Tanneries');
  expect(other.text).toContain('No decision was made in this quarter.');
});

test.each([
  ['en-US', 'Highest risks'],
  ['hi-IN', ''],
  ['ar-SA', ''],
] as const)(
  'the overview in %s is tagged, declares PDF/UA, and says its language and title',
  async (language, heading) => {
    await ours.client.call('POST /security/v1.0/updatelanguage', { language });
    const { pdf, text } = await pdfOf(ours.client, '2026-Q3');
    expect(text).toContain(heading);
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Language: language.slice(0, 2) });
    expect(metadata?.get('dc:title')).toContain('2026');
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await declaredStandards(pdf)).toEqual(ACCESSIBLE_ARCHIVE);
    expect((await pdf.getOutline())?.length).toBe(6);
    await ours.client.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
  },
);

test('a quarter that is not over says so, and one that has not begun is refused', async () => {
  expect((await pdfOf(ours.client, '2026-Q4')).text).toContain('This quarter is not over yet.');
  const early = await overviewOf(ours.client, '2027-Q1');
  expect(early).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
});

test('the overview is for those who read the client overview, each for their own clients', async () => {
  expect((await overviewOf(ours.drafter, '2026-Q3')).status).toBe(403);
  expect((await overviewOf(ours.clientuser, '2026-Q3')).status).toBe(403);
  expect((await overviewOf(ours.client, '2026-Q3', theirs.clientId)).status).toBe(404);
});

test('the overview of one client carries its logo on every page and its accent, that of all clients neither', async () => {
  const { clientId } = ours;
  const logo = pngUrl(writtenPng(300, 100));
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(
      sql`insert into client_branding (client_id, accent, logo) values (${clientId}, '#1A4F9C', ${logo})`,
    ),
  );
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const looks = async (client?: string) => {
    const { pdf } = await pdfOf(ours.admin, '2026-Q3', client);
    const pages = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => (await pdf.getPage(at + 1)).getOperatorList()),
    );
    return {
      logos: pages.map(({ fnArray }) => fnArray.includes(OPS.paintImageXObject)),
      isBlue: JSON.stringify(pages.map(({ argsArray }) => argsArray)).includes('#1a4f9c'),
    };
  };
  const own = await looks(clientId);
  expect(own).toEqual({ logos: own.logos.map(() => true), isBlue: true });
  const all = await looks();
  expect(all).toEqual({ logos: all.logos.map(() => false), isBlue: false });
});
