import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { HttpClient } from '../../../mock/http/http-client.ts';
import { samples } from '../../support/calls/samples.ts';
import { missing } from '../../support/calls/target.ts';
import { seedOf } from '../../support/people/totp.ts';
import { type Recorded, recordAnswers } from '../../support/servers/record-answers.ts';
import { everyRow, rowsOf } from '../identity/database-state.ts';
import { buildPerson, codeNow, enterPassword, enterToken, password } from '../identity/steps.ts';
import { attempt, callerNames, gatherCallers, keys } from './callers.ts';
import { type HostileApp, openHostileApp } from './hostile-app.ts';

let app: HostileApp;
let answers: Recorded[];
/** What somebody could use at once, and what the database keeps instead of it; each with a word for it. */
const inClear = new Map<string, string>();
const stored = new Map<string, string>();
const tokens = new Set<string>();
const enrolled = new Set<string>();

beforeAll(async () => {
  app = await openHostileApp();
  answers = recordAnswers(app.app);
  await everySample();
  await onePersonsLife();
  await keepStoredSecrets();
});
afterAll(() => app.close());

const keep = (value: string | undefined, what: string) => value && inClear.set(value, what);

function keepCookies(browser: HttpClient) {
  for (const name of browser.cookies.names().filter((one) => one.startsWith('__Host-')))
    keep(browser.cookies.get(name), name);
}

/** Every operation, asked by everybody, about everything. */
async function everySample() {
  const callers = await gatherCallers(app);
  for (const name of callerNames) {
    const caller = callers[name];
    for (const key of keys)
      for (const target of [app.ours.target, missing])
        await attempt(caller, key, samples[key](target) as object);
    keepCookies(caller);
    if (caller.access) tokens.add(caller.access);
  }
}

/** Invited, chooses a password, scans the code, signs in, is renewed, gets another authenticator and another link. */
async function onePersonsLife() {
  const admin = await buildPerson(app, { role: 'admin' });
  keep(admin.seed, 'a confirmed seed');
  const office = app.visitor('10.5.0.1');
  await signIn(office, admin.username, password, admin.seed);
  const users = 'POST /security/v1.0/userdetails';
  const user = {
    username: 'new.person',
    name: 'New Person',
    email: 'new@example.com',
    role: 'drafter' as const,
  };
  const { invitation = '', Data } = await office.call(users, { action: 'create', user });
  const browser = app.visitor('10.5.0.2');
  const invite = invitation.split('=')[1] ?? '';
  await browser.call('POST /security/v1.0/invitation', { invite });
  keepCookies(browser);
  keep(invite, 'an invitation');
  const chosen = 'Lantern#Quay42';
  keep(chosen, 'a password');
  const change = { NewPassword: chosen, ConfirmPassword: chosen, username: user.username };
  await browser.call('POST /security/v1.0/updatepassword', change);
  await signIn(browser, user.username, chosen);
  for (const listed of [{}, { me: 'true' }, { search: 'new' }])
    await office.call('GET /security/v1.0/userdetails', listed as object);
  await office.call('GET /security/v1.0/sessions', { user: Data.id });
  await office.call(users, { action: 'reset_two_factor', id: Data.id });
  for (const name of ['policy', 'system', 'openapi'] as const)
    await office.call('GET /security/v1.0/settings', { name });
}

async function signIn(browser: HttpClient, username: string, entered: string, known?: string) {
  const { body: step } = await enterPassword(browser, username, entered);
  keepCookies(browser);
  const seed = known ?? seedOf(step.otpauth_url ?? '');
  enrolled.add(seed);
  const { body } = await enterToken(browser, { code: codeNow(app, 0, seed), username, secret: step.secret });
  Object.assign(browser, { access: body.access, refresh: body.refresh });
  keepCookies(browser);
  const renewed = await browser.call('POST /security/v1.0/token/refresh', { token: browser.refresh });
  browser.access = renewed.access;
  keepCookies(browser);
  for (const token of [body.access, renewed.access]) tokens.add(token);
}

