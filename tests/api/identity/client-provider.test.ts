import { sql } from 'drizzle-orm';
import { type Lies, tellTheTruth } from '../../support/peers/lying-provider.ts';
import { clientSecret, ssoLoginWith } from '../../support/peers/sign-on.ts';
import { buildClient, enter, signInAs } from '../../support/people/sign-in-as.ts';
import { openProviderHouse, type ProviderHouse } from './client-provider-house.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { buildPerson, uniform } from './steps.ts';

const house = await openProviderHouse();
const clientId = await buildClient(house);
const door = await house.bind(clientId, house.own);
afterAll(() => house.close());

const me = 'GET /security/v1.0/userdetails';

async function expectRefused(coming: ReturnType<ProviderHouse['comeBack']>, reason: string) {
  const { status, body, headers } = await coming;
  expect([status, body.Data, body.code]).toEqual([403, uniform, 'auth.refused']);
  expect(headers.get('bearer')).toBeNull();
  expect(headers.getSetCookie().filter((cookie) => cookie.includes('-rt-'))).toEqual([]);
  const last = (await eventsOf(house)).at(-1);
  expect([last?.type, last?.data]).toEqual(['user.sign_in_refused', { step: 'sso', reason }]);
}

test('B11 a client’s own provider lets in a person of that client by a verified address, who is told, and from then on by issuer and subject', async () => {
  const person = await buildPerson(house, { role: 'clientuser', clientId });
  const first = await house.comeBack(door, { sub: 'p1', email: person.email, email_verified: true });
  expect(first.status).toBe(200);
  expect(first.body.Data).toMatchObject({ username: person.username, role: 'clientuser' });
  expect(first.body.id_token).toBe('');
  expect((await first.browser.call(me, { me: true })).Data[0]?.id).toBe(person.id);
  const confirmed = await first.browser.attempt('POST /security/v1.0/validateuser', {
    emailid: person.email,
    username: person.username,
  });
  expect(confirmed.body.Result).toBe('Success');
  const notices = await rowsOf<{ code: string }>(
    house,
    sql`select code from notifications where user_id = ${person.id}`,
  );
  expect(notices.map(({ code }) => code)).toContain('account.sign_on_linked');

  expect((await house.comeBack(door, { sub: 'p1', email: 'renamed@example.com' })).status).toBe(200);
  await expectRefused(
    house.comeBack(door, { sub: 'p2', email: person.email, email_verified: true }),
    'other_identity',
  );
});

test.each([
  ['an administrator', 'admin'],
  ['an allocator', 'allocator'],
  ['a drafter', 'drafter'],
] as const)('B11 a client’s own provider never signs in %s, whatever it says', async (_who, role) => {
  const person = await buildPerson(house, { role });
  const said = [
    { preferredMail: person.email },
    { email: person.email, email_verified: true },
    { upn: person.username },
    { upn: person.email, roles: [role], role },
  ];
  for (const [n, claims] of said.entries())
    await expectRefused(house.comeBack(door, { sub: `${role}${n}`, ...claims }), 'other_client');
  const [stored] = await rowsOf<{ sso_subject: string | null }>(
    house,
    sql`select sso_subject from users where id = ${person.id}`,
  );
  expect(stored?.sso_subject).toBeNull();
  // With a second administrator, providers would wait for a confirmation.
  await rowsOf(
    house,
    sql`update users set disabled_at = now() - interval '2 days' where id = ${person.id} returning id`,
  );
});

test('B11 a client’s own provider never signs in a person of another client, even one tied to the same issuer there', async () => {
  const elsewhere = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId: elsewhere });
  await expectRefused(house.comeBack(door, { sub: 'x1', preferredMail: person.email }), 'other_client');
  const ownDoor = await house.bind(elsewhere, house.own);
  const there = await house.comeBack(ownDoor, { sub: 'x1', preferredMail: person.email });
  expect(there.status).toBe(200);
  await expectRefused(house.comeBack(door, { sub: 'x1', preferredMail: person.email }), 'other_client');
  await expectRefused(house.comeBack(door, { sub: 'x1' }), 'other_client');
  const [own] = await rowsOf<{ client_id: string }>(
    house,
    sql`select client_id from audit_events where type = 'user.sign_in_refused' order by at desc, seq desc limit 1`,
  );
  expect(own?.client_id).toBe(clientId);
});

