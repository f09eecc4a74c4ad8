import { sql } from 'drizzle-orm';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { eventsOf, rowsOf } from './database-state.ts';
import { buildPerson, minutes, password, seed } from './steps.ts';

const test1 = await openTestApp();
afterAll(() => test1.close());

const cookieName = (member: HttpClient) => `__Host-rt-${member.refresh}`;
const tokenOf = (member: HttpClient) => member.cookies.get(cookieName(member)) ?? '';
const refresh = (member: HttpClient) =>
  member.attempt('POST /security/v1.0/token/refresh', { token: member.refresh });

/** Another browser that holds a copy of this one's token. */
function copyOf(member: Member, token = tokenOf(member)) {
  const browser = test1.visitor();
  browser.refresh = member.refresh;
  browser.cookies.set(cookieName(member), token);
  return browser;
}

const statusOf = async (member: HttpClient) =>
  (await member.attempt('GET /security/v1.0/userdetails', { me: true })).status;

test('B4 each use, within the same second too, changes the token and answers a new access token with the details', async () => {
  const me = await signInAs(test1, { role: 'allocator', name: 'Ines Roth' });
  const first = tokenOf(me);
  const { status, body } = await refresh(me);
  expect([status, body.refresh, body.Data.Name]).toEqual([200, me.refresh, 'Ines Roth']);
  expect(tokenOf(me)).not.toBe(first);
  expect(body.access).not.toBe(me.access);
  me.access = body.access;
  expect(await statusOf(me)).toBe(200);
});

test('B4 whoever lost the answer gets the same successor within ten seconds', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const lost = copyOf(me);
  await refresh(me);
  test1.platform.clock.advance(9_000);
  expect((await refresh(lost)).status).toBe(200);
  expect(tokenOf(lost)).toBe(tokenOf(me));
});

test('B4 an older token ends the session for both, is on record and tells the user', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const thief = copyOf(me);
  await refresh(me);
  await refresh(me);
  expect((await refresh(thief)).status).toBe(401);
  expect((await refresh(me)).status).toBe(401);
  expect(await statusOf(me)).toBe(401);
  const reused = (await eventsOf(test1)).filter(({ type }) => type === 'user.token_reused');
  expect(reused.map(({ object_id }) => object_id)).toEqual([me.actor.userId]);
  const notices = await rowsOf<{ activity: string }>(
    test1,
    sql`select activity from notifications where user_id = ${me.actor.userId}`,
  );
  expect(notices.map(({ activity }) => activity).join()).toMatch(/token reuse/);
});

test('B4 the token before the latest ends the session once its ten seconds are over', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const late = copyOf(me);
  await refresh(me);
  test1.platform.clock.advance(10_001);
  expect((await refresh(late)).status).toBe(401);
  expect((await refresh(me)).status).toBe(401);
});

test('B4 somebody who only knows the handle can neither refresh nor end the session', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const other = await signInAs(test1, { role: 'drafter' });
  await leavesNoTrace(test1, async () => {
    for (const token of ['A'.repeat(43), 'A'.repeat(64), tokenOf(other), '../x', ''])
      expect((await refresh(copyOf(me, token))).status).toBe(401);
  });
  expect((await refresh(me)).status).toBe(200);
});

test('B5 a hundred uses of one token at once turn the lock once', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const copies = Array.from({ length: 100 }, () => copyOf(me));
  const answers = await Promise.all(copies.map(refresh));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(copies.map(tokenOf)).size).toBe(1);
});

