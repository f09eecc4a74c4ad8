import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { signInAs } from '../../support/sign-in-as.ts';
import { openTestApp, type TestApp } from '../../support/test-app.ts';
import { rowsOf } from './database-state.ts';
import { buildPerson, enterPassword } from './steps.ts';

let test1: TestApp;
let address = 0;
function visitor() {
  address += 1;
  return test1.visitor(`10.6.${address >> 8}.${address & 255}`);
}

beforeAll(async () => {
  test1 = await openTestApp();
});
afterAll(() => test1.close());

jest.setTimeout(240_000);

type Try = () => Promise<unknown>;

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: Try): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

type Options = { between?: Try };

const PAIRS = 100;
const MOST_PAIRS = 800;

/** Both once, in turn; which of the two goes first alternates. */
async function timePairs(known: Try, unknown: Try, between: Try, times: [number[], number[]]) {
  for (let n = 0; n < PAIRS; n += 1) {
    await between();
    for (const which of (n % 2 ? [0, 1] : [1, 0]) as (0 | 1)[])
      times[which].push(await timed(which ? unknown : known));
  }
}

/**
 * The medians of at least two hundred tries differ by less than a tenth. What else this machine does disturbs them,
 * but evenly: the more tries, the less. A real difference stays however often it is measured.
 */
async function expectAlike(known: Try, unknown: Try, { between = async () => {} }: Options = {}) {
  await known();
  await unknown();
  const times: [number[], number[]] = [[], []];
  let difference = 1;
  while (difference >= 0.1 && times[0].length < MOST_PAIRS) {
    await timePairs(known, unknown, between, times);
    const [one, other] = times.map(median) as [number, number];
    difference = Math.abs(one - other) / Math.min(one, other);
  }
  expect(difference).toBeLessThan(0.1);
}

const enter = (name: string) => () => enterPassword(visitor(), name, 'Wrong#Horse7');

test('A6 a wrong password of a known user takes as long as one of nobody', async () => {
  const { username, id } = await buildPerson(test1);
  const between = () => rowsOf(test1, sql`update users set failed_tries = 0 where id = ${id} returning id`);
  await expectAlike(enter(username), enter('nobody.at.all'), { between });
});

test('A6 a locked user takes as long as nobody', async () => {
  const { username, id } = await buildPerson(test1);
  const until = new Date(test1.platform.clock.now().getTime() + 60_000).toISOString();
  await rowsOf(test1, sql`update users set locked_until = ${until} where id = ${id} returning id`);
  await expectAlike(enter(username), enter('nobody.at.all'));
});

test('A6 changing a password takes as long for a known name as for nobody’s', async () => {
  const { username } = await buildPerson(test1);
  const change = (name: string) => () =>
    visitor().attempt('POST /security/v1.0/updatepassword', {
      NewPassword: 'Better#Horse8',
      ConfirmPassword: 'Better#Horse8',
      username: name,
      onfirstlogin: true,
    });
  await expectAlike(change(username), change('nobody.at.all'));
});

test('A6 signing out takes as long for a known address and handle as for nobody’s', async () => {
  const someone = await signInAs(test1, { role: 'drafter' });
  const leave = (emailid: string, handle: string) => () => {
    const browser = visitor();
    browser.cookies.set(`__Host-rt-${handle}`, 'A'.repeat(64));
    return browser.attempt('POST /security/v1.0/logoutuser', { emailid, refresh_token: handle });
  };
  await expectAlike(leave(someone.actor.email, someone.refresh), leave('nobody@example.com', 'x'.repeat(22)));
});
