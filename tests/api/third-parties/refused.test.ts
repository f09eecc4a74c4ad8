import { sql } from 'drizzle-orm';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read } from './register-app.ts';

let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

const decide = (thirdParty: string, decision: 'approved' | 'rejected') =>
  change(cast.client, thirdParty, { action: 'decide', decision, reason: 'As agreed.' });

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
