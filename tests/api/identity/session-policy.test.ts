import { sql } from 'drizzle-orm';
import type { SecurityPolicy } from '../../../contract/security/security-policy.ts';
import { enter, type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { openSettingsApp, setPolicy } from './settings-app.ts';
import { buildPerson, minutes, signInWith } from './steps.ts';

const test1 = await openSettingsApp();
afterAll(() => test1.close());

const policy = async (change: Partial<SecurityPolicy>) => {
  const start = { idleSeconds: 1800, absoluteHours: 12, sessionsPerUser: 0 };
  await setPolicy(await signInAs(test1, { role: 'admin' }), { ...start, ...change });
};
const pass = (milliseconds: number) => test1.platform.clock.advance(milliseconds);

/** Calls with a fresh access token, as a browser does. */
async function isIn(who: Member): Promise<boolean> {
  const { status, body } = await who.attempt('POST /security/v1.0/token/refresh', { token: who.refresh });
  if (status !== 200) return false;
  who.access = body.access;
  return (await who.attempt('GET /security/v1.0/userdetails', { me: true })).status === 200;
}
const work = (who: Member) => who.attempt('POST /security/v1.0/sessions', { action: 'alive' });
const idsOf = async (who: Member, user?: string) =>
  (await who.call('GET /security/v1.0/sessions', { user })).Data.map(({ id }) => id);

test('B7 a session ends after as much idleness as the policy says, to the second, and polling does not hold it', async () => {
  await policy({ idleSeconds: 300 });
  const me = await signInAs(test1, { role: 'drafter' });
  for (let n = 0; n < 4; n += 1) {
    pass(minutes(1));
    expect(await isIn(me)).toBe(true);
  }
  pass(minutes(1) - 1);
  expect(await isIn(me)).toBe(true);
  pass(1);
  expect(await isIn(me)).toBe(false);
  expect((await me.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
});

test('B7 whoever works stays, until the hours of the policy are over, which refreshing does not extend', async () => {
  await policy({ absoluteHours: 1 });
  const me = await signInAs(test1, { role: 'drafter' });
  for (let n = 0; n < 5; n += 1) {
    pass(minutes(10));
    expect(await isIn(me)).toBe(true);
    expect((await work(me)).status).toBe(200);
  }
  pass(minutes(10) - 1);
  expect(await isIn(me)).toBe(true);
  pass(1);
  expect(await isIn(me)).toBe(false);
  expect((await work(me)).status).toBe(401);
});

test('B7 a stricter policy ends sessions that were opened under the old one, a looser one extends none', async () => {
  await policy({ absoluteHours: 2 });
  const me = await signInAs(test1, { role: 'drafter' });
  const other = await signInAs(test1, { role: 'drafter' });
  for (let n = 0; n < 3; n += 1) {
    pass(minutes(20));
    expect(await isIn(me)).toBe(true);
    await work(me);
  }
  await policy({ absoluteHours: 1 });
  // The token it holds is minutes old.
  expect((await me.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
  expect(await isIn(me)).toBe(false);
  expect(await isIn(other)).toBe(false);

  const late = await signInAs(test1, { role: 'drafter' });
  await policy({ absoluteHours: 24 });
  for (let n = 0; n < 3; n += 1) {
    pass(minutes(20));
    await isIn(late);
    await work(late);
  }
  expect(await isIn(late)).toBe(false);
});

test('B7 who signs in is told how long a session lives without them', async () => {
  await policy({ idleSeconds: 600 });
  const { username } = await buildPerson(test1);
  const browser = test1.visitor('10.0.7.1');
  const { body } = await signInWith(test1, browser, username);
  expect(body.Data).toMatchObject({ idleSeconds: 600, passwordRule: 'standard' });
  await policy({ idleSeconds: 900, passwordRule: 'nist' });
  const again = await browser.call('POST /security/v1.0/token/refresh', { token: browser.refresh });
  expect(again.Data).toMatchObject({ idleSeconds: 900, passwordRule: 'nist' });
});

test('B10 one session more than allowed ends the oldest, with an event and a notice; nobody else is touched', async () => {
  await policy({ sessionsPerUser: 2 });
  const bystander = await signInAs(test1, { role: 'drafter' });
  const first = await signInAs(test1, { role: 'drafter' });
  const { userId } = first.actor;
  pass(1000);
  const second = await enter(test1, userId);
  expect(await idsOf(second)).toHaveLength(2);
  pass(1000);
  // The oldest is the one that was opened first, however recently it was used.
  await work(first);
  const third = await enter(test1, userId);
  expect((await idsOf(third)).sort()).toEqual([second, third].map(({ actor }) => actor.sessionId).sort());
  expect([await isIn(first), await isIn(second), await isIn(third), await isIn(bystander)]).toEqual([
    false,
    true,
    true,
    true,
  ]);
  const ended = (await eventsOf(test1)).filter(({ data }) => data.reason === 'limit');
  expect(ended).toEqual([
    {
      type: 'user.session_ended',
      object_id: userId,
      data: { session: first.actor.sessionId, reason: 'limit' },
    },
  ]);
  const notices = await rowsOf<{ activity: string }>(
    test1,
    sql`select activity from notifications where user_id = ${userId}`,
  );
  expect(notices).toEqual([
    { activity: 'was signed out elsewhere: more sessions were open than are allowed' },
  ]);
});

test('B10 a limit that was lowered holds from the next sign-in on, and sessions that are over do not count', async () => {
  await policy({});
  const me = await signInAs(test1, { role: 'drafter' });
  const { userId } = me.actor;
  for (let n = 0; n < 4; n += 1) await enter(test1, userId);
  await policy({ sessionsPerUser: 3 });
  expect(await idsOf(me)).toHaveLength(5);
  pass(1000);
  const latest = await enter(test1, userId);
  expect(await idsOf(latest)).toHaveLength(3);
  const before = (await eventsOf(test1)).length;
  pass(minutes(31));
  await enter(test1, userId);
  expect(await eventsOf(test1)).toHaveLength(before);
});

test('B10 of ten sign-ins at once as many sessions remain as are allowed', async () => {
  await policy({ sessionsPerUser: 2 });
  const me = await signInAs(test1, { role: 'drafter' });
  pass(1000);
  const members = await Promise.all(Array.from({ length: 10 }, () => enter(test1, me.actor.userId)));
  const living = await Promise.all(members.map(isIn));
  expect(living.filter(Boolean)).toHaveLength(2);
});

test('B10 an administrator sees and ends the sessions of anybody, one or all', async () => {
  await policy({});
  const admin = await signInAs(test1, { role: 'admin' });
  const me = await signInAs(test1, { role: 'client' });
  const others = [await enter(test1, me.actor.userId), await enter(test1, me.actor.userId)];
  const row = async () => {
    const { Data } = await admin.call('GET /security/v1.0/userdetails', { search: me.actor.username });
    return Data[0]?.openSessions;
  };
  expect(await row()).toBe(3);
  expect(await idsOf(admin, me.actor.userId)).toHaveLength(3);
  const killed = others[0]?.actor.sessionId;
  await admin.call('POST /security/v1.0/sessions', { action: 'kill', id: killed ?? '' });
  expect([await isIn(others[0] as Member), await isIn(me)]).toEqual([false, true]);
  const { Data } = await admin.call('POST /security/v1.0/sessions', {
    action: 'kill_all',
    user: me.actor.userId,
  });
  expect(Data).toBe('Sessions ended: 2.');
  expect([await isIn(me), await isIn(others[1] as Member), await isIn(admin)]).toEqual([false, false, true]);
  expect(await row()).toBe(0);
});

test('B10 everybody sees and ends their own other sessions, and those of nobody else', async () => {
  await policy({});
  const me = await signInAs(test1, { role: 'clientuser' });
  const elsewhere = await enter(test1, me.actor.userId);
  const victim = await signInAs(test1, { role: 'clientuser', clientId: me.actor.clientId ?? '' });
  const { Data } = await me.call('GET /security/v1.0/sessions', {});
  expect(Data.map(({ id, current }) => [id, current]).sort()).toEqual(
    [
      [me.actor.sessionId, true],
      [elsewhere.actor.sessionId, false],
    ].sort(),
  );

  const before = await stateOf(test1);
  const attempts = [
    await me.attempt('GET /security/v1.0/sessions', { user: victim.actor.userId }),
    await me.attempt('POST /security/v1.0/sessions', { action: 'kill', id: victim.actor.sessionId }),
    await me.attempt('POST /security/v1.0/sessions', { action: 'kill_all', user: victim.actor.userId }),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([403, 404, 403]);
  expect(await stateOf(test1)).toBe(before);
  const mine = await me.call('GET /security/v1.0/userdetails', { me: true });
  expect(mine.Data[0]?.openSessions).toBeNull();

  await me.call('POST /security/v1.0/sessions', { action: 'kill_all' });
  expect([await isIn(me), await isIn(elsewhere), await isIn(victim)]).toEqual([true, false, true]);
  expect((await me.call('POST /security/v1.0/sessions', { action: 'kill_all' })).Data).toBe(
    'Sessions ended: 0.',
  );
});

test('B10 the sessions of nobody are not there to be ended', async () => {
  const admin = await signInAs(test1, { role: 'admin' });
  const nobody = '7c9e6679-7425-40de-944b-e07fc1f90a01';
  const before = await stateOf(test1);
  const answer = await admin.attempt('POST /security/v1.0/sessions', { action: 'kill_all', user: nobody });
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect(await stateOf(test1)).toBe(before);
});
