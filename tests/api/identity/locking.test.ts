import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { eventsOf } from './database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith, uniform } from './steps.ts';

let test1: TestApp;
let address = 0;
/** Each from an address of its own, so that the limit of addresses stays out of the way. */
const visitor = () => test1.visitor(`10.0.0.${++address}`);

beforeAll(async () => {
  test1 = await openTestApp();
});
afterAll(() => test1.close());

test('A1 five wrong passwords lock the account for fifteen minutes, and the right one is refused alike', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  for (let n = 0; n < 5; n += 1) {
    const { status, body } = await enterPassword(browser, username, 'Wrong#Horse7');
    expect([status, body.Result, body.Data]).toEqual([403, 'Failed', uniform]);
  }
  const locked = await enterPassword(browser, username);
  expect([locked.status, locked.body.Data]).toEqual([403, uniform]);
  expect((await eventsOf(test1)).filter(({ type }) => type === 'user.locked')).toHaveLength(1);

  test1.platform.clock.advance(minutes(14));
  expect((await enterPassword(browser, username)).status).toBe(403);
  test1.platform.clock.advance(minutes(1));
  expect((await enterPassword(browser, username)).status).toBe(200);
});

test('A2 spelling the name otherwise counts against the same account', async () => {
  const { username, email } = await buildPerson(test1, { username: 'Asha.Rao' });
  const fullWidth = 'Ａｓｈａ.Ｒａｏ';
  for (const name of [username, 'ASHA.RAO', fullWidth, email, ` ${username} `])
    expect((await enterPassword(visitor(), name, 'Wrong#Horse7')).status).toBe(403);
  expect((await enterPassword(visitor(), username)).status).toBe(403);
});

test('A2 A12 wrong passwords and wrong codes count together, and a right password does not forget them', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  for (let n = 0; n < 2; n += 1) await enterPassword(browser, username, 'Wrong#Horse7');
  const { body: step } = await enterPassword(browser, username);
  for (const code of ['000000', '', '111111'])
    expect((await enterToken(browser, { code, username, secret: step.secret })).status).toBe(403);
  const right = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect(right.status).toBe(403);
  expect((await enterPassword(browser, username)).status).toBe(403);
});

test('A2 a lock that falls between the steps refuses the right code', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  for (let n = 0; n < 5; n += 1) await enterPassword(visitor(), username, 'Wrong#Horse7');
  const answer = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
});

test('A3 of a hundred wrong passwords at once five are judged, and the right one after them is refused', async () => {
  const { username, id } = await buildPerson(test1);
  const wrong = Array.from({ length: 100 }, (_, n) =>
    enterPassword(test1.visitor(`10.1.0.${n}`), username, 'Wrong#Horse7'),
  );
  const tries = await Promise.all(wrong);
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
  const mine = (await eventsOf(test1)).filter((event) => event.object_id === id);
  const refusals = mine.filter(({ type }) => type === 'user.sign_in_refused').map(({ data }) => data.reason);
  expect(refusals.filter((reason) => reason === 'password')).toHaveLength(5);
  expect(refusals.filter((reason) => reason === 'locked')).toHaveLength(95);
  expect(mine.filter(({ type }) => type === 'user.locked')).toHaveLength(1);
  expect((await enterPassword(visitor(), username)).status).toBe(403);
});

test('A4 an address that failed twenty times is told to wait, whoever it names and whatever it forges', async () => {
  const { username } = await buildPerson(test1);
  const sprayer = test1.visitor('10.9.9.9');
  for (let n = 0; n < 20; n += 1)
    expect((await enterPassword(sprayer, `nobody${n}`, 'Summer#2026')).status).toBe(403);
  const { status, headers } = await enterPassword(sprayer, username);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  const forged = await sprayer.send('/security/v1.0/getuserdetails', {
    method: 'POST',
    headers: { 'x-forwarded-for': '10.7.7.7', 'content-type': 'text/plain' },
    body: JSON.stringify({ username, password: 'Summer#2026' }),
  });
  expect(forged.status).toBe(429);
  expect((await enterPassword(visitor(), username)).status).toBe(200);
  test1.platform.clock.advance(minutes(5));
  expect((await enterPassword(sprayer, username)).status).toBe(200);
});

test('A5 who is signed in keeps working while somebody locks the account, and an administrator unlocks it', async () => {
  const { username, id } = await buildPerson(test1);
  const mine = visitor();
  await signInWith(test1, mine, username);
  for (let n = 0; n < 5; n += 1) await enterPassword(visitor(), username, 'Wrong#Horse7');
  expect((await mine.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(200);

  const admin = await buildPerson(test1, { role: 'admin' });
  const office = visitor();
  await signInWith(test1, office, admin.username);
  const { Data } = await office.call('GET /security/v1.0/userdetails', { status: ['locked'] });
  expect(Data.map((user) => user.id)).toContain(id);
  await office.call('POST /security/v1.0/userdetails', { action: 'unlock', id });
  expect((await enterPassword(visitor(), username)).status).toBe(200);
});
