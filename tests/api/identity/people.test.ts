import { sql } from 'drizzle-orm';
import { mountAudit } from '../../../server/modules/audit/index.ts';
import { clientNames, colleaguesOf, mountIdentity } from '../../../server/modules/identity/index.ts';
import { mountPeople } from '../../../server/modules/people/index.ts';
import { isRemoved, isUnsubmitted, visibleRequestIds } from '../../../server/modules/requests/index.ts';
import { buildClient, enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { seedOf } from '../../support/people/totp.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { codeNow, enterPassword, enterToken } from './steps.ts';

const handedBack: string[] = [];

const test1 = await openTestApp({
  modules: [
    mountIdentity,
    (app, platform) =>
      mountPeople(app, platform, {
        onUserUnavailable: async (userId) => {
          handedBack.push(userId);
        },
      }),
    (app, platform) =>
      mountAudit(app, platform, {
        clientNames,
        colleagues: colleaguesOf,
        ownRequests: visibleRequestIds,
        isRemoved,
        isUnsubmitted,
      }),
  ],
});
const admin = await signInAs(test1, { role: 'admin' });
// Only who can sign in counts as an administrator who remains.
await rowsOf(
  test1,
  sql`update users set sso_issuer = 'https://id.example', sso_subject = 'admin' where id = ${admin.actor.userId}
        returning id`,
);
afterAll(() => test1.close());

const save = 'POST /security/v1.0/userdetails';
let made = 0;
const somebody = () => {
  made += 1;
  return {
    username: `new.user${made}`,
    name: `New User ${made}`,
    email: `new${made}@example.com`,
    role: 'drafter' as const,
    clientId: null,
  };
};

const statusOf = async (member: Member) =>
  (await member.attempt('GET /security/v1.0/userdetails', { me: true })).status;

test('A7 an invited person opens the link once, chooses a password, scans the code and is signed in', async () => {
  const user = somebody();
  const created = await admin.call(save, { action: 'create', user });
  expect(created.Data).toMatchObject({ ...user, status: 'invited', twoFactor: false });
  const invite = new URL(created.invitation ?? '', admin.baseUrl).searchParams.get('invite') ?? '';

  const browser = test1.visitor('10.4.0.1');
  const opened = await browser.call('POST /security/v1.0/invitation', { invite });
  expect([opened.Result, opened.Data]).toEqual(['FirstTimeLogin', 'First time login. Change your password!']);
  const chosen = 'Better#Horse8';
  const changed = await browser.call('POST /security/v1.0/updatepassword', {
    NewPassword: chosen,
    ConfirmPassword: chosen,
    username: opened.username,
    onfirstlogin: true,
  });
  expect(changed.Result).toBe('Success');
  const { body: step } = await enterPassword(browser, user.username, chosen);
  const code = codeNow(test1, 0, seedOf(step.otpauth_url ?? ''));
  const { body, status } = await enterToken(browser, { code, username: user.username, secret: step.secret });
  expect([status, body.Data?.emailid]).toEqual([200, user.email]);

  const again = await test1.visitor('10.4.0.2').attempt('POST /security/v1.0/invitation', { invite });
  expect(again.status).toBe(403);
});

test('a newer invitation ends the older one, and each ends after seven days', async () => {
  const { Data, invitation } = await admin.call(save, { action: 'create', user: somebody() });
  const second = await admin.call(save, { action: 'invite', id: Data.id });
  const open = (link = '') =>
    test1.visitor('10.4.0.3').attempt('POST /security/v1.0/invitation', { invite: link.split('=')[1] ?? '' });
  expect((await open(invitation)).status).toBe(403);
  expect((await open(second.invitation)).status).toBe(200);
  const stored = await rowsOf(test1, sql`select * from invitations`);
  expect(JSON.stringify(stored)).not.toContain(second.invitation?.split('=')[1]);
  await rowsOf(
    test1,
    sql`update invitations set expires_at = ${test1.platform.clock.now().toISOString()} returning id`,
  );
  expect((await open(second.invitation)).status).toBe(403);
});

test('only administrators see the list and change users; everybody sees themselves', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  const before = await stateOf(test1);
  expect((await drafter.attempt('GET /security/v1.0/userdetails', {})).status).toBe(403);
  const ofUsers = (['disable', 'unlock', 'reset_two_factor', 'invite'] as const).map((action) => ({
    action,
  }));
  for (const one of [...ofUsers, { action: 'change' as const, user: {} }]) {
    const { status, body } = await drafter.attempt(save, { ...one, id: admin.actor.userId });
    expect([status, body.Result]).toEqual([403, 'Unauthorized']);
  }
  expect((await drafter.attempt(save, { action: 'create', user: somebody() })).status).toBe(403);
  expect(await stateOf(test1)).toBe(before);
});