test('B11 roles that a client’s provider claims change nothing', async () => {
  const person = await buildPerson(house, { role: 'clientuser', clientId, readOnly: true });
  const { status } = await house.comeBack(door, {
    ...{
      sub: 'r1',
      preferredMail: person.email,
      roles: ['admin', 'client'],
      role: 'admin',
      groups: ['ADMIN'],
    },
  });
  expect(status).toBe(200);
  const [stored] = await rowsOf(house, sql`select role, read_only from users where id = ${person.id}`);
  expect(stored).toEqual({ role: 'clientuser', read_only: true });
});

test('B11 an address that the provider does not vouch for, or that belongs to nobody, opens and creates nothing', async () => {
  const person = await buildPerson(house, { role: 'client', clientId });
  const before = await stateOf(house);
  await expectRefused(house.comeBack(door, { sub: 'u1', email: person.email }), 'unknown');
  await expectRefused(
    house.comeBack(door, { sub: 'u1', preferredMail: 'nobody.here@example.com' }),
    'unknown',
  );
  expect(await stateOf(house)).toBe(before);
});

test('B11 a token, an answer and a discovery document that name another issuer are refused', async () => {
  const { email } = await buildPerson(house, { role: 'client', clientId });
  const claims = { sub: 'i1', preferredMail: email };
  await expectRefused(
    house.comeBack(door, claims, { claims: { sub: 'i1', iss: house.other.issuer } }),
    'id_token',
  );
  await expectRefused(house.comeBack(door, claims, { with: { iss: house.other.issuer } }), 'id_token');
  // A discovery document that calls itself by another name is not believed.
  tellTheTruth(house.other, { metadata: { issuer: house.own.issuer } });
  const elsewhere = await buildClient(house);
  const provider = { issuer: house.other.issuer, oidcClientId: 'prudence', oidcSecret: 'x' };
  const refused = await house.trySave(elsewhere, { provider });
  expect([refused.status, refused.body.code]).toEqual([400, 'input.invalid']);
});

test('B11 a code for one sign-in address is not taken at another one, at none, or under an id of nobody', async () => {
  const elsewhere = await buildClient(house);
  const { email } = await buildPerson(house, { role: 'client', clientId });
  const otherDoor = await house.bind(elsewhere, house.own);
  const claims = { sub: 'd1', preferredMail: email };
  const wrong = { redirect_uri: `http://localhost:5011/login/${otherDoor}` };
  await expectRefused(house.comeBack(door, claims, { with: wrong }), 'redirect');
  await expectRefused(
    house.comeBack(door, claims, { with: { redirect_uri: 'http://localhost:5011/login' } }),
    'redirect',
  );
  await expectRefused(house.comeBack('', claims), 'off');
  await expectRefused(house.comeBack(crypto.randomUUID(), claims), 'off');
});

test('B11 a state or a code that was presented before is not taken again, at this sign-in address or another', async () => {
  const { email } = await buildPerson(house, { role: 'client', clientId });
  const claims = { sub: 's1', preferredMail: email };
  const { status, sent } = await house.comeBack(door, claims);
  expect(status).toBe(200);
  const { proof, ...returned } = sent;
  const asked = house.own.asked.length;
  const other = await house.bind(await buildClient(house), house.own);
  for (const provider of [door, other]) {
    const more = { provider, redirect_uri: `http://localhost:${house.platform.env.port}/login/${provider}` };
    const again = await ssoLoginWith(house.visitor('10.8.0.1'), returned, proof, more);
    expect([again.status, again.body.Data]).toEqual([403, uniform]);
  }
  await expectRefused(house.comeBack(door, claims, { with: { state: returned.state } }), 'replay');
  expect(house.own.asked).toHaveLength(asked);
});

