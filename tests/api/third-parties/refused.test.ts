import { sql } from 'drizzle-orm';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
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

const decide = (thirdParty: string, decision: 'approved' | 'rejected') =>
  change(cast.client, thirdParty, { action: 'decide', decision, reason: 'As agreed.' });

async function alertsAfter(thirdParty: string, days: number) {
  test1.platform.clock.advance(days * DAY);
  await test1.platform.jobs.runScheduled('third_parties.days');
  for (const role of ['client', 'allocator'] as const)
    cast[role] = await enter(test1, cast[role].actor.userId);
  return alertsOf(thirdParty);
}

const alertsOf = async (thirdParty: string) =>
  (await read(cast.client, thirdParty)).alerts.map(({ kind, outcome }) => [kind, outcome]);

test('a report sealed about a refused third party sets no review day, and approving it after all does', async () => {
  const about = { legalName: 'Refused Mills Limited' };
  const { thirdParty } = await rated(test1, cast, about);
  await decide(thirdParty, 'rejected');
  const again = await rated(test1, cast, about);
  expect(again.thirdParty).toBe(thirdParty);
  expect(await read(cast.client, thirdParty)).toMatchObject({ relationship: 'rejected', nextReviewOn: null });
  await decide(thirdParty, 'approved');
  expect((await read(cast.client, thirdParty)).nextReviewOn).not.toBeNull();
});

test('nobody sets a review day of a refused third party, of which nobody would be reminded', async () => {
  const { thirdParty } = await rated(test1, cast);
  await decide(thirdParty, 'rejected');
  expect((await read(cast.client, thirdParty)).actions).not.toContain('review_on');
  const set = await change(cast.client, thirdParty, { action: 'review_on', nextReviewOn: '2027-06-01' });
  expect([set.status, set.body.Data]).toEqual([422, expect.stringContaining('isn’t rejected or ended')]);
});

test('a review day that a refused third party still has from before is taken away', async () => {
  const { thirdParty } = await rated(test1, cast);
  await decide(thirdParty, 'rejected');
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update third_parties set next_review_on = '2026-01-01' where id = ${thirdParty}`),
  );
  await test1.platform.jobs.runScheduled('third_parties.days');
  expect(await read(cast.client, thirdParty)).toMatchObject({ nextReviewOn: null, reviewDue: false });
});

test('the alert that a review is due is settled by a refusal, and raised again once the third party is approved after all', async () => {
  const { thirdParty } = await rated(test1, cast);
  await decide(thirdParty, 'approved');
  const { nextReviewOn } = await read(cast.client, thirdParty);
  expect(await alertsAfter(thirdParty, 1200)).toEqual([['review_due', null]]);
  await decide(thirdParty, 'rejected');
  expect(await alertsAfter(thirdParty, 1)).toEqual([['review_due', 'settled']]);
  await decide(thirdParty, 'approved');
  expect((await read(cast.client, thirdParty)).nextReviewOn).not.toBe(nextReviewOn);
  const [first, second] = [
    ['review_due', 'settled'],
    ['review_due', null],
  ];
  expect(await alertsAfter(thirdParty, 1)).toEqual(expect.arrayContaining([first, second]));
});

test('a merge into a refused third party settles the alert that a review of the other one is due', async () => {
  const refused = await rated(test1, cast, { legalName: 'Refused Looms Limited' });
  await decide(refused.thirdParty, 'rejected');
  const { thirdParty } = await rated(test1, cast);
  expect(await alertsAfter(thirdParty, 1200)).toEqual([['review_due', null]]);
  await change(cast.client, thirdParty, {
    action: 'merge',
    into: refused.thirdParty,
    reason: 'The same company.',
  });
  expect(await alertsOf(refused.thirdParty)).toEqual([['review_due', 'settled']]);
});

test('giving up the request that was reopened for a review opens no alert of a third party refused meanwhile', async () => {
  const { request, thirdParty } = await rated(test1, cast);
  expect(await alertsAfter(thirdParty, 1200)).toEqual([['review_due', null]]);
  await act(cast.allocator, 'reopen', await reload(test1, request.id), { comment: 'Periodic review.' });
  await decide(thirdParty, 'rejected');
  await act(cast.client, 'cancel', await reload(test1, request.id));
  expect(await alertsOf(thirdParty)).toEqual([['review_due', 'reopened']]);
});
