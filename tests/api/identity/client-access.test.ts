import { sql } from 'drizzle-orm';
import type { clients } from '../../../contract/index.ts';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { buildClient, enter, signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from './database-state.ts';
import { openSettingsApp } from './settings-app.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, uniform } from './steps.ts';

const app = await openSettingsApp();
afterAll(() => app.close());

const save = 'POST /security/v1.0/clientdetails';
const me = (browser: HttpClient) => browser.attempt('GET /security/v1.0/userdetails', { me: true });
const renew = (browser: HttpClient) =>
  browser.attempt('POST /security/v1.0/token/refresh', { token: browser.refresh });

/** A client whose people are bound as told, with one of them. */
async function boundClient(access: Partial<clients.ClientAccess>) {
  const clientId = await buildClient(app);
  const person = await buildPerson(app, { role: 'client', clientId });
  await bind(clientId, access);
  return { clientId, person };
}

async function bind(clientId: string, access: Partial<clients.ClientAccess>) {
  const admin = await signInAs(app, { role: 'admin' });
  const rows = (await admin.call('GET /security/v1.0/clientdetails', { pageSize: 200 })).Data;
  const known = rows.find(({ id }) => id === clientId);
  if (!known) throw new Error('no such client');
  const { name, code, active, version } = known;
  const free = { networks: [], idleSeconds: null, absoluteHours: null };
  const wanted = { id: clientId, version, name, code, modules: [], active, access: { ...free, ...access } };
  return (await admin.call(save, wanted)).Data;
}

/** Signed in at home; the session then travels to another address. */
async function sessionFrom(ip: string, userId: string) {
  const { access, refresh, cookies } = await enter(app, userId);
  const browser = app.visitor(ip);
  for (const name of cookies.names()) browser.cookies.set(name, cookies.get(name) ?? '');
  return Object.assign(browser, { access, refresh });
}

const places: [string, string, boolean][] = [
  ['192.0.2.0/24', '192.0.2.77', true],
  ['192.0.2.0/24', '::ffff:192.0.2.77', true],
  ['::ffff:192.0.2.0/120', '192.0.2.77', true],
  ['192.0.2.0/24', '192.0.3.1', false],
  ['2001:db8:7::/48', '2001:db8:7:1::5', true],
  ['2001:db8:7::/48', '2001:DB8:8::5', false],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['198.51.100.7/32', '198.51.100.7', true],
];

test.each(places)('A21 with the network %s, a session from %s is let in: %s', async (network, ip, isIn) => {
  const { person } = await boundClient({ networks: [network] });
  const { status } = await me(await sessionFrom(ip, person.id));
  expect(status).toBe(isIn ? 200 : 403);
});

test('A21 a session that leaves its client’s networks is refused in plain words at every call and renewed nowhere else, and goes on inside', async () => {
  const { person } = await boundClient({ networks: ['192.0.2.0/24'] });
  const outside = await sessionFrom('203.0.113.9', person.id);
  const refused = await me(outside);
  expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
    403,
    'access.network',
  ]);
  expect((refused.body as unknown as { Data: string }).Data).toContain('only from its own networks');
  expect((await renew(outside)).body.code).toBe('access.network');
  const home = app.visitor('192.0.2.4');
  for (const name of outside.cookies.names()) home.cookies.set(name, outside.cookies.get(name) ?? '');
  expect((await renew(Object.assign(home, { refresh: outside.refresh }))).status).toBe(200);
});

test('A21 from outside the networks nobody signs in: told in plain words after the right password, like everybody else before it', async () => {
  const { person } = await boundClient({ networks: ['192.0.2.0/24'] });
  const away = app.visitor('203.0.113.10');
  const wrong = await enterPassword(away, person.username, 'Wrong#Horse7');
  expect([wrong.status, wrong.body.Data]).toEqual([403, uniform]);
  const right = await enterPassword(away, person.username);
  expect([right.status, right.body.code]).toEqual([403, 'access.network']);
  const home = app.visitor('192.0.2.5');
  const { body: step } = await enterPassword(home, person.username);
  const token = { code: codeNow(app), username: person.username, secret: step.secret };
  const travelled = app.visitor('203.0.113.11');
  for (const name of home.cookies.names()) travelled.cookies.set(name, home.cookies.get(name) ?? '');
  expect((await enterToken(travelled, token)).body.code).toBe('access.network');
  expect((await enterToken(home, token)).status).toBe(200);
  const reasons = await rowsOf<{ data: { reason: string } }>(
    app,
    sql`select data from audit_events where type = 'user.sign_in_refused' and object_id = ${person.id} order by seq`,
  );
  expect(reasons.map(({ data }) => data.reason)).toEqual(['password', 'network', 'network']);
});

