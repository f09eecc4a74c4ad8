import type { Member } from '../../support/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { buildRequest } from '../requests/build-request.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';

let test1: RequestsApp;
let cast: Cast;
beforeAll(async () => {
  test1 = await openRequestsApp();
  cast = await buildCast(test1);
});
afterAll(() => test1.close());

const weekend = [0, 6];
// The test's clock stands on Friday, 20 November 2026.
const holidays = [
  { day: '2026-11-24', name: 'Founders’ day' },
  { day: '2026-11-23', name: 'Elections' },
];

const save = (who: Member, version: number, calendar: object) =>
  who.attempt('POST /security/v1.0/settings', {
    version,
    setting: { name: 'calendar', weekend, holidays: [], ...calendar },
  });
const currentVersion = async () => {
  const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'calendar' });
  return Data.calendar?.version ?? 0;
};
const submit = async () => {
  const draft = await buildRequest(test1, cast, { status: 'draft' });
  return (await act(cast.clientuser, 'submit', draft, { consent: true })).dueOn;
};
const promised = async () => {
  const { Data } = await cast.client.call('GET /reports/v1.0/reporttypes', {});
  return Data.find(({ key }) => key === 'standard_due_diligence')?.dueIfSubmittedNow;
};

test('promised days skip the holidays, both where they are announced and where they are promised', async () => {
  const before = await submit();
  expect(await promised()).toBe(before);
  const { status, body } = await save(cast.admin, 1, { holidays });
  expect(status).toBe(200);
  expect(body.Data.calendar).toMatchObject({
    version: 2,
    changedBy: { name: cast.admin.actor.name },
    calendar: { weekend, holidays: [holidays[1], holidays[0]] },
  });
  const after = await submit();
  expect(await promised()).toBe(after);
  expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBeGreaterThanOrEqual(2 * 86_400_000);
});

test('a calendar that somebody else changed meanwhile is not overwritten', async () => {
  const seen = await currentVersion();
  await save(cast.admin, seen, { holidays });
  const before = await businessRows(test1);
  const late = await save(cast.admin, seen, { holidays: [] });
  expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
  expect(late.body.current).toMatchObject({ version: seen + 1 });
  expect(await businessRows(test1)).toBe(before);
});

test.each([
  ['a week without work', { weekend: [0, 1, 2, 3, 4, 5, 6] }],
  ['a day named twice', { holidays: [holidays[0], holidays[0]] }],
  ['a day that does not exist', { holidays: [{ day: '2026-02-30', name: 'Never' }] }],
  ['a holiday without a name', { holidays: [{ day: '2026-12-25', name: ' ' }] }],
])('%s is refused and changes nothing', async (_what, calendar) => {
  const seen = await currentVersion();
  const before = await businessRows(test1);
  expect((await save(cast.admin, seen, calendar)).status).toBe(400);
  expect(await businessRows(test1)).toBe(before);
});

test('nobody but an admin changes the calendar', async () => {
  for (const who of [cast.client, cast.clientuser, cast.allocator, cast.drafter])
    expect((await save(who, await currentVersion(), { holidays })).status).toBe(403);
});
