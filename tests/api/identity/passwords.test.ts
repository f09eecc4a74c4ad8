import { sql } from 'drizzle-orm';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { hashPassword } from '../../../server/modules/identity/index.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import {
  buildPerson,
  codeNow,
  enterPassword,
  enterToken,
  minutes,
  password,
  signInWith,
  uniform,
} from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.2.${++address}`);

const test1 = await openTestApp();
afterAll(() => test1.close());

const change = (browser: HttpClient, username: string, NewPassword: string, ConfirmPassword = NewPassword) =>
  browser.attempt('POST /security/v1.0/updatepassword', {
    NewPassword,
    ConfirmPassword,
    username,
    maxagelimit: true,
    onfirstlogin: true,
  });

const hashOf = async (id: string) =>
  (await rowsOf<{ hash: string }>(test1, sql`select password_hash as hash from users where id = ${id}`))[0]
    ?.hash;

/** Somebody whose password an administrator asked to change, at the step where that is done. */
async function atPasswordStep() {
  const person = await buildPerson(test1);
  await rowsOf(
    test1,
    sql`update users set must_change_password = 'expired' where id = ${person.id} returning id`,
  );
  const browser = visitor();
  const { body } = await enterPassword(browser, person.username);
  expect(body.Result).toBe('MaxAgeLimit');
  return { ...person, browser };
}

test('A8 nobody changes a password without the ticket of step 1 or a session, whatever the flags say', async () => {
  const { username } = await buildPerson(test1);
  const before = await stateOf(test1);
  const answer = await change(visitor(), username, 'Better#Horse8');
  expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
  expect(await stateOf(test1)).toBe(before);
});

test('A7 A8 the ticket of the token step changes no password, and one for another user neither', async () => {
  const mine = await buildPerson(test1);
  const browser = visitor();
  await enterPassword(browser, mine.username);
  const { browser: due } = await atPasswordStep();
  await leavesNoTrace(test1, async () => {
    for (const one of [browser, due])
      expect((await change(one, mine.username, 'Better#Horse8')).status).toBe(403);
  });
  expect((await enterPassword(visitor(), mine.username)).status).toBe(200);
});

test.each(['Pässw0rd!x', 'Гавань7!', 'Ärgernis१§'])(
  'letters, digits and signs beyond ASCII count in a strong password, which signs in: %s',
  async (chosen) => {
    const { browser, username } = await atPasswordStep();
    expect(await change(browser, username, chosen)).toMatchObject({
      status: 200,
      body: { Result: 'Success' },
    });
    // As another keyboard writes it.
    const { body } = await enterPassword(visitor(), username, chosen.normalize('NFD'));
    expect(body.Result).toBe('Success');
  },
);

test.each([
  ['short', 'Aa1#xyz'],
  ['of 16 characters', 'Abcdefgh#1234567'],
  ['with a space', 'Better Horse#8'],
  ['with a tab', 'Better\tHorse#8'],
  ['with a zero-width space', 'Better\u200bHorse#8'],
  ['with a NUL', 'Better#Horse8\0'],
  ['without a digit', 'Better#Horse'],
  ['without a capital', 'better#horse8'],
  ['without a small letter', 'BETTER#HORSE8'],
  ['without a special character', 'BetterHorse88'],
])('A15 a password %s is refused with 400', async (_, chosen) => {
  const { browser, username } = await atPasswordStep();
  await leavesNoTrace(test1, async () => {
    expect((await change(browser, username, chosen)).status).toBe(400);
  });
});

test('A15 two different entries are refused with 400, by name of the field', async () => {
  const { browser, username } = await atPasswordStep();
  const { status, body } = await leavesNoTrace(test1, () =>
    change(browser, username, 'Better#Horse8', 'Better#Horse9'),
  );
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['ConfirmPassword']]);
});

test('A15 the old password, one of the last five and a word from the block list are refused with the reason', async () => {
  const { browser, username, id } = await atPasswordStep();
  for (const [chosen, reason] of [
    [password, /last 5/],
    ['P@ssw0rd#2026', /too common/],
    ['Welcome#2026', /too common/],
    [`${username[0]?.toUpperCase()}${username.slice(1)}#1`, /too common/],
  ] as const) {
    const { status, body } = await leavesNoTrace(test1, () => change(browser, username, chosen));
    expect([status, body.Result]).toEqual([200, 'Failed']);
    expect(body.Data).toMatch(reason);
  }
  const chosen = ['Better#Horse1', 'Better#Horse2', 'Better#Horse3', 'Better#Horse4', 'Better#Horse5'];
  let [current, opened] = [password, browser];
  for (const next of chosen) {
    expect((await change(opened, username, next)).body.Result).toBe('Success');
    await rowsOf(test1, sql`update users set must_change_password = 'expired' where id = ${id} returning id`);
    [current, opened] = [next, visitor()];
    await enterPassword(opened, username, current);
    test1.platform.clock.advance(1000);
  }
  expect((await change(opened, username, 'Better#Horse1')).body.Result).toBe('Failed');
  expect((await change(opened, username, password)).body.Result).toBe('Success');
});