test('A21 an invitation opens inside the client’s networks alone, and goes on working there', async () => {
  const { clientId } = await boundClient({ networks: ['192.0.2.0/24'] });
  const admin = await signInAs(app, { role: 'admin' });
  const user = {
    username: 'far.away',
    name: 'Far Away',
    email: 'far.away@example.com',
    role: 'client' as const,
  };
  const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', {
    action: 'create',
    user: { ...user, clientId },
  });
  const invite = new URL(invitation, 'http://localhost').searchParams.get('invite') ?? '';
  const open = (browser: HttpClient) => browser.attempt('POST /security/v1.0/invitation', { invite });
  const away = app.visitor('203.0.113.20');
  const refused = await open(away);
  expect([refused.status, refused.body.code]).toEqual([403, 'access.network']);
  expect(refused.body.Data).toContain('only from its own networks');
  expect(away.cookies.names()).toEqual(['XSRF-TOKEN']);

  const home = app.visitor('192.0.2.6');
  expect((await open(home)).status).toBe(200);
  for (const name of home.cookies.names()) away.cookies.set(name, home.cookies.get(name) ?? '');
  const choose = (browser: HttpClient) =>
    browser.attempt('POST /security/v1.0/updatepassword', {
      ...{ NewPassword: 'Harbour7!lamp', ConfirmPassword: 'Harbour7!lamp', username: user.username },
    });
  expect((await choose(away)).body.code).toBe('access.network');
  expect((await choose(home)).body.Result).toBe('Success');
});

test('A21 a client’s own limits end its sessions earlier, at calls and at renewals, and never later than the policy', async () => {
  const { person } = await boundClient({ idleSeconds: 300, absoluteHours: 1 });
  const idle = await enter(app, person.id);
  expect((await renew(idle)).body.Data.idleSeconds).toBe(300);
  app.platform.clock.advance(minutes(5));
  expect((await me(idle)).status).toBe(401);
  expect((await renew(idle)).status).toBe(401);

  const busy = await enter(app, person.id);
  for (let n = 0; n < 15; n += 1) {
    app.platform.clock.advance(minutes(4) - 1000);
    const { status, body } = await renew(busy);
    expect(status).toBe(200);
    Object.assign(busy, { access: body.access });
    await busy.call('POST /security/v1.0/sessions', { action: 'alive' });
  }
  app.platform.clock.advance(minutes(1));
  expect((await renew(busy)).status).toBe(401);

  const admin = await signInAs(app, { role: 'admin' });
  const { total } = await admin.call('GET /security/v1.0/sessions', { user: person.id });
  expect(total).toBe(0);
});

test('A21 what is set is audited field by field and shown to administrators alone', async () => {
  const { clientId, person } = await boundClient({ networks: ['0.0.0.0/0'], idleSeconds: 600 });
  const [event] = await rowsOf<{ data: { fields: string[] } }>(
    app,
    sql`select data from audit_events where type = 'client.changed' and object_id = ${clientId}`,
  );
  expect(event?.data.fields).toEqual(['modules', 'networks', 'idleSeconds']);
  const own = (await (await enter(app, person.id)).call('GET /security/v1.0/clientdetails', {})).Data;
  expect(own.map(({ access }) => access)).toEqual([null]);
});

test.each(['10.0.0.0', '10.0.0.0/33', 'example.com/8', '2001:db8::/129', '10.0.0.0/8 '])(
  'A21 %j is no network',
  async (network) => {
    const admin = await signInAs(app, { role: 'admin' });
    const access = { networks: [network], idleSeconds: null, absoluteHours: null };
    const wanted = { name: 'Bound', code: 'BOUND', modules: [], active: true, access };
    expect((await admin.attempt(save, wanted)).status).toBe(400);
  },
);
