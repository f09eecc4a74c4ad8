import { signInAs } from '../../support/people/sign-in-as.ts';
import { openTestApp } from '../../support/servers/test-app.ts';
import { buildPerson, enterPassword, enterToken, minutes, signInWith } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.8.0.${++address}`);
const wrong = 'Wrong#Horse7';

const test1 = await openTestApp();
afterAll(() => test1.close());

/** Signs in, ten minutes after whatever came before. */
async function signInLater(username: string) {
  test1.platform.clock.advance(minutes(10));
  const browser = visitor();
  const { status, body } = await signInWith(test1, browser, username);
  expect(status).toBe(200);
  const { previousSignIn, failedSignIns } = body.Data;
  return { browser, told: { previousSignIn, failedSignIns }, at: test1.platform.clock.now().toISOString() };
}

test('A2 a person is told when they last signed in and what failed since, and the next sign-in counts anew', async () => {
  const { username } = await buildPerson(test1);
  const first = await signInLater(username);
  expect(first.told).toEqual({ previousSignIn: '', failedSignIns: 0 });

  await enterPassword(visitor(), username, wrong);
  const { browser: half, step } = await passwordStep(username);
  await enterToken(half, { code: '000000', username, secret: step.secret });
  const second = await signInLater(username);
  expect(second.told).toEqual({ previousSignIn: first.at, failedSignIns: 2 });
  expect((await signInLater(username)).told).toEqual({ previousSignIn: second.at, failedSignIns: 0 });
});

async function passwordStep(username: string) {
  const browser = visitor();
  return { browser, step: (await enterPassword(browser, username)).body };
}

test('attempts that a lock refused are told as well', async () => {
  const { username } = await buildPerson(test1);
  const first = await signInLater(username);
  for (let n = 0; n < 7; n += 1) await enterPassword(visitor(), username, wrong);
  test1.platform.clock.advance(minutes(15));
  expect((await signInLater(username)).told).toEqual({ previousSignIn: first.at, failedSignIns: 7 });
});

test('what a session was told stays the same when it is renewed and when attempts fail meanwhile', async () => {
  const { username } = await buildPerson(test1);
  await enterPassword(visitor(), username, wrong);
  const { browser, told } = await signInLater(username);
  await enterPassword(visitor(), username, wrong);
  const renewed = await browser.call('POST /security/v1.0/token/refresh', { token: browser.refresh ?? '' });
  expect(renewed.Data).toMatchObject(told);
});

test('A2 attempts at one person count for nobody else, and no list of people or sessions tells them', async () => {
  const { username, id } = await buildPerson(test1);
  const other = await buildPerson(test1);
  await enterPassword(visitor(), username, wrong);
  await enterPassword(visitor(), 'nobody.at.all', wrong);
  expect((await signInLater(other.username)).told.failedSignIns).toBe(0);
  expect((await signInLater(username)).told.failedSignIns).toBe(1);

  const admin = await signInAs(test1, { role: 'admin' });
  const people = await admin.call('GET /security/v1.0/userdetails', { search: username });
  expect(people.Data.map((row) => row.id)).toEqual([id]);
  const sessions = await admin.call('GET /security/v1.0/sessions', { user: id });
  expect(sessions.total).toBe(1);
  expect(JSON.stringify([people, sessions])).not.toMatch(/failedSignIns|previousSignIn/);
});