test('A15 a new password ends every session, tells the user and is used up with its ticket', async () => {
  const person = await buildPerson(test1);
  const elsewhere = visitor();
  await signInWith(test1, elsewhere, person.username);
  await rowsOf(
    test1,
    sql`update users set must_change_password = 'expired' where id = ${person.id} returning id`,
  );
  const browser = visitor();
  await enterPassword(browser, person.username);
  const ticket = browser.cookies.get('__Host-prelogin') ?? '';
  expect((await change(browser, person.username, 'Better#Horse8')).body).toEqual({
    Result: 'Success',
    Data: 'Password Changed Successfully',
  });
  browser.cookies.set('__Host-prelogin', ticket);
  expect((await change(browser, person.username, 'Better#Horse9')).status).toBe(403);

  expect((await elsewhere.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
  expect(
    (await elsewhere.attempt('POST /security/v1.0/token/refresh', { token: elsewhere.refresh })).status,
  ).toBe(401);
  const notices = await rowsOf(test1, sql`select id from notifications where user_id = ${person.id}`);
  expect(notices).toHaveLength(1);
  expect((await enterPassword(visitor(), person.username)).status).toBe(403);
  expect((await enterPassword(visitor(), person.username, 'Better#Horse8')).body.Result).toBe('Success');
  const changed = (await eventsOf(test1)).filter(
    ({ type, object_id }) => type === 'user.password_changed' && object_id === person.id,
  );
  expect(changed.map(({ data }) => data)).toEqual([{ others: 1 }]);
});

test('A7 A15 a new password ends what was begun with the one of before, in every other browser', async () => {
  const { browser, username, id } = await atPasswordStep();
  const [thief, late] = [visitor(), visitor()];
  expect((await enterPassword(thief, username)).body.Result).toBe('MaxAgeLimit');
  await rowsOf(test1, sql`update users set must_change_password = null where id = ${id} returning id`);
  const { body: step } = await enterPassword(late, username);
  expect(step.Result).toBe('Success');
  expect((await change(browser, username, 'Better#Horse8')).body.Result).toBe('Success');
  const stored = await hashOf(id);
  expect((await change(thief, username, 'Thieves#Horse9')).status).toBe(403);
  expect((await enterToken(late, { code: codeNow(test1), username, secret: step.secret })).status).toBe(403);
  expect(await hashOf(id)).toBe(stored);
});

test('A7 of two browsers that change one password at once, one does', async () => {
  const { browser, username } = await atPasswordStep();
  const other = visitor();
  await enterPassword(other, username);
  const answers = await Promise.all([
    change(browser, username, 'Better#Horse8'),
    change(other, username, 'Better#Horse9'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('A7 of two sessions that change one password at once, one does: it has ended the other', async () => {
  const { username, id } = await buildPerson(test1);
  const [mine, thief] = [visitor(), visitor()];
  await signInWith(test1, mine, username);
  test1.platform.clock.advance(minutes(1));
  await signInWith(test1, thief, username);
  const answers = await Promise.all([
    change(mine, username, 'Better#Horse8'),
    change(thief, username, 'Thieves#Horse9'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  const kept = answers[0]?.status === 200 ? 'Better#Horse8' : 'Thieves#Horse9';
  expect((await enterPassword(visitor(), username, kept)).status).toBe(200);
  const changed = (await eventsOf(test1)).filter(
    ({ type, object_id }) => type === 'user.password_changed' && object_id === id,
  );
  expect(changed).toHaveLength(1);
});

test('A15 a session that signed in within five minutes changes the password and lives on, an older one is asked to sign in', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  await signInWith(test1, browser, username);
  test1.platform.clock.advance(minutes(4));
  expect((await change(browser, username, 'Better#Horse8')).body.Result).toBe('Success');
  expect((await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(200);
  test1.platform.clock.advance(minutes(2));
  const { status, body } = await leavesNoTrace(test1, () => change(browser, username, 'Better#Horse9'));
  expect([status, body.code]).toEqual([422, 'auth.recent_login_needed']);
});

test('A14 a hash is Argon2id with 19 MiB, two passes and one lane', async () => {
  process.env.FULL_PASSWORD_COST = 'true';
  const { id } = await buildPerson(test1).finally(() => delete process.env.FULL_PASSWORD_COST);
  expect(await hashOf(id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('A14 no answer carries a hash, a seed of a confirmed authenticator, a refresh token or a ticket', async () => {
  const person = await buildPerson(test1, { role: 'admin' });
  const browser = visitor();
  const first = await enterPassword(browser, person.username);
  const ticket = browser.cookies.get('__Host-prelogin') ?? 'none';
  const bodies: unknown[] = [first.body, (await signInWith(test1, browser, person.username)).body];
  const refreshToken = browser.cookies.get(`__Host-rt-${browser.refresh}`) ?? 'none';
  bodies.push(
    (await browser.attempt('POST /security/v1.0/token/refresh', { token: browser.refresh })).body,
    (await browser.attempt('GET /security/v1.0/userdetails', {})).body,
    (await browser.attempt('GET /security/v1.0/sessions', {})).body,
  );
  const text = JSON.stringify(bodies);
  expect(text).toContain(person.username);
  for (const secret of [
    '$argon2',
    person.seed,
    ticket,
    refreshToken,
    browser.cookies.get(`__Host-rt-${browser.refresh}`),
  ])
    expect(text).not.toContain(secret);
});

test('A14 four passwords are hashed at once, a hundred wait, and further ones are told to come back', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 130 }, () => hashPassword(password)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(104);
  const turnedAway = answers.filter((answer) => answer.status === 'rejected');
  expect(turnedAway).toHaveLength(26);
  for (const { reason } of turnedAway)
    expect(reason).toMatchObject({ status: 503, code: 'server.busy', details: { retryAfter: 5 } });
});

test('A14 while all places are taken a login is told over HTTP when to come back, known or not, and nobody is locked', async () => {
  const { username } = await buildPerson(test1);
  let isFlooded = true;
  const occupied = Array.from({ length: 104 }, async () => {
    while (isFlooded) await hashPassword(password).catch(() => new Promise(setImmediate));
  });
  try {
    await leavesNoTrace(test1, async () => {
      for (const name of [username, 'nobody.at.all']) {
        const { status, body, headers } = await enterPassword(visitor(), name);
        expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'server.busy', '5']);
      }
    });
  } finally {
    isFlooded = false;
    await Promise.all(occupied);
  }
  expect((await enterPassword(visitor(), username)).status).toBe(200);
});
