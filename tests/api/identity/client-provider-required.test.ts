import { sql } from 'drizzle-orm';
import { clientSecret } from '../../support/peers/sign-on.ts';
import { buildClient, enter, signInAs } from '../../support/people/sign-in-as.ts';
import { free, openProviderHouse, type ProviderHouse, save } from './client-provider-house.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, uniform } from './steps.ts';

const onPremise = await openProviderHouse();
const saas = await openProviderHouse('saas');
afterAll(async () => {
  await onPremise.close();
  await saas.close();
});

const me = 'GET /security/v1.0/userdetails';
const only = { ...free, ownProviderOnly: true };

async function requiring(house: ProviderHouse) {
  const clientId = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId });
  const door = await house.bind(clientId, house.own);
  const require = () => house.trySave(clientId, { access: only });
  const address = `http://localhost:${house.platform.env.port}/login/${door}`;
  const sentence = `Your organisation requires its own identity provider. Sign in at ${address} instead.`;
  return { clientId, person, door, require, sentence };
}

test('A21 where a client requires its own provider, the right password is answered with where to sign in, a wrong one like any other', async () => {
  const { person, door, require, sentence } = await requiring(onPremise);
  const begun = onPremise.visitor('10.1.0.1');
  const { body: step } = await enterPassword(begun, person.username);
  const before = await enter(onPremise, person.id);
  expect((await require()).status).toBe(200);

  const wrong = await enterPassword(onPremise.visitor('10.1.0.2'), person.username, 'Wrong#Horse7');
  expect([wrong.status, wrong.body.Data]).toEqual([403, uniform]);
  const right = await enterPassword(onPremise.visitor('10.1.0.3'), person.username);
  expect([right.status, right.body.code, right.body.Data]).toEqual([403, 'access.own_provider', sentence]);
  const token = { code: codeNow(onPremise), username: person.username, secret: step.secret };
  const late = await enterToken(begun, token);
  expect([late.status, late.body.code]).toEqual([403, 'access.own_provider']);

  // What a password had opened is over.
  expect((await before.attempt(me, { me: true })).status).toBe(401);
  const renewed = await before.attempt('POST /security/v1.0/token/refresh', { token: before.refresh });
  expect(renewed.status).toBe(401);
  const own = await onPremise.comeBack(door, { sub: 'q1', preferredMail: person.email });
  expect((await own.browser.attempt(me, { me: true })).status).toBe(200);
  const { total } = await onPremise.admin.call('GET /security/v1.0/sessions', { user: person.id });
  expect(total).toBe(1);
});

test('A21 an invitation leads to the provider that the client requires, and nobody of the firm is bound by it', async () => {
  const { clientId, require, sentence } = await requiring(onPremise);
  await require();
  const user = {
    username: 'new.here',
    name: 'New Here',
    email: 'new.here@example.com',
    role: 'client' as const,
  };
  const { invitation = '' } = await onPremise.admin.call('POST /security/v1.0/userdetails', {
    action: 'create',
    user: { ...user, clientId },
  });
  const invite = new URL(invitation, 'http://localhost').searchParams.get('invite') ?? '';
  const refused = await onPremise.visitor().attempt('POST /security/v1.0/invitation', { invite });
  expect([refused.status, refused.body.Data]).toEqual([403, sentence]);
  const drafter = await buildPerson(onPremise);
  expect((await enterPassword(onPremise.visitor('10.1.0.4'), drafter.username)).status).toBe(200);
});

test('A21 with single sign-on the provider of the installation lets nobody in whose client requires its own', async () => {
  const { person, door, require, sentence } = await requiring(saas);
  const claims = { sub: 'h1', preferredMail: person.email };
  const house = await saas.comeBack('', claims, { from: saas.house });
  expect(house.status).toBe(200);
  await require();
  expect((await house.browser.attempt(me, { me: true })).status).toBe(401);
  const again = await saas.comeBack('', claims, { from: saas.house });
  expect([again.status, again.body.Data]).toEqual([403, sentence]);
  // Tied to the provider of the installation before: the client's own takes over, and keeps.
  expect((await saas.comeBack(door, { ...claims, sub: 'h2' })).status).toBe(200);
  expect((await saas.comeBack('', claims, { from: saas.house })).status).toBe(403);
});

test('A21 a provider is required only where there is one, and is not removed while it is required', async () => {
  const clientId = await buildClient(onPremise);
  const none = await onPremise.trySave(clientId, { access: only });
  expect([none.status, Object.keys(none.body.fields ?? {})]).toEqual([400, ['access.ownProviderOnly']]);
  await onPremise.bind(clientId, onPremise.own, only);
  expect((await onPremise.trySave(clientId, { access: only, provider: null })).status).toBe(400);
  expect(
    (await onPremise.trySave(clientId, { access: { ...free, ownProviderOnly: false }, provider: null }))
      .status,
  ).toBe(200);
});

