import { sql } from 'drizzle-orm';
import { clientSecret } from '../../support/peers/sign-on.ts';
import { buildClient, enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { free, openProviderHouse, save } from './client-provider-house.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, enterPassword } from './steps.ts';

const decide = 'POST /security/v1.0/clientproviders';
const me = 'GET /security/v1.0/userdetails';
const only = { ...free, ownProviderOnly: true };

let second: Member;
const house = await openProviderHouse();
afterAll(() => house.close());

/** An administrator who can sign in, and has been one for longer than a day. */
beforeEach(async () => {
  const { id } = await buildPerson(house, { role: 'admin', name: 'Second Admin' });
  await age(id);
  second = await enter(house, id);
});
const withoutSecond = () =>
  rowsOf(
    house,
    sql`update users set disabled_at = now() - interval '2 days', access_reset_at = null where name = 'Second Admin' returning id`,
  );
afterEach(withoutSecond);

const age = (id: string) =>
  rowsOf(
    house,
    sql`update users set created_at = created_at - interval '2 days' where id = ${id} returning id`,
  );
const providerOf = ({ issuer } = house.own, oidcClientId = 'prudence') => ({
  issuer,
  oidcClientId,
  oidcSecret: clientSecret,
});
const pendingOf = async (clientId: string) => (await house.rowOf(clientId)).pending;
const idIn = (address = '') => address.split('/').at(-1) ?? '';
const storedOf = (clientId: string) =>
  rowsOf(
    house,
    sql`select issuer, oidc_client_id, sealed_secret from client_providers where client_id = ${clientId}`,
  );
const codesOf = async (userId: string) =>
  (await rowsOf<{ code: string }>(house, sql`select code from notifications where user_id = ${userId}`)).map(
    ({ code }) => code,
  );

async function decideAs(who: Member, action: 'confirm' | 'withdraw', id: string) {
  const { version } = await house.rowOf(id);
  return who.attempt(decide, { action, id, version });
}

async function boundClient() {
  const clientId = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId });
  await house.trySave(clientId, { provider: providerOf() });
  expect((await decideAs(second, 'confirm', clientId)).status).toBe(200);
  return { clientId, person, door: idIn((await house.rowOf(clientId)).provider?.address) };
}

test('W3 a provider that an administrator binds to a client signs nobody in until another administrator confirms it', async () => {
  const clientId = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId });
  const claims = { sub: 'w1', preferredMail: person.email };
  const asked = await house.trySave(clientId, { provider: providerOf() });
  expect([asked.status, asked.body.Data?.provider]).toEqual([200, null]);
  const waiting = await pendingOf(clientId);
  expect(waiting).toMatchObject({
    provider: { issuer: house.own.issuer, oidcClientId: 'prudence' },
    newSecret: true,
    ownProviderOnly: false,
    askedBy: { id: house.admin.actor.userId },
    mayConfirm: false,
  });
  const door = idIn(waiting?.provider.address);
  const shown = await house.visitor().attempt('GET /security/v1.0/clientsignon', { provider: door });
  expect(shown.status).toBe(404);
  expect((await house.comeBack(door, claims)).status).toBe(403);
  expect(await codesOf(second.actor.userId)).toContain('client.provider_change_asked');
  expect(await codesOf(person.id)).toEqual([]);

  const own = await decideAs(house.admin, 'confirm', clientId);
  expect([own.status, own.body.code]).toEqual([422, 'request.not_possible']);
  expect((await house.comeBack(door, claims)).status).toBe(403);
  const confirmed = await decideAs(second, 'confirm', clientId);
  expect([confirmed.status, confirmed.body.Data?.pending]).toEqual([200, null]);
  expect(confirmed.body.Data?.provider?.address).toContain(door);
  expect((await house.comeBack(door, claims)).status).toBe(200);
  expect(await codesOf(person.id)).toContain('account.provider_set');
  expect((await decideAs(second, 'confirm', clientId)).status).toBe(422);
});

