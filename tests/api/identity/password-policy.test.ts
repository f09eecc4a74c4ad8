import { sql } from 'drizzle-orm';
import type { SecurityPolicy } from '../../../contract/security/security-policy.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf } from './database-state.ts';
import { openSettingsApp, setPolicy } from './settings-app.ts';
import { buildPerson, enterPassword, password } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.6.${++address}`);
const day = 86_400_000;

const test1 = await openSettingsApp();
afterAll(() => test1.close());

/** Everything as it is at first, but for this. */
async function policy(change: Partial<SecurityPolicy>) {
  const start: Partial<SecurityPolicy> = {
    passwordRule: 'standard',
    passwordHistory: 5,
    passwordMaxAgeDays: 90,
    blockList: true,
    blockedWords: [],
  };
  await setPolicy(await signInAs(test1, { role: 'admin' }), { ...start, ...change });
}

type Person = { username: string; id: string };

/** Signs in as somebody who must change the password, and changes it. */
async function change(person: Person, from: string, to: string) {
  await rowsOf(
    test1,
    sql`update users set must_change_password = 'expired' where id = ${person.id} returning id`,
  );
  const browser = visitor();
  const step = await enterPassword(browser, person.username, from);
  test1.platform.clock.advance(1000);
  const { status, body } = await browser.attempt('POST /security/v1.0/updatepassword', {
    NewPassword: to,
    ConfirmPassword: to,
    username: person.username,
  });
  return { status, Result: body.Result, Data: body.Data, rule: step.body.password_rule };
}

test.each([
  [0, 1],
  [1, 1],
  [3, 3],
  [7, 7],
])(
  'A15 with a history of %d the last %d passwords are refused and older ones are not',
  async (kept, refused) => {
    await policy({ passwordHistory: kept });
    const person = await buildPerson(test1);
    const used = [password, ...Array.from({ length: 8 }, (_, n) => `Better#Horse${n}`)];
    for (const [n, next] of used.entries())
      if (n > 0) expect((await change(person, used[n - 1] ?? '', next)).Result).toBe('Success');
    const current = used.at(-1) ?? '';
    for (const recent of used.slice(-refused))
      expect((await change(person, current, recent)).Result).toBe('Failed');
    expect((await change(person, current, used.at(-refused - 1) ?? '')).Result).toBe('Success');
  },
);

test('A15 a password ages by the days of the policy, and never with 0', async () => {
  const person = await buildPerson(test1);
  const stepAfter = async (days: number) => {
    await rowsOf(
      test1,
      sql`update users set password_changed_at = ${new Date(test1.platform.clock.now().getTime() - days * day).toISOString()}::timestamptz
          where id = ${person.id} returning id`,
    );
    return (await enterPassword(visitor(), person.username)).body.Result;
  };
  await policy({ passwordMaxAgeDays: 30 });
  expect(await stepAfter(30)).toBe('Success');
  expect(await stepAfter(30.01)).toBe('MaxAgeLimit');
  await policy({ passwordMaxAgeDays: 0 });
  expect(await stepAfter(4000)).toBe('Success');
  await policy({ passwordMaxAgeDays: 30, passwordRule: 'nist' });
  expect(await stepAfter(4000)).toBe('Success');
});

test('A15 words of the firm are refused however they are disguised; switched off, the list refuses nothing', async () => {
  await policy({ blockedWords: ['Meridian', 'नंदिनी उद्योग'] });
  const person = await buildPerson(test1);
  for (const chosen of ['Meridian#2026', 'xM3r1d1@n!9Z', 'My#MERIDIAN7a'])
    expect(await change(person, password, chosen)).toMatchObject({
      status: 200,
      Result: 'Failed',
      Data: expect.stringMatching(/too common/),
    });
  expect((await change(person, password, 'Harbour#Lamp7')).Result).toBe('Success');
  await policy({ blockedWords: ['Meridian'], blockList: false });
  expect((await change(person, 'Harbour#Lamp7', 'Meridian#2026')).Result).toBe('Success');
  expect((await change(person, 'Meridian#2026', 'Welcome#2026')).Result).toBe('Success');
});

test.each([
  ['of 8 small letters', 'lampions'],
  ['with spaces', ' harbour lamp '],
  ['of 30 characters', 'harbour lamp at the quay 12345'],
  ['in Devanagari', 'नमस्ते दुनिया प्रकाश'],
  ['in Arabic', 'ميناء الفانوس'],
  ['of emoji', '🚢⚓🏮🌊🐟🦀🪸🐚'],
])('A15 under the rule of NIST a password %s is taken and signs in', async (_, chosen) => {
  await policy({ passwordRule: 'nist' });
  const person = await buildPerson(test1);
  expect(await change(person, password, chosen)).toMatchObject({ Result: 'Success', rule: 'nist' });
  expect((await enterPassword(visitor(), person.username, chosen)).body.Result).toBe('Success');
  const other = `${[...chosen].slice(0, -1).join('')}?`;
  expect((await enterPassword(visitor(), person.username, other)).status).toBe(403);
});

test.each([
  ['of 7 characters', 'lampion'],
  ['of 31 characters', 'harbour lamp at the quay 123456'],
  ['of 4 emoji, which are 8 units', '🚢⚓🏮🌊'],
  ['with a tab', 'harbour\tlamp'],
  ['with a line break', 'harbour\nlamp'],
  ['with a NUL', 'harbour\0lamp'],
  ['with half a pair', 'harbour\ud800lamp'],
  ['with a letter that turns the line around', 'harbour\u202elamp'],
])('A15 under the rule of NIST a password %s is refused with 400', async (_, chosen) => {
  await policy({ passwordRule: 'nist' });
  const person = await buildPerson(test1);
  expect((await change(person, password, chosen)).status).toBe(400);
  expect((await enterPassword(visitor(), person.username)).body.Result).toBe('MaxAgeLimit');
});

test('A15 the rule of NIST keeps the block list even when it is switched off', async () => {
  await policy({ passwordRule: 'nist', blockList: false });
  const person = await buildPerson(test1);
  for (const chosen of ['password1', 'qwertyqw', `my name is ${person.username}`])
    expect((await change(person, password, chosen)).Result).toBe('Failed');
});

test('A15 a password signs in however the keyboard spells its letters', async () => {
  await policy({ passwordRule: 'nist' });
  const person = await buildPerson(test1);
  const [composed, apart] = ['caf\u00e9 am Kai', 'cafe\u0301 am Kai'];
  expect((await change(person, password, composed)).Result).toBe('Success');
  expect((await enterPassword(visitor(), person.username, apart)).body.Result).toBe('Success');
});

test('A15 back under the standard rule a longer password still signs in, and the next must obey', async () => {
  await policy({ passwordRule: 'nist' });
  const person = await buildPerson(test1);
  const long = 'harbour lamp at the quay';
  await change(person, password, long);
  await policy({});
  expect((await enterPassword(visitor(), person.username, long)).body).toMatchObject({
    Result: 'Success',
    password_rule: 'standard',
  });
  expect((await change(person, long, 'quay at the lamp')).status).toBe(400);
  expect((await change(person, long, 'Harbour#Lamp7')).Result).toBe('Success');
});

test('W6 A15 a guessed word with a tail of digits is refused where passwords are chosen', async () => {
  await policy({});
  const person = await buildPerson(test1);
  for (const chosen of ['Password123!', 'P@ssw0rd1313!', '1qaz@WSX'])
    expect(await change(person, password, chosen)).toMatchObject({ Result: 'Failed' });
});
