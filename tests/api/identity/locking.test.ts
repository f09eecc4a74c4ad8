import { sql } from 'drizzle-orm';
import { openTestApp } from '../../support/servers/test-app.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { eventsOf, rowsOf } from './database-state.ts';
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
/** Each from an address of its own, so that the limit of addresses stays out of the way. */
const visitor = () => test1.visitor(`10.0.0.${++address}`);

const test1 = await openTestApp();
afterAll(() => test1.close());

test('A1 five wrong passwords lock the account for fifteen minutes, and the right one is refused alike', async () => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const told = new Set<string>();
  await leavesNoTrace(test1, async () => {
    for (const entered of [...Array.from({ length: 5 }, () => 'Wrong#Horse7'), password]) {
      const { status, body } = await enterPassword(browser, username, entered);
      expect([status, body.Result, body.Data]).toEqual([403, 'Failed', uniform]);
      told.add(JSON.stringify({ ...body, id: '' }));
    }
  });
  // To the letter, but for the number of the answer.
  expect(told.size).toBe(1);
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

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['of letters', 'abcdef'],
  ['a number', 0],
])('A2 A12 five codes that are %s lock the account', async (_, code) => {
  const { username } = await buildPerson(test1);
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  for (let n = 0; n < 5; n += 1) {
    const { status } = await enterToken(browser, { code, username, secret: step.secret });
    expect([400, 403]).toContain(status);
  }
  await leavesNoTrace(test1, async () => {
    const right = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
    expect(right.status).toBe(403);
    expect((await enterPassword(visitor(), username)).status).toBe(403);
  });
});

test('A2 a lock that falls between the steps refuses the right code and a new password', async () => {
  const { username } = await buildPerson(test1);
  const { username: due, id: dueId } = await buildPerson(test1);
  await rowsOf(
    test1,
    sql`update users set must_change_password = 'expired' where id = ${dueId} returning id`,
  );
  const [browser, other] = [visitor(), visitor()];
  const { body: step } = await enterPassword(browser, username);
  await enterPassword(other, due);
  for (const name of [username, due])
    for (let n = 0; n < 5; n += 1) await enterPassword(visitor(), name, 'Wrong#Horse7');
  await leavesNoTrace(test1, async () => {
    const answer = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
    expect([answer.status, answer.body.Data]).toEqual([403, uniform]);
    const change = await other.attempt('POST /security/v1.0/updatepassword', {
      NewPassword: 'Better#Horse8',
      ConfirmPassword: 'Better#Horse8',
      username: due,
      maxagelimit: true,
    });
    expect([change.status, change.body.Data]).toEqual([403, uniform]);
  });
});

test('A3 of a hundred passwords at once five are judged: the right one among the rest opens nothing', async () => {
  const { username, id } = await buildPerson(test1);
  const right = 60;
  const tries = await leavesNoTrace(test1, () =>
    Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        enterPassword(test1.visitor(`10.1.0.${n}`), username, n === right ? password : 'Wrong#Horse7'),
      ),
    ),
  );
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([403]));
  const mine = (await eventsOf(test1)).filter((event) => event.object_id === id);
  const refusals = mine.filter(({ type }) => type === 'user.sign_in_refused').map(({ data }) => data.reason);
  expect(refusals.filter((reason) => reason === 'password')).toHaveLength(5);
  expect(refusals.filter((reason) => reason === 'locked')).toHaveLength(95);
  expect(mine.filter(({ type }) => type === 'user.locked')).toHaveLength(1);
  expect((await enterPassword(visitor(), username)).status).toBe(403);
});

