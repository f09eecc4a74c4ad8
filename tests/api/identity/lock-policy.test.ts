import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { openSettingsApp, setPolicy } from './settings-app.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.5.${++address}`);
const statusOf = async (username: string, entered?: string) =>
  (await enterPassword(visitor(), username, entered)).status;
const tryWrongly = async (username: string, times: number) => {
  for (let n = 0; n < times; n += 1) expect(await statusOf(username, 'Wrong#Horse7')).toBe(403);
};
let admin: Member;
/** The clock moves by hours here: whoever changes the policy has signed in just now. */
const policy = async (change: Parameters<typeof setPolicy>[1]) => {
  admin = await signInAs(test1, { role: 'admin' });
  await setPolicy(admin, change);
};

const test1 = await openSettingsApp();
afterAll(() => test1.close());

test('A1 A5 as many wrong tries lock, for as many minutes, as the policy says', async () => {
  await policy({ wrongTries: 3, lockMinutes: 60 });
  const { username } = await buildPerson(test1);
  await tryWrongly(username, 2);
  expect(await statusOf(username)).toBe(200);
  await tryWrongly(username, 1);
  expect(await statusOf(username)).toBe(403);
  test1.platform.clock.advance(minutes(60) - 1000);
  expect(await statusOf(username)).toBe(403);
  test1.platform.clock.advance(1000);
  expect(await statusOf(username)).toBe(200);
});

test('A5 even the longest lock opens by itself after a day', async () => {
  await policy({ wrongTries: 3, lockMinutes: 1440 });
  const { username } = await buildPerson(test1);
  await tryWrongly(username, 3);
  test1.platform.clock.advance(minutes(1439));
  expect(await statusOf(username)).toBe(403);
  test1.platform.clock.advance(minutes(1));
  expect(await statusOf(username)).toBe(200);
});

test('A5 a policy that became stricter than what somebody failed already locks them for a time, not for ever', async () => {
  await policy({ wrongTries: 6, lockMinutes: 5 });
  const { username } = await buildPerson(test1);
  await tryWrongly(username, 5);
  await policy({ wrongTries: 3 });
  await tryWrongly(username, 1);
  expect(await statusOf(username)).toBe(403);
  test1.platform.clock.advance(minutes(5));
  expect(await statusOf(username)).toBe(200);
});

test('A7 A12 a ticket takes as many wrong codes as the policy allows', async () => {
  await policy({ wrongTries: 3, lockMinutes: 1 });
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  for (let n = 0; n < 3; n += 1) await enterToken(browser, { code: '000000', username, secret: step.secret });
  test1.platform.clock.advance(minutes(1));
  const late = { code: codeNow(test1), username, secret: step.secret };
  expect((await enterToken(browser, late)).status).toBe(403);
  const { body: again } = await enterPassword(browser, username);
  expect((await enterToken(browser, { ...late, secret: again.secret })).status).toBe(200);
});
