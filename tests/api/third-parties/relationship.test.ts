import { sql } from 'drizzle-orm';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from '../identity/database-state.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, openRequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, submitted } from './register-app.ts';

const test1 = await openRequestsApp();
const cast = await buildCast(test1);
afterAll(() => test1.close());

const approve = { action: 'decide', decision: 'approved', reason: 'Long known to us.' } as const;

test('the client decides on a third party only once a report about it is sealed', async () => {
  const { thirdParty } = await submitted(test1, cast);
  expect((await read(cast.client, thirdParty)).actions).toEqual(['merge']);
  const before = await businessRows(test1);
  const early = await change(cast.client, thirdParty, approve);
  expect([early.status, early.body.code]).toEqual([422, 'thirdparty.not_possible']);
  expect(await businessRows(test1)).toBe(before);

  const sealed = await rated(test1, cast);
  const { status, body } = await change(cast.client, sealed.thirdParty, approve);
  expect(status).toBe(200);
  expect(body.Data).toMatchObject({
    relationship: 'approved',
    rating: 'low',
    ratingScore: 20,
    decision: { reason: 'Long known to us.', by: cast.client.actor.name },
  });
});

test('nobody but the client lead decides, and the refusal changes nothing', async () => {
  const { thirdParty } = await rated(test1, cast);
  for (const who of [cast.clientuser, cast.allocator, cast.admin]) {
    const before = await businessRows(test1);
    const reply = await change(who, thirdParty, approve);
    expect([who.actor.role, reply.status]).toEqual([who.actor.role, 403]);
    expect(await businessRows(test1)).toBe(before);
  }
});

test('another client finds neither the third party nor its register entry', async () => {
  const { thirdParty } = await rated(test1, cast);
  const stranger = await buildCast(test1);
  const asked = await stranger.client.attempt('GET /reports/v1.0/thirdparties', { id: thirdParty });
  const changed = await stranger.client.attempt('POST /reports/v1.0/thirdparties', {
    ...approve,
    id: thirdParty,
    version: 1,
  });
  expect([asked.status, changed.status]).toEqual([404, 404]);
  const { total } = await stranger.client.call('GET /reports/v1.0/thirdparties', {});
  expect(total).toBe(0);
});

test('an approval with conditions names them with a day to come; a new decision waives what is open', async () => {
  const { thirdParty } = await rated(test1, cast);
  const withConditions = { ...approve, decision: 'approved_with_conditions' } as const;
  expect((await change(cast.client, thirdParty, withConditions)).status).toBe(400);
  const past = [{ text: 'Send the audited accounts', dueOn: '2020-01-01' }];
  expect((await change(cast.client, thirdParty, { ...withConditions, conditions: past })).status).toBe(400);

  const conditions = [{ text: 'Send the audited accounts', dueOn: '2099-01-01' }];
  const { body } = await change(cast.client, thirdParty, { ...withConditions, conditions });
  expect(body.Data.conditions).toMatchObject([{ ...conditions[0], state: 'open' }]);
  const again = await change(cast.client, thirdParty, approve);
  expect(again.body.Data.conditions).toMatchObject([{ state: 'waived', closedBy: cast.client.actor.name }]);
});

test('a condition is settled once, with a word of what shows it', async () => {
  const { thirdParty } = await rated(test1, cast);
  const conditions = [{ text: 'Sign the code of conduct', dueOn: '2099-01-01' }];
  const { body } = await change(cast.client, thirdParty, {
    ...approve,
    decision: 'approved_with_conditions',
    conditions,
  });
  const condition = body.Data.conditions[0]?.id ?? '';
  const met = { action: 'settle_condition', condition, state: 'met' } as const;
  expect((await change(cast.client, thirdParty, { ...met, note: '' })).status).toBe(400);
  const settled = await change(cast.client, thirdParty, { ...met, note: 'Signed copy of 3 May.' });
  expect(settled.body.Data.conditions).toMatchObject([{ state: 'met', note: 'Signed copy of 3 May.' }]);
  const twice = await change(cast.client, thirdParty, { ...met, note: 'Once more.' });
  expect([twice.status, twice.body.code]).toEqual([422, 'thirdparty.not_possible']);
});

test('monitoring needs a sealed report, and ends when the relationship is refused', async () => {
  const { thirdParty: unrated } = await submitted(test1, cast);
  const on = { action: 'monitor', monitored: true } as const;
  expect((await change(cast.client, unrated, on)).status).toBe(422);
  const { thirdParty } = await rated(test1, cast);
  expect((await change(cast.client, thirdParty, on)).body.Data.monitored).toBe(true);
  const { body } = await change(cast.client, thirdParty, { ...approve, decision: 'rejected' });
  expect(body.Data).toMatchObject({ relationship: 'rejected', monitored: false });
  expect((await change(cast.client, thirdParty, on)).status).toBe(422);
});

test('only an approved relationship can be ended', async () => {
  const { thirdParty } = await rated(test1, cast);
  const end = { ...approve, decision: 'terminated' } as const;
  expect((await change(cast.client, thirdParty, end)).status).toBe(422);
  await change(cast.client, thirdParty, approve);
  expect((await change(cast.client, thirdParty, end)).body.Data.relationship).toBe('terminated');
});

test('two people deciding on the same version: one is stored, the other is told', async () => {
  const { thirdParty } = await rated(test1, cast);
  const { version } = await read(cast.client, thirdParty);
  const send = (reason: string) =>
    cast.client.attempt('POST /reports/v1.0/thirdparties', { ...approve, id: thirdParty, version, reason });
  const replies = await Promise.all([send('First.'), send('Second.')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('record.stale');
});

test('E5 each act on the register is one audit event of the client', async () => {
  const { thirdParty } = await rated(test1, cast);
  const count = async () =>
    (await cast.client.call('GET /reports/v1.0/audittrails', { objectType: 'third_party', pageSize: 1 }))
      .total;
  const before = await count();
  await change(cast.client, thirdParty, approve);
  await change(cast.client, thirdParty, { action: 'monitor', monitored: true });
  await change(cast.client, thirdParty, { action: 'review_on', nextReviewOn: '2027-06-01' });
  expect((await count()) - before).toBe(3);
});

test('the allocators hear of a decision when whoever allocated the request is not there any more', async () => {
  const other = await signInAs(test1, { role: 'allocator' });
  const { thirdParty, request } = await rated(test1, cast);
  const toldOf = async () =>
    (
      await rowsOf<{ user_id: string }>(
        test1,
        sql`select distinct user_id from notifications where request_id = ${request.id} and kind = 'register'`,
      )
    ).map(({ user_id }) => user_id);
  await change(cast.client, thirdParty, approve);
  expect(await toldOf()).toEqual([cast.allocator.actor.userId]);
  await rowsOf(test1, sql`update requests set allocator_id = null where id = ${request.id} returning id`);
  await change(cast.client, thirdParty, { ...approve, decision: 'terminated' });
  expect(await toldOf()).toContain(other.actor.userId);
});
