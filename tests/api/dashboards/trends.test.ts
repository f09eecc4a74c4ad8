import type { RequestOf } from '../../../contract/index.ts';
import type { RatingBand } from '../../../contract/words.ts';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import type { Member } from '../../support/people/sign-in-as.ts';
import { buildIntake, buildRequest } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp } from '../requests/requests-app.ts';

const day = 86_400_000;
const app = await openRequestsApp([mountDashboards]);
const ours = await buildCast(app);
const theirs = await buildCast(app);
afterAll(() => app.close());

const noon = (date: string) => new Date(`${date}T06:30:00Z`);
const [first, second] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];

const released = (
  cast: Cast,
  submitted: string,
  on: string,
  sealedRating: RatingBand,
  more: { dueOn?: string; thirdPartyId?: string; country?: string } = {},
) =>
  buildRequest(app, cast, {
    status: 'released',
    submittedAt: noon(submitted),
    releasedAt: noon(on),
    sealedRating,
    dueOn: more.dueOn ?? '2026-12-31',
    thirdPartyId: more.thirdPartyId ?? null,
    intake: buildIntake({ countryOfIncorporation: more.country ?? 'IN' }),
  });

const trendsOf = async (who: Member, query: RequestOf<'GET /reports/v1.0/trends'> = {}) =>
  (await who.call('GET /reports/v1.0/trends', query)).Data;

const since = (month: string) => ({ from: `${month}-15` });

test('months count what came in, what was released by rating and in time, and what was open at their end', async () => {
  const empty = await trendsOf(ours.client, since('2026-06'));
  expect(empty.months.map(({ month }) => month)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(empty.months.every((month) => month.raised + month.open === 0 && month.averageDays === null)).toBe(
    true,
  );

  await released(ours, '2026-08-30', '2026-09-03', 'high', { thirdPartyId: first });
  await released(ours, '2026-09-10', '2026-09-16', 'low', { thirdPartyId: second, dueOn: '2026-09-15' });
  await released(ours, '2026-10-01', '2026-10-03', 'low', { thirdPartyId: first });
  await buildRequest(app, ours, {
    status: 'rejected',
    submittedAt: noon('2026-09-20'),
    statusSince: noon('2026-10-02'),
  });
  await buildRequest(app, ours, {
    status: 'in_analysis',
    submittedAt: noon('2026-10-20'),
    dueOn: '2026-10-25',
  });
  await buildRequest(app, ours, { status: 'draft' });
  // Another client's: in nobody's figures but theirs and the firm's.
  await released(theirs, '2026-09-01', '2026-09-02', 'medium');

  const { months } = await trendsOf(ours.client, since('2026-08'));
  expect(months).toEqual([
    {
      month: '2026-08',
      raised: 1,
      high: 0,
      medium: 0,
      low: 0,
      inTime: 0,
      late: 0,
      averageDays: null,
      open: 1,
    },
    { month: '2026-09', raised: 2, high: 1, medium: 0, low: 1, inTime: 1, late: 1, averageDays: 5, open: 1 },
    { month: '2026-10', raised: 2, high: 0, medium: 0, low: 1, inTime: 1, late: 0, averageDays: 2, open: 1 },
    {
      month: '2026-11',
      raised: 0,
      high: 0,
      medium: 0,
      low: 0,
      inTime: 0,
      late: 0,
      averageDays: null,
      open: 1,
    },
  ]);
  const firm = await trendsOf(ours.allocator, since('2026-08'));
  expect(firm.months[1]).toMatchObject({ raised: 3, medium: 1 });
  expect((await trendsOf(ours.allocator, { ...since('2026-08'), client: ours.clientId })).months).toEqual(
    months,
  );
});

test('the months are those of the days asked for: at first eighteen, at most thirty-six, none still to come', async () => {
  const namesOf = async (query: RequestOf<'GET /reports/v1.0/trends'>) =>
    (await trendsOf(ours.client, query)).months.map(({ month }) => month);
  expect(await namesOf({ from: '2026-09-30', to: '2026-10-01' })).toEqual(['2026-09', '2026-10']);
  expect(await namesOf({ from: '2026-10-31', to: '2027-06-30' })).toEqual(['2026-10', '2026-11']);
  const [usual, all] = [await namesOf({}), await namesOf({ from: '2001-01-01' })];
  expect([usual[0], usual.length, all[0], all.length]).toEqual(['2025-06', 18, '2023-12', 36]);
  expect(await namesOf({ from: '2026-12-01' })).toEqual(['2026-11']);
});

test('a third party counts in every quarter with the rating it had at its end, and moves in the one it changed in', async () => {
  const { quarters } = await trendsOf(ours.client, since('2026-06'));
  expect(quarters).toEqual([
    { quarter: '2026-Q2', high: 0, medium: 0, low: 0, raised: 0, lowered: 0 },
    { quarter: '2026-Q3', high: 1, medium: 0, low: 1, raised: 0, lowered: 0 },
    { quarter: '2026-Q4', high: 0, medium: 0, low: 2, raised: 0, lowered: 1 },
  ]);
});

test('the age of open work is counted from its submission, with what is overdue', async () => {
  const now = app.platform.clock.now().getTime();
  await buildRequest(app, ours, {
    status: 'submitted',
    submittedAt: new Date(now - 3 * day),
    dueOn: '2026-12-31',
  });
  const { ageing } = await trendsOf(ours.client);
  expect(ageing).toEqual([
    { from: 0, to: 3, open: 1, overdue: 0 },
    { from: 4, to: 7, open: 0, overdue: 0 },
    { from: 8, to: 14, open: 0, overdue: 0 },
    { from: 15, to: null, open: 1, overdue: 1 },
  ]);
});

test('C1 findings and decisions on lists are figures of the firm, and another client is not found', async () => {
  expect(await trendsOf(ours.client)).toMatchObject({ findings: [], lists: [] });
  const { status } = await ours.client.attempt('GET /reports/v1.0/trends', { client: theirs.clientId });
  expect(status).toBe(404);
});
