import { followCalendar } from '../../../server/modules/settings/index.ts';
import { businessCalendars } from '../../../server/modules/settings/tables.ts';
import { movableClock } from '../../../server/platform/clock.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { act } from '../requests/act.ts';
import { buildRequest } from '../requests/build-request.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const timeZone = 'Asia/Kolkata';
const weekend = [0, 6];
// The test's clock stands on Friday, 20 November 2026.
const holidays = [
  { day: '2026-11-24', name: 'Founders’ day' },
  { day: '2026-11-23', name: 'Elections' },
];

const save = (who: Member, version: number, calendar: object) =>
  who.attempt('POST /security/v1.0/settings', {
    version,
    setting: { name: 'calendar', timeZone, weekend, holidays: [], ...calendar },
  });
const currentVersion = async (admin = cast.admin) => {
  const { Data } = await admin.call('GET /security/v1.0/settings', { name: 'calendar' });
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
    calendar: { timeZone, weekend, holidays: [holidays[1], holidays[0]] },
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
  ['a time zone that does not exist', { timeZone: 'Asia/Atlantis' }],
  ['a distance from UTC instead of a time zone', { timeZone: '+05:30' }],
  ['a time zone in other letters', { timeZone: 'asia/kolkata' }],
  ['no time zone', { timeZone: undefined }],
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

test('every server counts by the time zone that was saved last, the one that saved it at once', async () => {
  const other = { ...test1.platform, clock: movableClock(test1.platform.clock.now()) };
  const stop = await followCalendar(other);
  for (const chosen of ['Pacific/Kiritimati', timeZone]) {
    expect((await save(cast.admin, await currentVersion(), { timeZone: chosen })).status).toBe(200);
    const { timeZone: told } = (await (await cast.admin.send('/config.json')).json()) as { timeZone: string };
    expect(told).toBe(chosen);
    await waitFor(() => other.clock.calendar.zone === chosen, { what: 'the other server', everyMs: 20 });
  }
  stop();
});

test('another time zone moves no day that was promised, and counts for the next promise', async () => {
  const draft = await buildRequest(test1, cast, { status: 'draft' });
  const submitted = await act(cast.clientuser, 'submit', draft, { consent: true });
  const before = await promised();
  // It is Friday, nine in the morning in UTC, and Thursday still in Samoa.
  await save(cast.admin, await currentVersion(), { timeZone: 'Pacific/Pago_Pago', holidays });
  expect((await promised()) ?? '').toBe('2026-12-02');
  const { Data } = await cast.client.call('GET /reports/v1.0/requestdetails', { request: draft.id });
  expect(Data[0]?.dueOn).toBe(submitted.dueOn);
  expect(before).not.toBe('2026-12-02');
  await save(cast.admin, await currentVersion(), { timeZone });
});

test('the trail says which time zone was left for which', async () => {
  await save(cast.admin, await currentVersion(), { timeZone: 'Europe/London' });
  const { Data } = await cast.admin.call('GET /reports/v1.0/audittrails', { sort: '-seq' });
  const [event] = Data.filter(({ type }) => type === 'settings.changed');
  expect(event?.changes).toContainEqual({ field: 'timeZone', before: timeZone, after: 'Europe/London' });
  await save(cast.admin, await currentVersion(), { timeZone });
});

const savedBefore = async (calendar: object) => {
  const version = (await currentVersion()) + 1;
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(businessCalendars)
      .values({
        version,
        calendar: { weekend: [5], holidays: [], ...calendar } as never,
        changedBy: cast.admin.actor.userId,
        changedAt: test1.platform.clock.now(),
      }),
  );
  const { Data } = await cast.admin.call('GET /security/v1.0/settings', { name: 'calendar' });
  return Data.calendar?.calendar;
};

test('a calendar that was saved before there was a time zone to choose is the one of Kolkata', async () => {
  expect(await savedBefore({})).toEqual({ timeZone, weekend: [5], holidays: [] });
});

test('a time zone has one name: an old one is saved, and read where it was saved before, as the current one', async () => {
  expect(await savedBefore({ timeZone: 'Europe/Kiev' })).toMatchObject({ timeZone: 'Europe/Kyiv' });
  expect(await savedBefore({ timeZone: 'US/Eastern' })).toMatchObject({ timeZone: 'America/New_York' });
  const { body } = await save(cast.admin, await currentVersion(), { timeZone: 'Asia/Calcutta' });
  expect(body.Data.calendar?.calendar.timeZone).toBe('Asia/Kolkata');
  const { timeZone: told } = (await (await cast.admin.send('/config.json')).json()) as { timeZone: string };
  expect(told).toBe('Asia/Kolkata');
});

test('who owes an answer is reminded in the morning of the firm, on its business days', async () => {
  const { clock } = test1.platform;
  await buildRequest(test1, cast, { status: 'clarification' });
  const remindedAt = async (time: string) => {
    clock.set(new Date(time));
    return test1.platform.jobs.runScheduled('remind_clients');
  };
  clock.set(new Date('2026-12-03T12:00:00Z'));
  const admin = await enter(test1, cast.admin.actor.userId);
  await save(admin, await currentVersion(admin), { timeZone: 'America/New_York', weekend: [0, 6] });
  expect(await remindedAt('2026-12-04T03:30:00Z')).toBe(0);
  expect(await remindedAt('2026-12-04T14:30:00Z')).toBeGreaterThan(0);
  expect(await remindedAt('2026-12-04T15:30:00Z')).toBe(0);
  // Saturday, and Monday again.
  expect(await remindedAt('2026-12-05T14:30:00Z')).toBe(0);
  expect(await remindedAt('2026-12-07T14:30:00Z')).toBeGreaterThan(0);
});