test('A21 a stored secret goes to the issuer it was entered for and no other', async () => {
  const clientId = await buildClient(onPremise);
  await onPremise.bind(clientId, onPremise.own);
  const moved = { issuer: onPremise.other.issuer, oidcClientId: 'prudence' };
  const refused = await onPremise.trySave(clientId, { provider: moved });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['provider.oidcSecret']]);
  const same = { issuer: onPremise.own.issuer, oidcClientId: 'prudence-2' };
  expect((await onPremise.trySave(clientId, { provider: same })).status).toBe(200);
});

test.each([
  'http://169.254.169.254/latest',
  'https://127.0.0.1:1',
  'https://[::1]/',
  'http://example.com',
  'https://user:word@example.com',
  'javascript:alert(1)',
  'https://nothing.invalid',
])('D18 %s is not taken as an issuer', async (issuer) => {
  const clientId = await buildClient(onPremise);
  const provider = { issuer, oidcClientId: 'prudence', oidcSecret: clientSecret };
  const refused = await onPremise.trySave(clientId, { provider });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['provider.issuer']]);
});

test('D18 an endpoint that the provider names in the operator’s own network is not called', async () => {
  const clientId = await buildClient(onPremise);
  const { email } = await buildPerson(onPremise, { role: 'client', clientId });
  const door = await onPremise.bind(clientId, onPremise.own);
  const metadata = { token_endpoint: `${onPremise.house.issuer}/token` };
  const came = await onPremise.comeBack(door, { sub: 't1', preferredMail: email }, { metadata });
  expect(came.status).toBe(403);
  expect(onPremise.house.asked).toEqual([]);
});

test('A21 binding, requiring and removing a provider is recorded without its secret, and told to the people of the client and the other administrators', async () => {
  const second = await signInAs(onPremise, { role: 'admin' });
  // Who has no authenticator yet is told, and nothing waits for them.
  await rowsOf(
    onPremise,
    sql`update users set totp_confirmed_at = null where id = ${second.actor.userId} returning id`,
  );
  const { clientId, person, require } = await requiring(onPremise);
  await require();
  await onPremise.trySave(clientId, { access: { ...free, ownProviderOnly: false }, provider: null });
  const events = await rowsOf<{ data: { fields: string[] } }>(
    onPremise,
    sql`select data from audit_events where type = 'client.changed' and object_id = ${clientId} order by seq`,
  );
  expect(events.map(({ data }) => data.fields)).toEqual([
    ['modules', 'issuer', 'oidcClientId', 'oidcSecret'],
    ['ownProviderOnly'],
    ['ownProviderOnly', 'issuer', 'oidcClientId'],
  ]);
  const told = (userId: string) =>
    rowsOf<{ code: string }>(
      onPremise,
      sql`select code from notifications where user_id = ${userId} order by code`,
    ).then((rows) => rows.map(({ code }) => code));
  expect(await told(person.id)).toEqual([
    'account.provider_removed',
    'account.provider_required',
    'account.provider_set',
  ]);
  const changed = (codes: string[]) => codes.filter((code) => code === 'client.provider_changed').length;
  expect(changed(await told(second.actor.userId))).toBe(3);
  expect(changed(await told(onPremise.admin.actor.userId))).toBe(0);
});

test('A21 nobody but an administrator with a fresh second factor binds a provider', async () => {
  const clientId = await buildClient(onPremise);
  const provider = { issuer: onPremise.own.issuer, oidcClientId: 'prudence', oidcSecret: clientSecret };
  const lead = await signInAs(onPremise, { role: 'client', clientId });
  const allocator = await signInAs(onPremise, { role: 'allocator' });
  for (const who of [lead, allocator]) {
    const { status, body } = await onPremise.trySave(clientId, { provider }, who);
    expect([status, body.code]).toEqual([403, 'access.role']);
  }
  const stale = await signInAs(onPremise, { role: 'admin' });
  const { name, code, version } = await onPremise.rowOf(clientId);
  onPremise.platform.clock.advance(minutes(11));
  const { access } = await stale.call('POST /security/v1.0/token/refresh', { token: stale.refresh });
  Object.assign(stale, { access });
  const late = await stale.attempt(save, {
    id: clientId,
    version,
    name,
    code,
    modules: [],
    active: true,
    provider,
  });
  expect([late.status, late.body.code]).toEqual([403, 'auth.second_factor_needed']);
});
