import { eq, sql } from 'drizzle-orm';
import { users } from '../../../server/modules/identity/tables.ts';
import { mountNotifications } from '../../../server/modules/notifications/index.ts';
import { db } from '../../../server/platform/index.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { businessRows } from '../requests/business-rows.ts';
import { buildCast, type Cast, openRequestsApp, type RequestsApp } from '../requests/requests-app.ts';
import { change, rated, read, stored } from './register-app.ts';

let test1: RequestsApp;
let cast: Cast;
let second: Member;
beforeEach(async () => {
  test1 = await openRequestsApp([mountNotifications]);
  cast = await buildCast(test1);
  second = await signInAs(test1, { role: 'client', clientId: cast.clientId, name: 'Second Lead' });
  test1.answers.seal = async () => ({ rating: 'high', score: 80, basis: 'score' });
  await require2(true);
});
afterEach(() => test1.close());

const approve = { action: 'decide', decision: 'approved', reason: 'The only supplier.' } as const;

/** As an administrator sets it for the client. */
async function require2(secondLeadOnHigh: boolean) {
  const { Data } = await cast.admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
  const known = Data.find(({ id }) => id === cast.clientId);
  if (!known) throw new Error('no such client');
  const { id, version, name, code, active } = known;
  const modules = known.modules as never;
  const { body } = await cast.admin.attempt('POST /security/v1.0/clientdetails', {
    ...{ id, version, name, code, active, modules, secondLeadOnHigh },
  });
  expect(body.Data.secondLeadOnHigh).toBe(secondLeadOnHigh);
}

/** An approval of a third party rated high, not in effect yet. */
async function pending(more = {}, over = {}) {
  const { thirdParty } = await rated(test1, cast, over);
  const { status, body } = await change(cast.client, thirdParty, { ...approve, ...more });
  expect(status).toBe(200);
  const waiting = body.Data.pendingDecision;
  if (!waiting) throw new Error('the approval took effect at once');
  return { thirdParty, decision: waiting.id, shown: body.Data };
}
const confirm = (who: Member, { thirdParty, decision }: { thirdParty: string; decision: string }) =>
  change(who, thirdParty, { action: 'confirm_decision', decision });

test('approving a third party rated high waits for a second lead where the client requires it', async () => {
  const { thirdParty, shown } = await pending();
  expect(shown).toMatchObject({
    relationship: 'pending',
    decision: null,
    pendingDecision: { decision: 'approved', by: cast.client.actor.name, own: true },
  });
  expect(await read(second, thirdParty)).toMatchObject({
    relationship: 'pending',
    pendingDecision: { reason: approve.reason, own: false },
  });
  const { Data } = await second.call('GET /reports/v1.0/notifications', {});
  expect(Data.map(({ activity }) => activity)).toContain(
    'was approved by a lead and waits for a second lead to confirm it',
  );
});

test.each(['disabled', 'read-only'])(
  'an approval that no second lead could confirm, since the other one is %s, is refused',
  async (how) => {
    const { thirdParty } = await rated(test1, cast);
    const unable = how === 'disabled' ? { disabledAt: test1.platform.clock.now() } : { readOnly: true };
    await test1.platform.database.tx({ kind: 'identity' }, () =>
      db().update(users).set(unable).where(eq(users.id, second.actor.userId)),
    );
    const { status, body } = await change(cast.client, thirdParty, approve);
    expect([status, body.Data]).toEqual([
      422,
      'A second lead has to confirm this approval, and this client has no other lead. Ask the firm to add one, then approve again.',
    ]);
    expect(await read(cast.client, thirdParty)).toMatchObject({
      relationship: 'pending',
      pendingDecision: null,
    });
  },
);

test('the lead who approved cannot confirm it, and another lead can, once', async () => {
  const waiting = await pending();
  const before = await businessRows(test1);
  const own = await confirm(cast.client, waiting);
  expect([own.status, own.body.code]).toEqual([422, 'thirdparty.not_possible']);
  expect(await businessRows(test1)).toBe(before);
  expect((await read(cast.client, waiting.thirdParty)).actions).not.toContain('confirm_decision');

  expect((await read(second, waiting.thirdParty)).actions).toContain('confirm_decision');
  const { body } = await confirm(second, waiting);
  expect(body.Data).toMatchObject({
    relationship: 'approved',
    pendingDecision: null,
    decision: { by: cast.client.actor.name, confirmedBy: 'Second Lead', reason: approve.reason },
  });
  expect((await confirm(second, waiting)).status).toBe(422);
});

test('nobody but a lead of the client confirms or declines', async () => {
  const waiting = await pending();
  for (const who of [cast.clientuser, cast.allocator, cast.admin]) {
    expect((await confirm(who, waiting)).status).toBe(403);
    const decline = { action: 'decline_decision', decision: waiting.decision, reason: 'No.' } as const;
    expect((await change(who, waiting.thirdParty, decline)).status).toBe(403);
  }
  const stranger = await buildCast(test1);
  const foreign = await stranger.client.attempt('POST /reports/v1.0/thirdparties', {
    ...{ action: 'confirm_decision', id: waiting.thirdParty, version: 1, decision: waiting.decision },
  });
  expect(foreign.status).toBe(404);
});