const storedSecrets: Record<string, string[]> = {
  users: ['password_hash', 'totp_seed'],
  password_history: ['hash'],
  sessions: ['refresh_hash', 'previous_hash', 'successor_sealed', 'role_key'],
  login_tickets: ['cookie_hash'],
  invitations: ['token_hash'],
};

async function keepStoredSecrets() {
  for (const [table, columns] of Object.entries(storedSecrets)) {
    const rows = await rowsOf<Record<string, string | null>>(
      app,
      sql`select * from ${sql.identifier(table)}`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      for (const column of columns) {
        const value = row[column];
        if (value) stored.set(value, `${table}.${column}`);
      }
  }
}

/** Every text of an answer: what it says, the names it says it under, and its headers but the cookies. */
function textsOf({ headers, body }: Recorded): string[] {
  const { 'set-cookie': _cookies, bearer: _token, ...rest } = headers;
  const found = Object.values(rest).map(String);
  const walk = (value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) {
        found.push(name);
        walk(inner);
      }
    else found.push(String(value));
  };
  if (String(headers['content-type']).includes('json')) walk(JSON.parse(body));
  else found.push(body);
  return found;
}

test('A14 no answer, however deep, carries a hash, a seed, a cookie’s token or a password', () => {
  expect(answers.length).toBeGreaterThan(500);
  const secrets = new Map([...inClear, ...stored]);
  expect(secrets.size).toBeGreaterThan(40);
  const told = answers.flatMap((answer) => {
    const texts = textsOf(answer);
    const found = [...secrets].filter(([secret]) => texts.some((text) => text.includes(secret)));
    const argon = texts.some((text) => text.includes('$argon2'));
    return [
      ...found.map(([, what]) => `${what} in ${answer.call}`),
      ...(argon ? [`a hash in ${answer.call}`] : []),
    ];
  });
  // An administrator hands the link on, where no mail server does.
  expect([...new Set(told)]).toEqual(['an invitation in POST /api/security/v1.0/userdetails']);
});

test('A14 an access token stands in the answers that give one, and nowhere else', () => {
  const giving = /\/(twofactor|token\/refresh)$/;
  const given = answers.filter(({ call }) => giving.test(call)).map(({ body }) => body);
  expect([...tokens].filter((token) => given.some((body) => body.includes(token))).length).toBeGreaterThan(1);
  const elsewhere = answers.filter(({ call }) => !giving.test(call));
  const told = elsewhere.filter((answer) =>
    textsOf(answer).some((text) => /eyJ[\w-]+\.[\w-]+\.[\w-]+/.test(text)),
  );
  expect(told.map(({ call }) => call)).toEqual([]);
});

test('A14 no name in an answer promises a secret', () => {
  const names = new Set(
    answers.flatMap((answer) => textsOf(answer).filter((text) => /^[a-z_A-Z]{2,40}$/.test(text))),
  );
  const suspicious = [...names].filter((name) =>
    /password_?hash|totp|seed|refresh_?hash|private_?key/i.test(name),
  );
  expect(suspicious).toEqual([]);
});

test('B6 a dump of the whole database holds no password, seed, code or token that could be used', async () => {
  const dump = (await everyRow(app)).join('\n');
  for (const value of stored.keys()) expect(dump).toContain(value);
  const usable = new Map([...inClear, ...[...enrolled].map((seed) => [seed, 'a seed'] as const)]);
  for (const token of tokens) usable.set(token, 'an access token');
  expect([...usable].filter(([value]) => dump.includes(value)).map(([, what]) => what)).toEqual([]);
});

test('B6 of a refresh token the database keeps the SHA-256 and nothing else', async () => {
  const { cookies, refresh, actor } = app.ours.client;
  const token = cookies.get(`__Host-rt-${refresh}`) ?? '';
  const [session] = await rowsOf<{ refresh_hash: string }>(
    app,
    sql`select refresh_hash from sessions where id = ${actor.sessionId}`,
  );
  expect(session?.refresh_hash).toBe(createHash('sha256').update(token).digest('base64url'));
});
