import { sql } from 'drizzle-orm';
import { encryptPayload } from '../../support/people/legacy-payload.ts';
import { buildClient, signInAs } from '../../support/people/sign-in-as.ts';
import { type Lies, softwareAuthenticator } from '../../support/people/software-authenticator.ts';
import { leavesNoTrace } from '../requests/business-rows.ts';
import { rowsOf } from './database-state.ts';
import { openSettingsApp, setPolicy } from './settings-app.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes, signInWith, uniform } from './steps.ts';

let address = 0;
const visitor = () => test1.visitor(`10.0.10.${++address}`);

const test1 = await openSettingsApp();
afterAll(() => test1.close());

type Browser = ReturnType<typeof visitor>;
const passkeys = 'POST /security/v1.0/passkeys';
const newAuthenticator = () => softwareAuthenticator(new URL(test1.platform.env.baseUrl).origin);

async function optionsOf(browser: Browser) {
  const { options } = await browser.call(passkeys, { act: { action: 'options' } });
  if (!options) throw new Error('no options were answered');
  return options;
}

/** Somebody signed in, and what makes a passkey for them. */
async function signedIn() {
  const person = await buildPerson(test1);
  const browser = visitor();
  await signInWith(test1, browser, person.username);
  return { ...person, browser, authenticator: newAuthenticator() };
}

async function register(
  browser: Browser,
  authenticator: ReturnType<typeof newAuthenticator>,
  lies: Lies = {},
) {
  const credential = authenticator.create(await optionsOf(browser), lies);
  return browser.attempt(passkeys, { act: { action: 'add', name: 'My key', credential } });
}

async function withPasskey() {
  const person = await signedIn();
  const { status } = await register(person.browser, person.authenticator);
  expect(status).toBe(200);
  return person;
}

/** After the password, up to the challenge. */
async function challenged(username: string) {
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const { Data } = await browser.call('POST /security/v1.0/passkeychallenge', {});
  const send = (passkey: object) =>
    browser.attempt('POST /security/v1.0/twofactor', {
      payload: encryptPayload(
        { code: '', username, secret: step.secret, tncAccepted: true, passkey },
        step.secret,
      ),
    });
  return { browser, step, options: Data, send };
}

/** Within a session. */
async function challengedIn(browser: Browser) {
  const { use } = await browser.call(passkeys, { act: { action: 'challenge' } });
  if (!use) throw new Error('no challenge was answered');
  return use;
}

test('A19 a passkey takes the place of the token after the password', async () => {
  const { username, authenticator, browser, id } = await withPasskey();
  const { step, options, send } = await challenged(username);
  expect(step.passkey).toBe(true);
  expect(options).toMatchObject({
    userVerification: 'required',
    allowCredentials: [{ id: authenticator.id }],
  });
  expect((await send(authenticator.get(options))).status).toBe(200);
  const { Data } = await browser.call('GET /security/v1.0/signinmethods', {});
  expect(Data.passkeys).toEqual([
    expect.objectContaining({ name: 'My key', lastUsedAt: expect.any(String) }),
  ]);
  const [told] = await rowsOf<{ data: unknown }>(
    test1,
    sql`select data from audit_events where object_id = ${id} and type = 'user.signed_in' order by seq desc limit 1`,
  );
  expect(told?.data).toEqual({ method: 'local', factor: 'passkey' });
});

test('A19 password and token go on as before beside a passkey, and without one there is no challenge', async () => {
  const { username } = await withPasskey();
  test1.platform.clock.advance(minutes(1));
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  const { status } = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect(status).toBe(200);

  const other = await buildPerson(test1);
  const without = visitor();
  expect((await enterPassword(without, other.username)).body.passkey).toBe(false);
  expect((await without.attempt('POST /security/v1.0/passkeychallenge', {})).status).toBe(403);
  expect((await visitor().attempt('POST /security/v1.0/passkeychallenge', {})).status).toBe(403);
});

