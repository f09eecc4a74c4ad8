import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RequestOf } from '../../../contract/index.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import type { RequestRecord } from '../../../server/modules/requests/index.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change } from '../third-parties/register-app.ts';

let test1: RequestsApp;
let ours: Cast;
let theirs: Cast;
const day = 86_400_000;
beforeAll(async () => {
  test1 = await openRequestsApp([mountDashboards]);
  ours = await buildCast(test1);
  theirs = await buildCast(test1);
  for (const cast of [ours, theirs]) await buildWork(cast);
  // What only the other client has: must show in none of our figures.
  await build(theirs, { status: 'submitted' });
  await buildReleased(theirs, 'low', 4);
});
afterAll(() => test1.close());

const build = (cast: Cast, over: Partial<RequestRecord>) => buildRequest(test1, cast, over);

async function buildReleased(cast: Cast, rating: RatingBand, days: number, country = 'IN') {
  const releasedAt = new Date(test1.platform.clock.now().getTime() - 2 * day);
  const thirdPartyId = await buildThirdParty(cast, rating, country);
  const score = { high: 80, medium: 50, low: 20 }[rating];
  return build(cast, {
    status: 'released',
    thirdPartyId,
    submittedAt: new Date(releasedAt.getTime() - days * day),
    releasedAt,
    dueOn: days > 7 ? '2026-11-10' : '2026-12-01',
    ...{ rating, ratingScore: score, sealedRating: rating, sealedScore: score, provisional: false },
  });
}

let made = 0;
async function buildThirdParty(cast: Cast, rating: RatingBand | null, country: string) {
  made += 1;
  const now = test1.platform.clock.now();
  const [row] = await test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(thirdPartyTable)
      .values({
        clientId: cast.clientId,
        identity: `third party ${made}`,
        name: `Third party ${made}`,
        entityType: 'organisation',
        country,
        rating,
        lastRequestId: randomUUID(),
        createdAt: now,
      })
      .returning({ id: thirdPartyTable.id }),
  );
  return row?.id ?? '';
}

async function buildWork(cast: Cast) {
  await build(cast, { status: 'draft' });
  await build(cast, { status: 'submitted' });
  await build(cast, { status: 'submitted', dueOn: '2026-11-01' });
  await build(cast, { status: 'in_analysis', dueOn: '2026-11-02' });
  await build(cast, { status: 'in_analysis', returned: true, intake: buildIntake() });
  await build(cast, { status: 'clarification' });
  await build(cast, {
    ...{ status: 'in_review', authorId: cast.client.actor.userId },
    thirdPartyId: await buildThirdParty(cast, null, 'AE'),
  });
  await build(cast, { status: 'rejected' });
  await buildReleased(cast, 'high', 2, 'AE');
  await buildReleased(cast, 'medium', 4);
  await buildReleased(cast, 'medium', 9);
}

const dashboardOf = async (who: Member, query: RequestOf<'GET /reports/v1.0/dashboards'> = {}) =>
  (await who.call('GET /reports/v1.0/dashboards', query)).Data;
const tilesOf = async (who: Member) =>
  Object.fromEntries((await dashboardOf(who)).tiles.map(({ key, value }) => [key, value]));

test('a client counts what it has, by status, by rating and by country', async () => {
  const { byStatus, thirdParties, byCountry, client } = await dashboardOf(ours.client);
  expect(Object.fromEntries(byStatus.map(({ status, value }) => [status, value]))).toMatchObject({
    draft: 1,
    submitted: 2,
    allocated: 0,
    in_analysis: 2,
    clarification: 1,
    in_review: 1,
    released: 3,
    rejected: 1,
    cancelled: 0,
  });
  expect(thirdParties).toEqual({ high: 1, medium: 2, low: 0, unrated: 1 });
  expect(byCountry).toEqual(
    expect.arrayContaining([
      { country: 'AE', high: 1, medium: 0, low: 0, unrated: 1 },
      { country: 'IN', high: 0, medium: 2, low: 0, unrated: 0 },
    ]),
  );
  expect(client).toMatchObject({ id: ours.clientId });
});

test('every big figure counts what its role has to know', async () => {
  expect(await tilesOf(ours.client)).toEqual({
    open: 6,
    waiting: 1,
    overdue: 2,
    in_work: 3,
    high: 1,
    released: 3,
  });
  expect(await tilesOf(ours.drafter)).toMatchObject({ open: 4, waiting: 2, overdue: 1, returned: 1 });
  expect(await tilesOf(ours.allocator)).toMatchObject({ unallocated: 5, waiting: 7, overdue: 4 });
});

test('what waits for a person is named with what to do', async () => {
  const whats = async (who: Member) => (await dashboardOf(who)).waiting.map(({ what }) => what).sort();
  expect(await whats(ours.clientuser)).toEqual(['Answer the question', 'Complete and submit']);
  expect(await whats(ours.drafter)).toEqual(['Revise: it was returned', 'Work on the analysis']);
  expect(await whats(ours.admin)).toEqual([]);
});

test('the load of drafters counts open and overdue work of each', async () => {
  const { load } = await dashboardOf(ours.allocator);
  const of = (who: Member) => load.find(({ drafterId }) => drafterId === who.actor.userId);
  expect(of(ours.drafter)).toMatchObject({ name: 'Ravi Mehta', open: 4, overdue: 1, available: true });
  expect(of(ours.other)).toMatchObject({ open: 0, overdue: 0 });
  expect((await dashboardOf(ours.client)).load).toEqual([]);
});

test('the worst risks come first', async () => {
  const { topRisks, recentReports } = await dashboardOf(ours.client);
  expect(topRisks.map(({ rating }) => rating)).toEqual(['high', 'medium', 'medium']);
  expect(recentReports).toHaveLength(3);
});

