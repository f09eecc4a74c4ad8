import { sql } from 'drizzle-orm';
import { mountDashboards } from '../../../server/modules/dashboards/index.ts';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, submitted } from './register-app.ts';

const DAY = 86_400_000;
let test1: RequestsApp;
let cast: Cast;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications, mountDashboards]);
  cast = await buildCast(test1);
});
afterEach(() => test1.close());

const dayIn = (days: number) =>
  new Date(test1.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const again = ({ actor }: Member) => enter(test1, actor.userId);
const dueOf = async (who: Member) => (await who.call('GET /reports/v1.0/dashboards', {})).Data.due;
type Due = 'decision' | 'confirmation' | 'conditions' | 'review';
const listed = async (who: Member, due: Due) =>
  (await who.call('GET /reports/v1.0/thirdparties', { due })).Data.map(({ id }) => id);
const approve = { action: 'decide', decision: 'approved', reason: 'Long known to us.' } as const;

test('Home counts for a lead what the register lists: decisions, confirmations, conditions and reviews due', async () => {
  await submitted(test1, cast, { legalName: 'No Report Yet Limited' });
  const undecided = await rated(test1, cast, { legalName: 'Undecided Limited' });
  const reviewed = await rated(test1, cast, { legalName: 'Review Due Limited' });
  await change(cast.client, reviewed.thirdParty, approve);
  await change(cast.client, reviewed.thirdParty, { action: 'review_on', nextReviewOn: dayIn(1) });
  const demanded = await rated(test1, cast, { legalName: 'Condition Due Limited' });
  const conditions = [{ text: 'Send the audited accounts', dueOn: dayIn(9) }];
  const decision = 'approved_with_conditions';
  await change(cast.client, demanded.thirdParty, { ...approve, decision, conditions });
  test1.answers.seal = async () => ({ rating: 'high', score: 80, basis: 'score' });
  const high = await rated(test1, cast, { legalName: 'High Limited' });
  await test1.platform.database.tx({ kind: 'identity' }, () =>
    db().execute(sql`update clients set second_lead_on_high = true where id = ${cast.clientId}`),
  );
  const second = await signInAs(test1, { role: 'client', clientId: cast.clientId });
  await change(cast.client, high.thirdParty, approve);

  expect(await dueOf(cast.client)).toEqual({ decision: 1, confirmation: 0, conditions: 0, review: 0 });
  expect(await listed(cast.client, 'decision')).toEqual([undecided.thirdParty]);
  expect(await dueOf(second)).toEqual({ decision: 1, confirmation: 1, conditions: 0, review: 0 });
  expect(await listed(second, 'confirmation')).toEqual([high.thirdParty]);

  test1.platform.clock.advance(3 * DAY);
  const lead = await again(cast.client);
  expect(await dueOf(lead)).toEqual({ decision: 1, confirmation: 0, conditions: 1, review: 1 });
  expect(await listed(lead, 'conditions')).toEqual([demanded.thirdParty]);
  expect(await listed(lead, 'review')).toEqual([reviewed.thirdParty]);
});

test('a new decision waives conditions that were demanded before, those that lapsed too', async () => {
  const { thirdParty } = await rated(test1, cast);
  const conditions = [{ text: 'Send the audited accounts', dueOn: dayIn(1) }];
  await change(cast.client, thirdParty, { ...approve, decision: 'approved_with_conditions', conditions });
  test1.platform.clock.advance(3 * DAY);
  await test1.platform.jobs.runScheduled('third_parties.days');
  const lead = await again(cast.client);
  expect(await dueOf(lead)).toMatchObject({ conditions: 1 });
  await change(lead, thirdParty, { action: 'decide', decision: 'rejected', reason: 'No accounts came.' });
  expect(await dueOf(lead)).toMatchObject({ conditions: 0 });
  expect((await read(lead, thirdParty)).conditions).toMatchObject([{ state: 'waived' }]);
});

test('only leads of a client have something due on Home', async () => {
  for (const who of [cast.clientuser, cast.allocator, cast.drafter, cast.admin])
    expect(await dueOf(who)).toBeNull();
});

test('a week before a condition is due the leads of its client hear of it once, and nobody else', async () => {
  const { thirdParty } = await rated(test1, cast);
  const conditions = [{ text: 'Send the audited accounts', dueOn: dayIn(10) }];
  const decision = 'approved_with_conditions';
  await change(cast.client, thirdParty, { ...approve, decision, conditions });
  const runHourly = () => test1.platform.jobs.runScheduled('third_parties.days');
  expect(await runHourly()).toEqual({ lapsed: 0, reminded: 0, due: 0 });
  test1.platform.clock.advance(4 * DAY);
  expect(await runHourly()).toEqual({ lapsed: 0, reminded: 1, due: 0 });
  expect(await runHourly()).toEqual({ lapsed: 0, reminded: 0, due: 0 });
  const told = async (who: Member) => {
    const { Data } = await (await again(who)).call('GET /reports/v1.0/notifications', {});
    return Data.filter(({ activity }) => activity === 'has a condition that is due soon').length;
  };
  expect([await told(cast.client), await told(cast.allocator), await told(cast.clientuser)]).toEqual([
    1, 0, 0,
  ]);
});