test('the list filters by role, state and text, whose wildcards mean themselves', async () => {
  const found = await admin.call('GET /security/v1.0/userdetails', { search: 'New User', role: ['drafter'] });
  expect(found.total).toBeGreaterThan(0);
  expect((await admin.call('GET /security/v1.0/userdetails', { search: '%' })).total).toBe(0);
  const page = await admin.call('GET /security/v1.0/userdetails', { pageSize: 1, sort: '-createdAt' });
  expect([page.Data.length, page.total > 1]).toEqual([1, true]);
});

test('B2 a disabled user is out at the next call, and a drafter’s work is handed back', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  await admin.call(save, { action: 'disable', id: drafter.actor.userId });
  expect(await statusOf(drafter)).toBe(401);
  expect(handedBack).toContain(drafter.actor.userId);
  await admin.call(save, { action: 'enable', id: drafter.actor.userId });
  expect(await statusOf(drafter)).toBe(401);
  expect(await statusOf(await enter(test1, drafter.actor.userId))).toBe(200);
});

test.each([
  ['a person who is disabled', 'update users set disabled_at = now() where id = $1'],
  [
    'a person whose client is closed',
    'update clients set active = false where id = (select client_id from users where id = $1)',
  ],
])('B2 %s is out, even with a session that was not ended', async (who, change) => {
  const lead = await signInAs(test1, {
    role: 'client',
    clientId: await buildClient(test1, `Quayside, with ${who}`),
  });
  expect(await statusOf(lead)).toBe(200);
  await test1.platform.database.raw.executeSql(change, [lead.actor.userId]);
  expect(await statusOf(lead)).toBe(401);
});

test('B2 a changed role is judged by the new one at the next call', async () => {
  const member = await signInAs(test1, { role: 'admin' });
  expect((await member.attempt('GET /security/v1.0/userdetails', {})).status).toBe(200);
  await admin.call(save, { action: 'change', id: member.actor.userId, user: { role: 'allocator' } });
  expect((await member.attempt('GET /security/v1.0/userdetails', {})).status).toBe(403);
  expect(await statusOf(member)).toBe(200);
});

test('B2 C1 a changed licence counts at the next call, and a closed client’s people are out', async () => {
  const clientId = await buildClient(test1, 'Harbour Foods');
  const lead = await signInAs(test1, { role: 'client', clientId });
  const client = {
    id: clientId,
    name: 'Harbour Foods',
    code: 'HARBOUR',
    modules: ['Home' as const],
    active: true,
  };
  const trail = async () => (await lead.attempt('GET /reports/v1.0/audittrails', {})).body.code;
  expect(await trail()).toBeUndefined();
  await admin.call('POST /security/v1.0/clientdetails', client);
  expect(await trail()).toBe('access.licence');
  const refreshed = await lead.call('POST /security/v1.0/token/refresh', { token: lead.refresh });
  expect(refreshed.Data.modules.Modules).toEqual(['Home']);
  await admin.call('POST /security/v1.0/clientdetails', { ...client, active: false });
  expect(await statusOf(lead)).toBe(401);
  expect((await lead.attempt('POST /security/v1.0/token/refresh', { token: lead.refresh })).status).toBe(401);
});

test('a client’s people see their own client only, the firm sees all', async () => {
  const lead = await signInAs(test1, { role: 'client' });
  const own = await lead.call('GET /security/v1.0/clientdetails', {});
  expect(own.Data.map(({ id }) => id)).toEqual([lead.actor.clientId]);
  expect((await admin.call('GET /security/v1.0/clientdetails', {})).total).toBeGreaterThan(1);
});

test('the last administrator can be neither disabled nor given another role', async () => {
  const others = await admin.call('GET /security/v1.0/userdetails', {
    role: ['admin'],
    status: ['active', 'invited'],
  });
  for (const { id } of others.Data.filter((user) => user.id !== admin.actor.userId))
    await admin.call(save, { action: 'disable', id });
  const id = admin.actor.userId;
  const tries = [
    { action: 'disable' as const, id },
    { action: 'change' as const, id, user: { role: 'drafter' as const } },
    { action: 'change' as const, id, user: { readOnly: true } },
  ];
  for (const attempt of tries) {
    const { status, body } = await admin.attempt(save, attempt);
    expect([status, body.code]).toEqual([422, 'request.not_possible']);
  }
  expect(await statusOf(admin)).toBe(200);
});