test('W3 a client that is created with a provider has none until another administrator confirms it', async () => {
  const client = { name: 'Born With One', code: 'BORN1', modules: [], active: true };
  const { Data } = await house.admin.call(save, { ...client, provider: providerOf() });
  expect(Data.provider).toBeNull();
  expect(Data.pending?.provider.issuer).toBe(house.own.issuer);
  expect(await storedOf(Data.id)).toEqual([]);
});

test.each([
  ['issuer', () => providerOf(house.other)],
  ['client ID', () => providerOf(house.own, 'prudence-2')],
  ['client secret', () => providerOf()],
] as const)('W3 another %s takes effect once another administrator confirms it', async (_what, provider) => {
  const { clientId, person, door } = await boundClient();
  const before = await storedOf(clientId);
  expect((await house.trySave(clientId, { provider: provider() })).status).toBe(200);
  expect(await storedOf(clientId)).toEqual(before);
  const claims = { sub: person.id, preferredMail: person.email };
  expect((await house.comeBack(door, claims)).status).toBe(200);
  expect((await house.comeBack(door, { ...claims, sub: 'w3' }, { from: house.other })).status).toBe(403);
  expect((await decideAs(second, 'confirm', clientId)).status).toBe(200);
  expect(await storedOf(clientId)).not.toEqual(before);
});

test('W3 a provider is required once another administrator confirms it; until then people sign in as before', async () => {
  const { clientId, person, door } = await boundClient();
  expect((await house.trySave(clientId, { access: only })).status).toBe(200);
  expect(await pendingOf(clientId)).toMatchObject({ newSecret: false, ownProviderOnly: true });
  const entering = () => enterPassword(house.visitor('10.2.0.1'), person.username);
  expect((await entering()).status).toBe(200);
  expect((await decideAs(second, 'confirm', clientId)).status).toBe(200);
  expect((await entering()).body.code).toBe('access.own_provider');
  const came = await house.comeBack(door, { sub: 'w4', preferredMail: person.email });
  expect((await came.browser.attempt(me, { me: true })).status).toBe(200);
});

test('W3 everything else of a client is saved at once, and leaves what waits as it is', async () => {
  const { clientId } = await boundClient();
  await house.trySave(clientId, { access: { ...free, idleSeconds: 600 }, provider: providerOf(house.other) });
  const saved = await house.rowOf(clientId);
  expect([saved.access?.idleSeconds, saved.provider?.issuer]).toEqual([600, house.own.issuer]);
  await house.trySave(clientId, { provider: { issuer: house.own.issuer, oidcClientId: 'prudence' } });
  expect((await pendingOf(clientId))?.provider.issuer).toBe(house.other.issuer);
});

test('W3 taking a provider away, or no longer requiring it, waits for nobody and ends what waits', async () => {
  const { clientId } = await boundClient();
  await house.trySave(clientId, { access: only });
  await decideAs(second, 'confirm', clientId);
  await house.trySave(clientId, { provider: providerOf(house.other), access: only });
  expect(await pendingOf(clientId)).not.toBeNull();
  expect((await house.trySave(clientId, { access: { ...free, ownProviderOnly: false } })).status).toBe(200);
  expect(await house.rowOf(clientId)).toMatchObject({ pending: null, access: { ownProviderOnly: false } });
  await house.trySave(clientId, { provider: providerOf(house.other) });
  expect((await house.trySave(clientId, { provider: null })).status).toBe(200);
  expect(await house.rowOf(clientId)).toMatchObject({ pending: null, provider: null });
});

test('W3 what is confirmed is what was read: a change that was replaced since is refused', async () => {
  const { clientId } = await boundClient();
  await house.trySave(clientId, { provider: providerOf(house.own, 'prudence-2') });
  const { version } = await house.rowOf(clientId);
  await house.trySave(clientId, { provider: providerOf(house.other) });
  const late = await second.attempt(decide, { action: 'confirm', id: clientId, version });
  expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
  expect((await house.rowOf(clientId)).provider?.issuer).toBe(house.own.issuer);
});

