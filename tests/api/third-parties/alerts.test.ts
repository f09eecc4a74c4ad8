import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { alerts as alertTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, submitted } from './register-app.ts';

const DAY = 86_400_000;
let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

const inbox = 'GET /reports/v1.0/alerts';
const dayIn = (days: number) =>
  new Date(test1.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const again = ({ actor }: Member) => enter(test1, actor.userId);

/** A review that has become due. */
async function alerted(of: Cast, legalName: string, over: object = {}) {
  const made = await rated(test1, of, { legalName, ...over });
  await change(of.client, made.thirdParty, { action: 'review_on', nextReviewOn: dayIn(2) });
  return made;
}
/** An alert as monitoring raises it. */
const raise = (thirdPartyId: string) =>
  test1.platform.database.tx({ kind: 'identity' }, () =>
    db()
      .insert(alertTable)
      .values({
        ...{ clientId: cast.clientId, thirdPartyId, kind: 'new_match' },
        text: 'A decision on a match of the same name has changed.',
        reasons: [{ code: 'alert.decision', values: {} }],
        raisedAt: test1.platform.clock.now(),
      }),
  );
async function daysPass() {
  test1.platform.clock.advance(3 * DAY);
  await test1.platform.jobs.runScheduled('third_parties.days');
}

test('the inbox holds the open alerts of every third party that one may see, with what may be done', async () => {
  const ours = await alerted(cast, 'Our Third Party Limited');
  const others = await buildCast(test1);
  const theirs = await alerted(others, 'Their Third Party Limited');
  await daysPass();
  const allocator = await again(cast.allocator);
  const { Data, total } = await allocator.call(inbox, {});
  expect(total).toBe(2);
  expect(Data.map(({ thirdParty }) => thirdParty.id).sort()).toEqual(
    [ours.thirdParty, theirs.thirdParty].sort(),
  );
  const own = Data.find(({ thirdParty }) => thirdParty.id === ours.thirdParty);
  expect(own).toMatchObject({
    kind: 'review_due',
    outcome: null,
    thirdParty: { name: 'Our Third Party Limited', clientId: cast.clientId, rating: 'low' },
    request: { id: ours.request.id, status: 'released' },
    actions: ['dismiss_alert', 'reopen'],
  });

  const lead = await again(cast.client);
  const seen = await lead.call(inbox, {});
  expect(seen.Data.map(({ thirdParty }) => thirdParty.id)).toEqual([ours.thirdParty]);
  expect(seen.Data[0]?.actions).toEqual([]);
  const foreign = await lead.attempt(inbox, { id: Data.find((one) => one !== own)?.id ?? '' });
  expect(foreign.status).toBe(404);
});

test('C5 an allocator with a conflict of interest closes no alert of the third party, and another one does', async () => {
  const { thirdParty } = await alerted(cast, 'Our Third Party Limited');
  await daysPass();
  const second = await signInAs(test1, { role: 'allocator' });
  const allocator = await again(cast.allocator);
  await allocator.call('POST /security/v1.0/userdetails', {
    action: 'conflicts',
    id: allocator.actor.userId,
    conflicts: ['our third party limited'],
  });
  const [alert] = (await allocator.call(inbox, {})).Data;
  expect(alert?.actions).toEqual([]);
  const dismissal = { action: 'dismiss_alert', alert: alert?.id ?? '', reason: 'Nothing new.' } as const;
  const { status, body } = await change(allocator, thirdParty, dismissal);
  expect([status, body.Data]).toEqual([422, expect.stringMatching(/^You have a conflict of interest/)]);
  expect((await second.call(inbox, {})).Data[0]?.actions).toEqual(['dismiss_alert', 'reopen']);
  expect((await change(second, thirdParty, dismissal)).status).toBe(200);
});

test('the inbox is filtered by kind, client, age and state', async () => {
  const ours = await alerted(cast, 'Our Third Party Limited');
  const others = await buildCast(test1);
  await alerted(others, 'Their Third Party Limited');
  await daysPass();
  const allocator = await again(cast.allocator);
  const count = async (query: object) => (await allocator.call(inbox, query)).total;
  expect(await count({ kind: 'review_due' })).toBe(2);
  expect(await count({ kind: 'new_match,adverse_news' })).toBe(0);
  expect(await count({ client: cast.clientId })).toBe(1);
  expect(await count({ raisedTo: dayIn(-1) })).toBe(0);
  expect(await count({ raisedFrom: dayIn(-1) })).toBe(2);
  expect(await count({ search: 'our third' })).toBe(1);
  expect(await count({ topic: 'sanctions' })).toBe(0);

  const [alert] = (await allocator.call(inbox, { client: cast.clientId })).Data;
  await change(allocator, ours.thirdParty, {
    ...{ action: 'dismiss_alert', alert: alert?.id ?? '', reason: 'Reviewed by telephone.' },
  });
  expect(await count({ client: cast.clientId })).toBe(0);
  const closed = await allocator.call(inbox, { client: cast.clientId, state: 'closed' });
  expect(closed.Data).toMatchObject([
    { outcome: 'dismissed', reason: 'Reviewed by telephone.', closedBy: 'Asha Rao', actions: [] },
  ]);
  expect(await count({ state: 'all' })).toBe(2);
});

test('alerts of the same moment keep their places when one of them is dismissed', async () => {
  const { thirdParty } = await rated(test1, cast);
  for (let count = 0; count < 5; count += 1) await raise(thirdParty);
  const idsOf = async () => (await read(cast.allocator, thirdParty)).alerts.map(({ id }) => id);
  const ids = await idsOf();
  for (const alert of ids.slice(1, 4)) {
    const reason = 'Reviewed by telephone.';
    await change(cast.allocator, thirdParty, { action: 'dismiss_alert', alert, reason });
  }
  expect(await idsOf()).toEqual(ids);
});

test('an alert whose request is in work is dismissed, but reopens nothing', async () => {
  const ours = await alerted(cast, 'Our Third Party Limited');
  await daysPass();
  const allocator = await again(cast.allocator);
  await act(allocator, 'reopen', await reload(test1, ours.request.id), { comment: 'Owners changed.' });
  expect((await allocator.call(inbox, {})).total).toBe(0);
  expect((await allocator.call(inbox, { state: 'closed' })).Data).toMatchObject([
    { outcome: 'reopened', request: { status: 'allocated' }, actions: [] },
  ]);
});

test.each(['cancelled by the client', 'rejected by the firm'])(
  'alerts for which a report was reopened are open again when the request is %s',
  async (how) => {
    const ours = await alerted(cast, 'Our Third Party Limited');
    await daysPass();
    const [allocator, client] = await Promise.all([again(cast.allocator), again(cast.client)]);
    await act(allocator, 'reopen', await reload(test1, ours.request.id), { comment: 'The review is due.' });
    expect((await allocator.call(inbox, {})).total).toBe(0);
    const reopened = await reload(test1, ours.request.id);
    if (how.startsWith('cancelled')) await act(client, 'cancel', reopened);
    else await act(allocator, 'reject', reopened, { comment: 'Raise another one.' });
    const openAgain = { kind: 'review_due', outcome: null, closedBy: null, closedAt: null };
    const { Data: open } = await allocator.call(inbox, {});
    expect(open).toMatchObject([{ ...openAgain, actions: ['dismiss_alert', 'reopen'] }]);
    for (const who of [allocator, client]) {
      const { Data } = await who.call('GET /reports/v1.0/notifications', {});
      expect(Data.map(({ activity }) => activity)).toContain(
        'has an alert that is open again: the reopened report will not deal with it',
      );
    }
    await act(allocator, 'reopen', await reload(test1, ours.request.id), { comment: 'It is still due.' });
    expect((await allocator.call(inbox, {})).total).toBe(0);
    expect(await reload(test1, ours.request.id)).toMatchObject({ status: 'allocated', reportVersion: 2 });
  },
);

test('alerts for which a report was reopened are open again when it is given up, though another report was sealed meanwhile', async () => {
  const registrationIds = [{ scheme: 'PAN' as const, value: 'AABCX4711L', country: 'IN' }];
  const ours = await alerted(cast, 'Our Third Party Limited', { registrationIds });
  const other = await submitted(test1, cast, { registrationIds });
  expect(other.thirdParty).toBe(ours.thirdParty);
  await raise(ours.thirdParty);
  await daysPass();
  const [allocator, drafter] = await Promise.all([again(cast.allocator), again(cast.drafter)]);
  expect((await allocator.call(inbox, {})).total).toBe(2);
  await act(allocator, 'reopen', await reload(test1, ours.request.id), { comment: 'Look at the match.' });
  test1.platform.clock.advance(60_000);
  const now = () => reload(test1, other.request.id);
  await act(allocator, 'accept_and_allocate', await now(), { assignee: drafter.actor.userId });
  await act(drafter, 'start', await now());
  await act(drafter, 'submit_for_review', await now());
  await act(allocator, 'release', await now());
  test1.platform.clock.advance(60_000);
  await act(allocator, 'reject', await reload(test1, ours.request.id), { comment: 'Raise another one.' });
  // The other report has set the day of the next review.
  expect((await allocator.call(inbox, {})).Data).toMatchObject([{ kind: 'new_match', outcome: null }]);
});

test('alerts that a sealed report dealt with stay closed when the request is given up after another reopening', async () => {
  const ours = await alerted(cast, 'Our Third Party Limited');
  await daysPass();
  const [allocator, drafter] = await Promise.all([again(cast.allocator), again(cast.drafter)]);
  const now = () => reload(test1, ours.request.id);
  await act(allocator, 'reopen', await now(), { comment: 'The review is due.' });
  test1.platform.clock.advance(60_000);
  await act(drafter, 'start', await now());
  await act(drafter, 'submit_for_review', await now());
  await act(allocator, 'release', await now());
  test1.platform.clock.advance(60_000);
  await act(allocator, 'reopen', await now(), { comment: 'A page is missing.' });
  await act(allocator, 'reject', await now(), { comment: 'Nothing is missing.' });
  expect((await allocator.call(inbox, {})).total).toBe(0);
  const { Data } = await allocator.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).not.toContainEqual(expect.stringContaining('open again'));
});

test.each(['cancelled', 'rejected'])(
  'an alert offers to reopen the sealed report also where a newer request about the third party was %s',
  async (how) => {
    const registrationIds = [{ scheme: 'PAN' as const, value: 'AABCX4711L', country: 'IN' }];
    const ours = await rated(test1, cast, { registrationIds });
    test1.platform.clock.advance(60_000);
    const newer = await submitted(test1, cast, { registrationIds });
    expect(newer.thirdParty).toBe(ours.thirdParty);
    const inWork = { request: { id: newer.request.id }, actions: ['dismiss_alert'] };
    await raise(ours.thirdParty);
    expect((await cast.allocator.call(inbox, {})).Data).toMatchObject([inWork]);
    if (how === 'cancelled') await act(cast.client, 'cancel', newer.request);
    else await act(cast.allocator, 'reject', newer.request, { comment: 'Asked twice.' });
    expect((await cast.allocator.call(inbox, {})).Data).toMatchObject([
      { request: { id: ours.request.id, status: 'released' }, actions: ['dismiss_alert', 'reopen'] },
    ]);
  },
);