test('A4 one password tried on two hundred people is refused unread after twenty, whatever the caller forges', async () => {
  const { username } = await buildPerson(test1);
  const sprayer = test1.visitor('10.9.9.9');
  const answers: number[] = [];
  await leavesNoTrace(test1, async () => {
    for (let n = 0; n < 200; n += 1)
      answers.push((await enterPassword(sprayer, `nobody${n}`, 'Summer#2026')).status);
  });
  expect(answers.slice(0, 20)).toEqual(Array(20).fill(403));
  expect(answers.slice(20)).toEqual(Array(180).fill(429));
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

test('A5 however often it is locked, a lock lasts fifteen minutes', async () => {
  const { username } = await buildPerson(test1);
  for (let round = 0; round < 4; round += 1) {
    for (let n = 0; n < 6; n += 1) await enterPassword(visitor(), username, 'Wrong#Horse7');
    test1.platform.clock.advance(minutes(15) - 1);
    expect((await enterPassword(visitor(), username)).status).toBe(403);
    test1.platform.clock.advance(1);
    expect((await enterPassword(visitor(), username)).status).toBe(200);
  }
});

test('A4 the forwarded address counts when the proxy that is named says it, and from nobody else', async () => {
  const proxied = await openTestApp({ env: { trustProxy: '10.8.0.1' } });
  const spray = (from: string, forwarded: string) =>
    proxied
      .visitor(from)
      .attempt(
        'POST /security/v1.0/getuserdetails',
        { username: 'nobody', password: 'Summer#2026' },
        undefined,
        { 'x-forwarded-for': forwarded },
      );
  try {
    for (let n = 0; n < 20; n += 1) expect((await spray('10.8.0.1', '203.0.113.7')).status).toBe(403);
    expect((await spray('10.8.0.1', '203.0.113.7')).status).toBe(429);
    // What stands before the proxy's own word is the caller's invention.
    expect((await spray('10.8.0.1', '198.51.100.1, 203.0.113.7')).status).toBe(429);
    expect((await spray('10.8.0.1', '203.0.113.8')).status).toBe(403);
    for (let n = 0; n < 20; n += 1) expect((await spray('10.8.0.2', `198.51.100.${n}`)).status).toBe(403);
    expect((await spray('10.8.0.2', '198.51.100.99')).status).toBe(429);
  } finally {
    await proxied.close();
  }
});

test('W7 A4 all addresses of one IPv6 network share twenty tries, and an IPv4 address has one spelling', async () => {
  const status = async (from: string) => (await enterPassword(test1.visitor(from), 'nobody.at.all')).status;
  for (let n = 0; n < 20; n += 1) expect(await status(`2001:db8:77:1::${n + 1}`)).toBe(403);
  expect(await status('2001:db8:77:1:ffff:ffff:ffff:fffe')).toBe(429);
  expect(await status('2001:db8:77:2::1')).toBe(403);
  for (let n = 0; n < 20; n += 1) expect(await status('10.77.0.1')).toBe(403);
  expect(await status('::ffff:10.77.0.1')).toBe(429);
});

test('W7 A4 what a proxy passes on and is no address is neither kept nor counted apart', async () => {
  const proxied = await openTestApp({ env: { trustProxy: '10.8.0.1' } });
  const from = (forwarded: string) =>
    proxied
      .visitor('10.8.0.1')
      .attempt(
        'POST /security/v1.0/getuserdetails',
        { username: 'nobody', password: 'Summer#2026' },
        undefined,
        {
          'x-forwarded-for': forwarded,
        },
      );
  try {
    for (let n = 0; n < 20; n += 1) await from(`rubbish-${n}`);
    expect((await from('other-rubbish')).status).toBe(429);
    const kept = await rowsOf<{ ip: string | null }>(
      proxied,
      sql`select personal->'values'->>'ip' as ip from audit_events where type = 'user.sign_in_refused'`,
    );
    expect(JSON.stringify(kept)).not.toContain('rubbish');
  } finally {
    await proxied.close();
  }
});

test('W19 what is typed as user name stays in the trail only when it is one: elsewhere a mark that tells tries apart', async () => {
  const { username, email, id } = await buildPerson(test1);
  const typed = 'MyS3cret!Pass';
  for (const name of [typed, typed, 'An0ther!Secret', username, email.toUpperCase()])
    await enterPassword(visitor(), name, 'Wrong#Horse9');
  const trail = await rowsOf<{ name: string; object_id: string }>(
    test1,
    sql`select personal->'values'->>'actorName' as name, object_id from audit_events
        where type = 'user.sign_in_refused' order by seq desc limit 5`,
  );
  expect(JSON.stringify(trail)).not.toMatch(/S3cret|An0ther/);
  const [byMail, byName, other, second, first] = trail.map(({ name }) => name);
  expect([byName, byMail]).toEqual([username, email.toUpperCase()]);
  expect(first).toMatch(/^unknown name [0-9a-f]{12}$/);
  expect([second === first, other === first]).toEqual([true, false]);
  expect(trail.filter(({ object_id }) => object_id === id)).toHaveLength(2);
});