test('B11 nobody is let in for a client that is closed, or from outside its networks', async () => {
  const bound = await buildClient(house);
  const { email } = await buildPerson(house, { role: 'client', clientId: bound });
  const claims = { sub: 'n1', preferredMail: email };
  const inNetwork = { networks: ['192.0.2.0/24'], idleSeconds: null, absoluteHours: null };
  const boundDoor = await house.bind(bound, house.own, inNetwork);
  expect((await house.comeBack(boundDoor, claims)).body.code).toBe('access.network');
  const { name, code, version } = await house.rowOf(bound);
  await house.admin.call('POST /security/v1.0/clientdetails', {
    ...{ id: bound, name, code, version, modules: [], active: false },
  });
  await expectRefused(house.comeBack(boundDoor, claims), 'off');
  const where = await house.visitor().attempt('GET /security/v1.0/clientsignon', { provider: boundDoor });
  expect(where.status).toBe(404);
});

test.each<[string, Partial<Lies>]>([
  ['is broken', { token: { status: 500, body: {} } }],
  ['never answers', { token: 'hang' }],
])('B11 a client’s provider that %s is told as an outage, and opens nothing', async (_what, lies) => {
  const { email } = await buildPerson(house, { role: 'client', clientId });
  const before = await stateOf(house);
  const { status, headers, body } = await house.comeBack(door, { sub: 'o1', preferredMail: email }, lies);
  expect([status, body.code]).toEqual([503, 'server.busy']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await stateOf(house)).toBe(before);
});

test('B11 the sign-in address tells where to go and nothing of the client; its secret is told to nobody', async () => {
  const { Data } = await house.visitor().call('GET /security/v1.0/clientsignon', { provider: door });
  expect(Data).toEqual({
    authorizeUrl: `${house.own.issuer}/auth`,
    clientId: 'prudence',
    redirectUri: `http://localhost:${house.platform.env.port}/login/${door}`,
    scope: 'openid email profile',
  });
  const { provider } = await house.rowOf(clientId);
  expect(provider).toEqual({
    issuer: house.own.issuer,
    oidcClientId: 'prudence',
    address: `http://localhost:${house.platform.env.port}/login/${door}`,
  });
  const lead = await signInAs(house, { role: 'client', clientId });
  const drafter = await signInAs(house, { role: 'drafter' });
  for (const who of [lead, drafter]) {
    const rows = (await who.call('GET /security/v1.0/clientdetails', { pageSize: 200 })).Data;
    expect(rows.map((row) => row.provider)).toEqual(rows.map(() => null));
  }
  expect(JSON.stringify(await rowsOf(house, sql`select * from client_providers`))).not.toContain(
    clientSecret,
  );
  expect(JSON.stringify(await rowsOf(house, sql`select * from audit_events`))).not.toContain(clientSecret);
});

test('B11 a session of a client’s provider sets no password here', async () => {
  const person = await buildPerson(house, { role: 'client', clientId });
  const { browser } = await house.comeBack(door, { sub: 'w1', preferredMail: person.email });
  const NewPassword = 'Harbour7!lamp';
  const change = { NewPassword, ConfirmPassword: NewPassword, username: person.username };
  expect((await browser.attempt('POST /security/v1.0/updatepassword', change)).status).toBe(403);
});

test('B11 another issuer ends what the one before had opened and untied its people, and so does its removal', async () => {
  const bound = await buildClient(house);
  const person = await buildPerson(house, { role: 'client', clientId: bound });
  const claims = { sub: 'c1', preferredMail: person.email };
  const boundDoor = await house.bind(bound, house.own);
  const tied = () => rowsOf(house, sql`select sso_issuer, sso_subject from users where id = ${person.id}`);
  const first = await house.comeBack(boundDoor, claims);
  expect(await house.bind(bound, house.other)).toBe(boundDoor);
  expect((await first.browser.attempt(me, { me: true })).status).toBe(401);
  expect(await tied()).toEqual([{ sso_issuer: null, sso_subject: null }]);
  await expectRefused(house.comeBack(boundDoor, claims, { from: house.own }), 'id_token');

  const second = await house.comeBack(boundDoor, claims, { from: house.other });
  expect(second.status).toBe(200);
  const local = await enter(house, person.id);
  expect((await house.trySave(bound, { provider: null })).status).toBe(200);
  expect((await second.browser.attempt(me, { me: true })).status).toBe(401);
  expect((await local.attempt(me, { me: true })).status).toBe(200);
  expect(await tied()).toEqual([{ sso_issuer: null, sso_subject: null }]);
  await expectRefused(house.comeBack(boundDoor, claims, { from: house.other }), 'off');
});
