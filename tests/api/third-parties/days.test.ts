import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { enter, type Member } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read } from './register-app.ts';

const DAY = 86_400_000;
let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

const runDaily = () => test1.platform.jobs.runScheduled('third_parties.days');
const dayIn = (days: number) =>
  new Date(test1.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);

test('a condition that is not met in time lapses once, with an alert and a notice', async () => {
  const { thirdParty } = await rated(test1, cast);
  const conditions = [{ text: 'Send the audited accounts', dueOn: dayIn(10) }];
  await change(cast.client, thirdParty, {
    action: 'decide',
    decision: 'approved_with_conditions',
    reason: 'Accounts are missing.',
    conditions,
  });
  expect(await runDaily()).toEqual({ lapsed: 0, reminded: 0, due: 0 });
  test1.platform.clock.advance(12 * DAY);
  expect(await runDaily()).toEqual({ lapsed: 1, reminded: 0, due: 0 });
  expect(await runDaily()).toEqual({ lapsed: 0, reminded: 0, due: 0 });

  const { client, allocator } = await signedInAgain();
  const now = await read(client, thirdParty);
  expect(now.conditions).toMatchObject([{ state: 'lapsed' }]);
  expect(now.alerts).toMatchObject([
    { kind: 'condition_lapsed', outcome: null, reasons: [{ code: 'alert.condition_lapsed' }] },
  ]);
  const { Data } = await allocator.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).toContain('did not meet a condition in time');
});

test('a sealed report sets the next review by its rating; on its day one alert is raised', async () => {
  const { thirdParty } = await rated(test1, cast);
  await change(cast.client, thirdParty, { action: 'review_on', nextReviewOn: dayIn(5) });
  test1.platform.clock.advance(6 * DAY);
  expect(await runDaily()).toEqual({ lapsed: 0, reminded: 0, due: 1 });
  expect(await runDaily()).toEqual({ lapsed: 0, reminded: 0, due: 0 });
  const { client } = await signedInAgain();
  const due = await client.call('GET /reports/v1.0/thirdparties', { reviewDue: 'true', withAlerts: 'true' });
  expect(due.Data.map(({ id }) => id)).toEqual([thirdParty]);
});

test('G6 one third party that fails keeps no other from its alert, and the next try tells nobody twice', async () => {
  const other = await rated(test1, cast);
  const { thirdParty } = await rated(test1, cast);
  for (const party of [other.thirdParty, thirdParty])
    await change(cast.client, party, { action: 'review_on', nextReviewOn: dayIn(5) });
  test1.platform.clock.advance(6 * DAY);
  const mend = await breakInserts(test1, 'third_party_alerts', 'third_party_id', thirdParty);
  await expect(runDaily()).rejects.toThrow('1 of 2 failed');
  const { allocator } = await signedInAgain();
  const told = async () => {
    const { Data } = await allocator.call('GET /reports/v1.0/notifications', {});
    return Data.filter(({ activity }) => activity === 'is due for review').length;
  };
  expect((await read(allocator, other.thirdParty)).alerts).toMatchObject([
    { kind: 'review_due', reasons: [{ code: 'alert.review_due' }] },
  ]);
  expect((await read(allocator, thirdParty)).alerts).toEqual([]);
  expect(await told()).toBe(1);
  await mend();
  expect(await runDaily()).toEqual({ lapsed: 0, reminded: 0, due: 1 });
  expect((await read(allocator, thirdParty)).alerts).toMatchObject([{ kind: 'review_due' }]);
  expect(await told()).toBe(2);
});

test('an allocator dismisses an alert with a reason, once', async () => {
  const { thirdParty } = await alerted();
  const { allocator } = await signedInAgain();
  const alert = (await read(allocator, thirdParty)).alerts[0]?.id ?? '';
  const before = await businessRows(test1);
  expect((await change(allocator, thirdParty, { action: 'dismiss_alert', alert, reason: '' })).status).toBe(
    400,
  );
  expect(await businessRows(test1)).toBe(before);
  const dismissed = await change(allocator, thirdParty, {
    action: 'dismiss_alert',
    alert,
    reason: 'The review is under way elsewhere.',
  });
  expect(dismissed.body.Data.alerts).toMatchObject([{ outcome: 'dismissed' }]);
  const twice = await change(allocator, thirdParty, { action: 'dismiss_alert', alert, reason: 'Again.' });
  expect(twice.status).toBe(422);
});

test('reopening its request closes the alerts of a third party', async () => {
  const { request, thirdParty } = await alerted();
  const { allocator } = await signedInAgain();
  await act(allocator, 'reopen', await reload(test1, request.id), { comment: 'Periodic review.' });
  expect((await read(allocator, thirdParty)).alerts).toMatchObject([{ outcome: 'reopened' }]);
});

async function alerted() {
  const made = await rated(test1, cast);
  await change(cast.client, made.thirdParty, { action: 'review_on', nextReviewOn: dayIn(2) });
  test1.platform.clock.advance(3 * DAY);
  await runDaily();
  return made;
}

/** Sessions do not outlive the days that passed. */
async function signedInAgain() {
  const again = ({ actor }: Member) => enter(test1, actor.userId);
  return { client: await again(cast.client), allocator: await again(cast.allocator) };
}