test('C8 no figure of a client contains another client’s, and no name of it is shown', async () => {
  const text = JSON.stringify(await dashboardOf(ours.client));
  expect(text).not.toContain(theirs.clientId);
  const own = await dashboardOf(ours.client);
  const total = own.byStatus.reduce((sum, { value }) => sum + value, 0);
  expect(total).toBe(11);
  const firm = await dashboardOf(ours.allocator);
  expect(firm.byStatus.reduce((sum, { value }) => sum + value, 0)).toBe(2 * 10 + 2);
  expect(firm.thirdParties).toEqual({ high: 2, medium: 4, low: 1, unrated: 2 });
});

test('C2 a client asking for another client’s overview is told it is not there', async () => {
  const ask = (client: string) => ours.client.attempt('GET /reports/v1.0/dashboards', { client });
  const [foreign, missing] = [await ask(theirs.clientId), await ask('7c9e6679-7425-40de-944b-e07fc1f90ae7')];
  expect([foreign.status, missing.status]).toEqual([404, 404]);
  expect(foreign.body.Data).toBe(missing.body.Data);
});

test('W13 the firm reads the overview of one client in the same figures as the client, but for its drafts', async () => {
  const own = await dashboardOf(ours.client);
  const seen = await dashboardOf(ours.allocator, { client: ours.clientId });
  const submitted = own.byStatus.map((one) => (one.status === 'draft' ? { ...one, value: 0 } : one));
  expect(seen.byStatus).toEqual(submitted);
  for (const figure of ['thirdParties', 'topRisks'] as const) expect(seen[figure]).toEqual(own[figure]);
});

test('C4 a clientuser counts own requests and their third parties only', async () => {
  const { byStatus, thirdParties } = await dashboardOf(ours.clientuser);
  expect(byStatus.find(({ status }) => status === 'in_review')?.value).toBe(0);
  expect(thirdParties).toEqual({ high: 1, medium: 2, low: 0, unrated: 0 });
});

test('figures follow a change at once', async () => {
  const request = await buildReleased(ours, 'low', 5);
  expect((await dashboardOf(ours.client)).thirdParties.low).toBe(1);
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .update(thirdPartyTable)
      .set({ rating: 'high' })
      .where(eq(thirdPartyTable.id, request.thirdPartyId ?? '')),
  );
  expect((await dashboardOf(ours.client)).thirdParties).toMatchObject({ low: 0, high: 2 });
});

test('a third party is a risk by its newest report alone', async () => {
  const names = async () => (await dashboardOf(ours.client)).topRisks.map(({ legalName }) => legalName);
  const before = await names();
  const earlier = await buildReleased(ours, 'high', 3);
  expect(await names()).toContain(earlier.legalName);
  const later = await build(ours, {
    status: 'released',
    thirdPartyId: earlier.thirdPartyId,
    releasedAt: new Date(test1.platform.clock.now().getTime() - day),
    ...{ rating: 'low', ratingScore: 5, sealedRating: 'low', sealedScore: 5, provisional: false },
  });
  expect((await names()).toSorted()).toEqual([...before, later.legalName].toSorted());
});

test('a third party that was merged into another one is counted once, as in the list', async () => {
  const [kept, gone] = [await buildReleased(ours, 'low', 3, 'KE'), await buildReleased(ours, 'low', 3, 'KE')];
  const inKenya = async (who: Member) =>
    (await dashboardOf(who)).byCountry.find(({ country }) => country === 'KE');
  for (const who of [ours.client, ours.clientuser, ours.allocator])
    expect(await inKenya(who)).toMatchObject({ low: 2 });
  const merged = await change(ours.client, gone.thirdPartyId ?? '', {
    action: 'merge',
    into: kept.thirdPartyId ?? '',
    reason: 'Renamed in 2024.',
  });
  expect(merged.status).toBe(200);
  for (const who of [ours.client, ours.clientuser, ours.allocator])
    expect(await inKenya(who)).toMatchObject({ low: 1 });
});

/** How long the list is that each figure leads to. */
async function listsBehind(who: Member, query: RequestOf<'GET /reports/v1.0/dashboards'> = {}) {
  const { tiles } = await dashboardOf(who, query);
  const lengths = tiles.map(async ({ key, href = '' }) => {
    const { pathname, searchParams } = new URL(href, 'http://localhost');
    const asked = Object.fromEntries(searchParams) as never;
    const { total } = pathname.endsWith('thirdparties')
      ? await who.call('GET /reports/v1.0/thirdparties', asked)
      : await who.call('GET /reports/v1.0/requestdetails', asked);
    return [key, total];
  });
  const values = tiles.map(({ key, value }) => [key, value]);
  return { values: Object.fromEntries(values), lengths: Object.fromEntries(await Promise.all(lengths)) };
}

test('each figure is the length of the list behind it', async () => {
  await build(ours, {
    status: 'released',
    releasedAt: new Date(test1.platform.clock.now().getTime() - 31 * day),
  });
  for (const who of [ours.client, ours.clientuser, ours.drafter, ours.allocator, ours.admin]) {
    const { values, lengths } = await listsBehind(who);
    expect(lengths).toEqual(values);
    expect(values.released).toBeGreaterThan(0);
  }
});

test('the figures of one client, or of the requests of some days, lead to lists of these', async () => {
  const { clientId } = ours;
  for (const query of [{ client: clientId }, { client: clientId, to: '2020-01-01' }]) {
    const { values, lengths } = await listsBehind(ours.allocator, query);
    expect(lengths).toEqual(values);
  }
});