test('B4 B5 a storm: a hundred calls with an expired token change nothing, and one refresh serves them all', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const hundred = () =>
    Promise.all(
      Array.from({ length: 100 }, () => me.attempt('GET /security/v1.0/userdetails', { me: true })),
    );
  const told = (answers: Awaited<ReturnType<typeof hundred>>) => [
    ...new Set(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`)),
  ];
  test1.platform.clock.advance(minutes(9));
  expect(told(await leavesNoTrace(test1, hundred))).toEqual(['401 auth.token_missing']);
  me.access = (await refresh(me)).body.access;
  expect(told(await hundred())).toEqual(['200 ']);
});

test('B6 the database holds no token, seed or password that could be used', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  await refresh(me);
  const { username } = await buildPerson(test1);
  const tables = ['users', 'sessions', 'login_tickets', 'invitations', 'password_history'];
  const rows = await Promise.all(
    tables.map((table) => rowsOf(test1, sql`select to_jsonb(t) as row from ${sql.identifier(table)} t`)),
  );
  const dump = JSON.stringify(rows);
  expect(dump).toContain(me.refresh);
  expect(dump).not.toContain(tokenOf(me));
  expect(dump).not.toContain(me.access);
  expect(dump).toContain(username);
  for (const secret of [seed, password]) expect(dump).not.toContain(secret);
});

test('B7 thirty minutes without a change end the session, however much is read', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  for (let minute = 0; minute < 28; minute += 7) {
    test1.platform.clock.advance(minutes(7));
    me.access = (await refresh(me)).body.access;
    expect(await statusOf(me)).toBe(200);
  }
  test1.platform.clock.advance(minutes(2));
  expect(await statusOf(me)).toBe(401);
  expect((await refresh(me)).status).toBe(401);
});

test('B7 a person at the keyboard stays signed in for twelve hours and not longer', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  for (let minute = 7; minute < 12 * 60; minute += 7) {
    test1.platform.clock.advance(minutes(7));
    me.access = (await refresh(me)).body.access;
    await me.call('POST /security/v1.0/sessions', { action: 'alive' });
  }
  test1.platform.clock.advance(minutes(7));
  expect((await refresh(me)).status).toBe(401);
  expect(await statusOf(me)).toBe(401);
});

test('B8 signing out needs the token: a handle, an address of a user or a guess ends nothing', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const stranger = test1.visitor();
  const leave = (browser: HttpClient, refresh_token?: string) =>
    browser.attempt('POST /security/v1.0/logoutuser', { emailid: me.actor.email, refresh_token });
  await leavesNoTrace(test1, async () => {
    for (const handle of [me.refresh, undefined, 'x'])
      expect((await leave(stranger, handle)).status).toBe(200);
    expect((await leave(copyOf(me, 'A'.repeat(43)), me.refresh)).status).toBe(200);
  });
  expect(await statusOf(me)).toBe(200);

  test1.platform.clock.advance(minutes(9));
  expect(await statusOf(me)).toBe(401);
  const token = tokenOf(me);
  expect((await leave(me, me.refresh)).status).toBe(200);
  expect(me.cookies.get(cookieName(me))).toBeUndefined();
  expect((await refresh(copyOf(me, token))).status).toBe(401);
  expect((await eventsOf(test1)).filter(({ type }) => type === 'user.signed_out')).toHaveLength(1);
});

test('B8 a closing page signs out without an anti-forgery header, a foreign page does not', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const beacon = (origin: string) =>
    test1.app.inject({
      method: 'POST',
      url: '/api/security/v1.0/logoutuser',
      headers: { origin, cookie: me.cookies.header(), 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ refresh_token: me.refresh }),
    });
  await leavesNoTrace(test1, async () => {
    expect((await beacon('https://evil.example')).statusCode).toBe(403);
  });
  expect(await statusOf(me)).toBe(200);
  expect((await beacon(new URL(me.baseUrl).origin)).statusCode).toBe(200);
  expect(await statusOf(me)).toBe(401);
});

test('B8 signing out clears the cache of the browser, and neither cookies nor storage, where other tabs keep theirs', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const left = await test1.app.inject({
    method: 'POST',
    url: '/security/v1.0/logoutuser',
    headers: {
      origin: new URL(me.baseUrl).origin,
      cookie: me.cookies.header(),
      'content-type': 'text/plain;charset=UTF-8',
    },
    payload: JSON.stringify({ refresh_token: me.refresh }),
  });
  expect([left.statusCode, left.headers['clear-site-data']]).toEqual([200, '"cache"']);
});

test('B9 two people in one browser each keep their own session', async () => {
  const me = await signInAs(test1, { role: 'drafter', name: 'Asha Rao' });
  const other = await signInAs(test1, { role: 'client', name: 'Jonas Weber' });
  me.cookies.set(cookieName(other), tokenOf(other));
  const name = async (handle: string) =>
    (await me.call('POST /security/v1.0/token/refresh', { token: handle })).Data.Name;
  expect([await name(me.refresh), await name(other.refresh)]).toEqual(['Asha Rao', 'Jonas Weber']);
  await me.call('POST /security/v1.0/logoutuser', { refresh_token: me.refresh });
  expect(await name(other.refresh)).toBe('Jonas Weber');
});

test('B7 a read-only person at the keyboard stays signed in too', async () => {
  const me = await signInAs(test1, { role: 'clientuser', readOnly: true });
  expect((await me.attempt('POST /security/v1.0/sessions', { action: 'alive' })).status).toBe(200);
});

test('B10 people see and end their own sessions, administrators those of others', async () => {
  const me = await signInAs(test1, { role: 'drafter' });
  const other = await signInAs(test1, { role: 'drafter' });
  const admin = await signInAs(test1, { role: 'admin' });
  const own = await me.call('GET /security/v1.0/sessions', {});
  expect(own.Data.map(({ id, current }) => [id, current])).toEqual([[me.actor.sessionId, true]]);
  const kill = (by: Member, id: string) => by.attempt('POST /security/v1.0/sessions', { action: 'kill', id });
  await leavesNoTrace(test1, async () => {
    expect((await me.attempt('GET /security/v1.0/sessions', { user: other.actor.userId })).status).toBe(403);
    expect((await kill(me, other.actor.sessionId)).status).toBe(404);
  });
  const seen = await admin.call('GET /security/v1.0/sessions', { user: other.actor.userId });
  expect(seen.total).toBe(1);
  expect((await kill(admin, other.actor.sessionId)).status).toBe(200);
  expect(await statusOf(other)).toBe(401);
  expect((await kill(admin, other.actor.sessionId)).status).toBe(404);
});

test('B9 the refresh cookie ends with the browser: it names no day on which it would', async () => {
  const { headers } = await refresh(await signInAs(test1, { role: 'drafter' }));
  const [cookie = ''] = headers.getSetCookie().filter((one) => one.startsWith('__Host-rt-'));
  expect(cookie).toMatch(/HttpOnly.*Secure.*SameSite=Strict/i);
  expect(cookie).not.toMatch(/expires|max-age/i);
});