const lies: [string, Lies][] = [
  ['for another origin', { origin: 'https://prudence.example.net' }],
  ['for another relying party', { rpId: 'example.net' }],
  ['of another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['without verifying the person', { unverified: true }],
  ['with a counter that does not grow', { counter: 1 }],
];

test.each(lies)('A19 a signature %s opens nothing and counts as a wrong token', async (_, lie) => {
  const { username, authenticator, id } = await withPasskey();
  const { options, send } = await challenged(username);
  const { status, body } = await leavesNoTrace(test1, () => send(authenticator.get(options, lie)));
  expect([status, body.Data]).toEqual([403, uniform]);
  const [kept] = await rowsOf<{ failed_tries: number }>(
    test1,
    sql`select failed_tries from users where id = ${id}`,
  );
  expect(kept?.failed_tries).toBe(1);
});

test('A19 a challenge serves one try, whatever came of it, and only its own ticket', async () => {
  const { username, authenticator } = await withPasskey();
  const mine = await challenged(username);
  const foreign = await challenged(username);
  expect((await foreign.send(authenticator.get(mine.options))).status).toBe(403);
  // That try used up the challenge of the foreign ticket; the right answer comes too late.
  expect((await foreign.send(authenticator.get(foreign.options))).status).toBe(403);
  const answer = authenticator.get(mine.options);
  expect((await mine.send(answer)).status).toBe(200);
  expect((await mine.send(answer)).status).toBe(403);
});

test('A19 a lock that wrong passwords brought about shuts out no passkey, and stays for the password', async () => {
  const { username, authenticator, browser: signedIn } = await withPasskey();
  const { browser, step, options, send } = await challenged(username);
  for (let tries = 0; tries < 5; tries += 1) await enterPassword(visitor(), username, 'Wrong#Horse7');
  test1.platform.clock.advance(minutes(1));
  const withToken = await enterToken(browser, { code: codeNow(test1), username, secret: step.secret });
  expect(withToken.status).toBe(403);
  const use = await challengedIn(signedIn);
  const proven = await signedIn.attempt('POST /security/v1.0/secondfactor', {
    passkey: authenticator.get(use),
  });
  expect(proven.status).toBe(200);
  expect((await send(authenticator.get(options))).status).toBe(200);
  expect((await enterPassword(visitor(), username)).status).toBe(403);
  test1.platform.clock.advance(minutes(15));
  expect((await enterPassword(visitor(), username)).status).toBe(200);
});

test('A19 a newer challenge of a ticket replaces the one before', async () => {
  const { username, authenticator } = await withPasskey();
  const { browser, options, send } = await challenged(username);
  const newer = await browser.call('POST /security/v1.0/passkeychallenge', {});
  expect(newer.Data.challenge).not.toBe(options.challenge);
  expect((await send(authenticator.get(options))).status).toBe(403);
});

test('A19 where the policy asks for passkeys, a person of the firm without one can do nothing but add it, and then the token no longer does', async () => {
  const admin = await signInAs(test1, { role: 'admin' });
  const clientId = await buildClient(test1);
  await setPolicy(admin, { firmPasskeys: true });
  const drafter = await buildPerson(test1);
  const client = await buildPerson(test1, { role: 'client', clientId });
  const browser = visitor();
  const { body } = await signInWith(test1, browser, drafter.username);
  expect(body.Data.passkeyDue).toBe(true);
  const read = () => browser.attempt('GET /security/v1.0/clientdetails', {});
  const refusedYet = await read();
  expect([refusedYet.status, (refusedYet.body as { code?: string }).code]).toEqual([
    403,
    'auth.passkey_needed',
  ]);
  const authenticator = newAuthenticator();
  expect((await register(browser, authenticator)).status).toBe(200);
  expect((await read()).status).toBe(200);

  test1.platform.clock.advance(minutes(1));
  const { step, options, send } = await challenged(drafter.username);
  expect(step.passkey).toBe(true);
  const later = visitor();
  const { body: again } = await enterPassword(later, drafter.username);
  const token = { code: codeNow(test1), username: drafter.username, secret: again.secret };
  expect((await enterToken(later, token)).status).toBe(403);
  const opened = await send(authenticator.get(options));
  expect([opened.status, opened.body.Data.passkeyDue]).toEqual([200, false]);

  const other = await signInWith(test1, visitor(), client.username);
  expect([other.status, other.body.Data.passkeyDue]).toEqual([200, false]);
  await setPolicy(admin, { firmPasskeys: false });
});

test('A19 the passkey of somebody else opens nothing', async () => {
  const { username } = await withPasskey();
  const other = await withPasskey();
  const { options, send } = await challenged(username);
  expect((await send(other.authenticator.get(options))).status).toBe(403);
});

test.each(lies.slice(0, 4))('A19 no passkey is added by an answer %s', async (_, lie) => {
  const { browser, authenticator } = await signedIn();
  const { status } = await register(browser, authenticator, lie);
  expect(status).toBe(422);
  expect((await browser.call('GET /security/v1.0/signinmethods', {})).Data.passkeys).toEqual([]);
});

test('A19 an answer to the options of somebody else’s session, or a second one to one’s own, adds nothing', async () => {
  const mine = await signedIn();
  const theirs = await signedIn();
  await optionsOf(mine.browser);
  const stolen = mine.authenticator.create(await optionsOf(theirs.browser));
  const add = (browser: Browser, credential: typeof stolen) =>
    browser.attempt(passkeys, { act: { action: 'add', name: 'Key', credential } });
  expect((await add(mine.browser, stolen)).status).toBe(422);
  // That try used up the options.
  const { status } = await add(theirs.browser, stolen);
  expect(status).toBe(200);
  expect((await add(theirs.browser, newAuthenticator().create({ challenge: '', rp: {} }))).status).toBe(422);
  // A credential belongs to one person.
  const taken = mine.authenticator.create(await optionsOf(mine.browser));
  expect((await add(mine.browser, taken)).status).toBe(409);
});

test('A19 adding and removing a passkey needs a second factor proven just now', async () => {
  const { browser, authenticator } = await withPasskey();
  const [own] = (await browser.call('GET /security/v1.0/signinmethods', {})).Data.passkeys;
  const credential = newAuthenticator().create(await optionsOf(browser));
  test1.platform.clock.advance(minutes(6));
  const remove = { action: 'remove', id: own?.id ?? '' } as const;
  for (const act of [{ action: 'options' }, { action: 'add', name: 'Key', credential }, remove] as const) {
    const { status, body } = await browser.attempt(passkeys, { act });
    expect([act.action, status, body.code]).toEqual([act.action, 403, 'auth.second_factor_needed']);
  }
  await browser.call('POST /security/v1.0/secondfactor', { code: codeNow(test1) });
  expect((await browser.call(passkeys, { act: remove })).Data).toEqual([]);
  expect(authenticator.id).not.toBe('');
});

test('A19 nobody renames or removes the passkey of somebody else', async () => {
  const mine = await withPasskey();
  const theirs = await withPasskey();
  const [own] = (await theirs.browser.call('GET /security/v1.0/signinmethods', {})).Data.passkeys;
  const id = own?.id ?? '';
  await leavesNoTrace(test1, async () => {
    for (const act of [
      { action: 'rename', id, name: 'Mine' },
      { action: 'remove', id },
    ] as const)
      expect((await mine.browser.attempt(passkeys, { act })).status).toBe(404);
  });
  const renamed = await theirs.browser.call(passkeys, { act: { action: 'rename', id, name: 'Laptop' } });
  expect(renamed.Data[0]?.name).toBe('Laptop');
});

test('A19 a removed passkey opens nothing, and all end with the authenticator', async () => {
  const { username, browser, authenticator, id } = await withPasskey();
  const { options, send } = await challenged(username);
  const [own] = (await browser.call('GET /security/v1.0/signinmethods', {})).Data.passkeys;
  await browser.call(passkeys, { act: { action: 'remove', id: own?.id ?? '' } });
  expect((await send(authenticator.get(options))).status).toBe(403);
  const notices = await rowsOf<{ activity: string }>(
    test1,
    sql`select activity from notifications where user_id = ${id}`,
  );
  expect(notices.map(({ activity }) => activity).sort()).toEqual([
    'has a new passkey',
    'no longer has one of its passkeys: it was removed',
  ]);

  const admin = await signInAs(test1, { role: 'admin' });
  const other = await withPasskey();
  await admin.call('POST /security/v1.0/userdetails', { action: 'reset_two_factor', id: other.id });
  expect(await rowsOf(test1, sql`select 1 from passkeys where user_id = ${other.id}`)).toEqual([]);
});