test('conditions of an approval are demanded once it is confirmed', async () => {
  const conditions = [{ text: 'Send the audited accounts', dueOn: '2099-01-01' }];
  const waiting = await pending({ decision: 'approved_with_conditions', conditions });
  expect(waiting.shown.conditions).toEqual([]);
  expect(waiting.shown.pendingDecision?.conditions).toEqual(conditions);
  const { body } = await confirm(second, waiting);
  expect(body.Data.conditions).toMatchObject([{ ...conditions[0], state: 'open' }]);
});

test('either lead declines or withdraws it with a reason, and the relationship stays as it was', async () => {
  for (const who of [cast.client, second]) {
    const { thirdParty, decision } = await pending();
    const decline = { action: 'decline_decision', decision } as const;
    expect((await change(who, thirdParty, { ...decline, reason: '' })).status).toBe(400);
    const { body } = await change(who, thirdParty, { ...decline, reason: 'Ask for references first.' });
    expect(body.Data).toMatchObject({ relationship: 'pending', pendingDecision: null });
    expect((await confirm(second, { thirdParty, decision })).status).toBe(422);
    await change(cast.client, thirdParty, { ...approve, decision: 'rejected' });
  }
});

test('rejecting needs no second lead and replaces an approval that waits', async () => {
  const { thirdParty, decision } = await pending();
  const { body } = await change(cast.client, thirdParty, { ...approve, decision: 'rejected' });
  expect(body.Data).toMatchObject({ relationship: 'rejected', pendingDecision: null });
  expect((await confirm(second, { thirdParty, decision })).status).toBe(422);
});

test('a low rating, and a client that does not require it, need no second lead', async () => {
  await require2(false);
  const high = await rated(test1, cast);
  const first = await change(cast.client, high.thirdParty, approve);
  expect(first.body.Data.relationship).toBe('approved');
  await require2(true);
  test1.answers.seal = async () => ({ rating: 'low', score: 20, basis: 'score' });
  const low = await rated(test1, cast, { legalName: 'Low Risk Limited' });
  expect((await change(cast.client, low.thirdParty, approve)).body.Data.relationship).toBe('approved');
});

test('a merge brings no approval to a third party rated high that nobody confirmed', async () => {
  const { thirdParty: high } = await rated(test1, cast);
  test1.answers.seal = async () => ({ rating: 'low', score: 20, basis: 'score' });
  const { thirdParty: low } = await rated(test1, cast, { legalName: 'Low Risk Limited' });
  await change(cast.client, low, approve);
  // The rating sealed last counts, so the high one goes into the low one and the other way round.
  const merged = await change(cast.client, high, { action: 'merge', into: low, reason: 'Renamed.' });
  expect(merged.body.Data).toMatchObject({ relationship: 'approved', rating: 'low' });

  test1.answers.seal = async () => ({ rating: 'high', score: 80, basis: 'score' });
  const { thirdParty: later } = await rated(test1, cast, { legalName: 'High Risk Limited' });
  const refused = await change(cast.client, low, { action: 'merge', into: later, reason: 'Renamed.' });
  expect([refused.status, refused.body.code]).toEqual([422, 'thirdparty.not_possible']);
});

test('a new sealed report replaces an approval that waits', async () => {
  const same = { legalName: 'Assessed Twice Limited' };
  const { thirdParty, decision } = await pending({}, same);
  const again = await rated(test1, cast, same);
  expect(again.thirdParty).toBe(thirdParty);
  expect((await read(second, thirdParty)).pendingDecision).toBeNull();
  expect((await confirm(second, { thirdParty, decision })).status).toBe(422);
});

test('G4 the database itself refuses an approval of a high rating that no second lead confirmed', async () => {
  const { thirdParty, decision } = await pending();
  const write = (statement: ReturnType<typeof sql>) =>
    test1.platform.database.tx({ kind: 'tenant', clientId: cast.clientId }, () => db().execute(statement));
  await expect(
    write(
      sql`update third_parties set relationship = 'approved', decided_by = ${cast.client.actor.userId}, decided_at = now() where id = ${thirdParty}`,
    ),
  ).rejects.toMatchObject({ cause: { code: '23514' } });
  await expect(
    write(
      sql`update third_party_decisions set outcome = 'confirmed', settled_by = requested_by, settled_at = now() where id = ${decision}`,
    ),
  ).rejects.toMatchObject({ cause: { code: '23514' } });
  expect((await stored(test1, thirdParty))?.relationship).toBe('pending');
});

const noticesOf = async (who: Member) =>
  (await who.call('GET /reports/v1.0/notifications', {})).Data.map(({ activity }) => activity);

test('both leads are notified that a new report replaces an approval that waits', async () => {
  const about = { legalName: 'Assessed Twice Limited' };
  await pending({}, about);
  await rated(test1, cast, about);
  for (const lead of [cast.client, second])
    expect(await noticesOf(lead)).toContain(
      'has a new report: the approval that waited for a second lead no longer counts, decide again',
    );
});

test('the leads are notified that a new report rates an approved third party worse, and not that it is as before', async () => {
  const about = { legalName: 'Worse Than Before Limited' };
  const worse = 'is approved, but a new report rates it a high risk: decide again';
  test1.answers.seal = async () => ({ rating: 'medium', score: 40, basis: 'score' });
  const { thirdParty } = await rated(test1, cast, about);
  await change(cast.client, thirdParty, approve);
  await rated(test1, cast, about);
  expect((await noticesOf(second)).join()).not.toContain('rates it');
  test1.answers.seal = async () => ({ rating: 'high', score: 80, basis: 'score' });
  await rated(test1, cast, about);
  for (const lead of [cast.client, second]) expect(await noticesOf(lead)).toContain(worse);
});