test('W3 an administrator who was made or reset within a day confirms no provider', async () => {
  const clientId = await buildClient(house);
  await house.trySave(clientId, { provider: providerOf() });
  const young = await signInAs(house, { role: 'admin' });
  expect((await decideAs(young, 'confirm', clientId)).status).toBe(422);
  await rowsOf(
    house,
    sql`update users set access_reset_at = ${house.platform.clock.now().toISOString()} where id = ${second.actor.userId} returning id`,
  );
  expect((await decideAs(second, 'confirm', clientId)).status).toBe(422);
  expect(await storedOf(clientId)).toEqual([]);
});

test('W3 resetting the only other administrator leaves somebody to ask', async () => {
  await rowsOf(
    house,
    sql`update users set access_reset_at = ${house.platform.clock.now().toISOString()} where id = ${second.actor.userId} returning id`,
  );
  const clientId = await buildClient(house);
  const { body } = await house.trySave(clientId, { provider: providerOf() });
  expect(body.Data).toMatchObject({ pending: { mayConfirm: false }, provider: null });
});

test('W3 a firm with one administrator binds a provider at once', async () => {
  await rowsOf(
    house,
    sql`update users set disabled_at = now() - interval '2 days', access_reset_at = null where role = 'admin' and id <> ${house.admin.actor.userId} returning id`,
  );
  const clientId = await buildClient(house);
  const { body } = await house.trySave(clientId, { provider: providerOf() });
  expect(body.Data).toMatchObject({ pending: null, provider: { issuer: house.own.issuer } });
});

test('W3 what is asked about a provider, confirmed and withdrawn is on record without its secret', async () => {
  const clientId = await buildClient(house);
  await house.trySave(clientId, { provider: providerOf() });
  expect((await decideAs(house.admin, 'withdraw', clientId)).status).toBe(200);
  expect(await pendingOf(clientId)).toBeNull();
  await house.trySave(clientId, { provider: providerOf(), access: only });
  await decideAs(second, 'confirm', clientId);
  const events = await rowsOf<{ type: string; actor_id: string; data: { changes?: object } }>(
    house,
    sql`select type, actor_id, data from audit_events where object_id = ${clientId} and type like 'client.%'
      and data->>'fields' is distinct from '["modules"]' order by seq`,
  );
  const [first, other] = [house.admin.actor.userId, second.actor.userId];
  const provider = ['issuer', 'oidcClientId', 'oidcSecret'];
  expect(events.map(({ type, actor_id, data: { changes: _, ...data } }) => [type, actor_id, data])).toEqual([
    ['client.provider_change_asked', first, { fields: provider }],
    ['client.provider_change_withdrawn', first, {}],
    ['client.provider_change_asked', first, { fields: [...provider, 'ownProviderOnly'] }],
    ['client.provider_change_confirmed', other, { askedBy: first }],
    ['client.changed', other, { fields: ['ownProviderOnly', ...provider] }],
  ]);
  const trail = await rowsOf<{ one: string }>(
    house,
    sql`select audit_events::text as one from audit_events where object_id = ${clientId}`,
  );
  expect(trail.filter(({ one }) => one.includes(clientSecret))).toEqual([]);
});

test('W3 nobody but an administrator sees what waits, or decides it', async () => {
  const clientId = await buildClient(house);
  await house.trySave(clientId, { provider: providerOf() });
  const { version } = await house.rowOf(clientId);
  const lead = await signInAs(house, { role: 'client', clientId });
  const allocator = await signInAs(house, { role: 'allocator' });
  for (const who of [lead, allocator]) {
    const { Data } = await who.call('GET /security/v1.0/clientdetails', { pageSize: 200 });
    expect(Data.find(({ id }) => id === clientId)?.pending).toBeNull();
    const { status } = await who.attempt(decide, { action: 'confirm', id: clientId, version });
    expect(status).toBe(403);
  }
});