test('a new authenticator ends the sessions of the old one', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  const { Data } = await admin.call(save, { action: 'reset_two_factor', id: drafter.actor.userId });
  expect(Data.twoFactor).toBe(false);
  expect(await statusOf(drafter)).toBe(401);
});

test('a user name is nobody else’s user name or address, in any letter case', async () => {
  const user = somebody();
  await admin.call(save, { action: 'create', user });
  for (const taken of [
    { ...somebody(), username: user.username.toUpperCase() },
    { ...somebody(), email: user.email.toUpperCase() },
    { ...somebody(), username: user.email },
  ]) {
    const { status, body } = await admin.attempt(save, { action: 'create', user: taken });
    expect([status, body.code]).toEqual([409, 'record.taken']);
  }
});

test('people of a client need one, people of the firm have none', async () => {
  const clientId = await buildClient(test1);
  const tries = [
    { ...somebody(), role: 'client' as const },
    { ...somebody(), clientId },
    { ...somebody(), role: 'clientuser' as const, clientId: '00000000-0000-4000-8000-000000000000' },
  ];
  for (const user of tries) expect((await admin.attempt(save, { action: 'create', user })).status).toBe(400);
});

test('a change of a stale version is refused with the newer state', async () => {
  const { Data } = await admin.call(save, { action: 'create', user: somebody() });
  await admin.call(save, { action: 'change', id: Data.id, version: Data.version, user: { name: 'First' } });
  const { status, body } = await admin.attempt(save, {
    action: 'change',
    id: Data.id,
    version: Data.version,
    user: { name: 'Second' },
  });
  expect([status, body.code]).toEqual([409, 'record.stale']);
  expect(body.current).toMatchObject({ name: 'First' });
});

test('drafters set their own leave and conflicts; leave hands their work back', async () => {
  const drafter = await signInAs(test1, { role: 'drafter' });
  const id = drafter.actor.userId;
  const { Data } = await drafter.call(save, { action: 'availability', id, available: false });
  expect(Data.available).toBe(false);
  expect(handedBack).toContain(id);
  await drafter.call(save, { action: 'conflicts', id, conflicts: ['Acme Ltd'] });
  const me = await drafter.call('GET /security/v1.0/userdetails', { me: true });
  expect(me.Data[0]?.conflicts).toEqual(['Acme Ltd']);
  const other = await signInAs(test1, { role: 'drafter' });
  const tried = await drafter.attempt(save, {
    action: 'availability',
    id: other.actor.userId,
    available: false,
  });
  expect(tried.status).toBe(403);
});

test('an allocator sees who can be given work, with leave and conflicts', async () => {
  const allocator = await signInAs(test1, { role: 'allocator' });
  const { Data } = await allocator.call('GET /security/v1.0/userdetails', { assignable: true });
  expect(new Set(Data.map(({ role }) => role))).toEqual(new Set(['drafter']));
  expect(Data.some(({ available }) => !available)).toBe(true);
  expect(Data.some(({ status }) => status === 'disabled')).toBe(false);
});

test('a language is kept, and only a known one', async () => {
  const me = await signInAs(test1, { role: 'clientuser' });
  await me.call('POST /security/v1.0/updatelanguage', { language: 'hi-IN' });
  expect((await me.call('GET /security/v1.0/updatelanguage', {})).Data.language).toBe('hi-IN');
  const unknown = await me.attempt('POST /security/v1.0/updatelanguage', { language: 'xx-XX' as 'hi-IN' });
  expect(unknown.status).toBe(400);
});

test('every act on a user is on record, with names only among what can be erased', async () => {
  const kinds = (await eventsOf(test1)).map(({ type }) => type);
  for (const kind of [
    'user.created',
    'user.invited',
    'user.disabled',
    'user.enabled',
    'user.changed',
    'user.two_factor_reset',
  ])
    expect(kinds).toContain(kind);
  const kept = await rowsOf(test1, sql`select data from audit_events`);
  expect(JSON.stringify(kept)).not.toMatch(/New User|example\.com|Acme/);
});
