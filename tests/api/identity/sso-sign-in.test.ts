import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { newProof, ssoLoginWith } from '../../support/peers/sign-on.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { eventsOf, rowsOf, stateOf } from './database-state.ts';
import { addAccount, openSsoHouse, signOnAs } from './sso-house.ts';
import { buildPerson, enterPassword, minutes, uniform } from './steps.ts';

let address = 0;
/** Each from an address of its own, so that the limit of addresses stays out of the way. */
const visitor = () => house.visitor(`10.0.1.${++address}`);

const house = await openSsoHouse();
afterAll(() => house.close());

/** Known on both sides by one e-mail address. */
async function personOnBothSides(login: string, claims: Record<string, unknown> = {}) {
  const person = await buildPerson(house, { username: login, password: undefined, seed: undefined });
  addAccount(house, login, { preferredMail: person.email, ...claims });
  return person;
}

async function refusedWithoutTrace(attempt: () => Promise<{ status: number; body: { Data: string } }>) {
  const before = await stateOf(house);
  const { status, body } = await attempt();
  expect([status, body.Data]).toEqual([403, uniform]);
  expect(await stateOf(house)).toBe(before);
}

/** Why one person, or nobody, was refused so far. */
const reasons = async (id = nobody) =>
  (await eventsOf(house))
    .filter((event) => event.type === 'user.sign_in_refused' && event.object_id === id)
    .map(({ data }) => data.reason);
const nobody = '00000000-0000-0000-0000-000000000000';

test('B11 E5 a person comes back from the provider, is let in, is confirmed and works', async () => {
  const { id, email, username } = await personOnBothSides('asha');
  const browser = visitor();
  const { status, body, headers } = await signOnAs(house, browser, 'asha');
  expect(status).toBe(200);
  expect(body).toMatchObject({ Result: 'Success', Data: { emailid: email, username, role: 'drafter' } });
  expect(headers.get('bearer')).toBe(body.access);
  expect(decodeJwt(body.id_token)).toMatchObject({ iss: house.provider.issuer, aud: 'prudence' });
  expect(browser.cookies.get(`__Host-rt-${body.refresh}`)).toBeTruthy();

  const said = { emailid: email, username };
  expect((await browser.attempt('POST /security/v1.0/validateuser', said)).body.Result).toBe('Success');
  expect((await browser.call('GET /security/v1.0/userdetails', { me: true })).Data[0]?.id).toBe(id);
  const refreshed = await browser.call('POST /security/v1.0/token/refresh', { token: body.refresh });
  expect(refreshed.Data.username).toBe(username);

  const mine = (await eventsOf(house)).filter((event) => event.object_id === id);
  expect(mine.map(({ type, data }) => [type, data])).toEqual([
    ['user.sign_on_linked', { issuer: house.provider.issuer }],
    ['user.signed_in', { method: 'sso' }],
  ]);
  await signOnAs(house, visitor(), 'asha');
  const links = (await eventsOf(house)).filter(({ type }) => type === 'user.sign_on_linked');
  expect(links).toHaveLength(1);
});

test('B11 the id token opens nothing here', async () => {
  await personOnBothSides('idtoken');
  const { body } = await signOnAs(house, visitor(), 'idtoken');
  const thief = Object.assign(visitor(), { access: body.id_token });
  expect((await thief.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
});

test('A6 B11 only the person who has just come in is confirmed, and nobody learns of others', async () => {
  const { email, username } = await personOnBothSides('meera');
  const other = await buildPerson(house);
  const browser = visitor();
  await signOnAs(house, browser, 'meera');
  const validate = (who: typeof browser, said: object) =>
    who.attempt('POST /security/v1.0/validateuser', said);

  expect((await validate(browser, { emailid: email })).status).toBe(200);
  expect((await validate(browser, { username: username.toUpperCase() })).status).toBe(200);
  const bodies: string[] = [];
  for (const said of [
    { emailid: other.email, username: other.username },
    { emailid: 'nobody@example.com', username: 'nobody' },
    { emailid: email, username: other.username },
    { emailid: other.email, username },
    { emailid: username, username: email },
    { emailid: '', username: '' },
    {},
  ]) {
    await refusedWithoutTrace(async () => {
      const answer = await validate(browser, said);
      bodies.push(JSON.stringify({ ...answer.body, id: '' }));
      return answer;
    });
  }
  await refusedWithoutTrace(() => validate(visitor(), { emailid: email, username }));
  expect(new Set(bodies).size).toBe(1);
  expect((await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(200);

  house.platform.clock.advance(minutes(5) + 1);
  expect((await validate(browser, { emailid: email, username })).status).toBe(403);
});

test('B11 a session that was not opened by single sign-on is not confirmed', async () => {
  const local = await signInAs(house, { role: 'admin' });
  const { email, username } = local.actor;
  await refusedWithoutTrace(() =>
    local.attempt('POST /security/v1.0/validateuser', { emailid: email, username }),
  );
});

test('B11 an address that moved to somebody else takes over nothing: the subject decides', async () => {
  const { email, id } = await personOnBothSides('first');
  expect((await signOnAs(house, visitor(), 'first')).status).toBe(200);
  const heir = addAccount(house, 'heir', { preferredMail: email, upn: email, email, email_verified: true });
  await refusedWithoutTrace(() => signOnAs(house, visitor(), 'heir'));
  expect(await reasons(id)).toEqual(['other_identity']);

  // Whoever was first keeps the account, whatever the provider calls them today.
  const first = house.accounts.find(({ login }) => login === 'first');
  Object.assign(first?.claims ?? {}, { preferredMail: 'new.name@example.com' });
  const browser = visitor();
  expect((await signOnAs(house, browser, 'first')).status).toBe(200);
  expect((await browser.call('GET /security/v1.0/userdetails', { me: true })).Data[0]?.id).toBe(id);
  expect(heir.claims.sub).not.toBe(first?.claims.sub);
});

test('B11 an administrator unties an account, whose sessions end; the next who has its address is tied to it', async () => {
  const { email, id } = await personOnBothSides('remade');
  const browser = visitor();
  await signOnAs(house, browser, 'remade');
  addAccount(house, 'remade-again', { preferredMail: email });
  expect((await signOnAs(house, visitor(), 'remade-again')).status).toBe(403);

  const admin = await signInAs(house, { role: 'admin' });
  const unlink = { action: 'unlink_sign_on', id } as const;
  expect((await browser.attempt('POST /security/v1.0/userdetails', unlink)).status).toBe(403);
  for (const role of ['allocator', 'drafter', 'client', 'clientuser'] as const) {
    const other = await signInAs(house, { role });
    expect((await other.attempt('POST /security/v1.0/userdetails', unlink)).body.Result).toBe('Unauthorized');
  }
  expect((await signOnAs(house, visitor(), 'remade-again')).status).toBe(403);
  const { Data } = await admin.call('POST /security/v1.0/userdetails', unlink);
  expect(Data).toMatchObject({ signOn: false });
  expect((await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
  expect((await signOnAs(house, visitor(), 'remade-again')).status).toBe(200);
  expect((await signOnAs(house, visitor(), 'remade')).status).toBe(403);
  const [row] = (await admin.call('GET /security/v1.0/userdetails', { status: ['active'], search: email }))
    .Data;
  expect(row).toMatchObject({ id, status: 'active', signOn: true });
});

test('B11 an account is found by what the provider vouches for alone', async () => {
  const target = await buildPerson(house, { role: 'admin', username: 'chief' });
  const own = 'own.address@example.com';
  for (const claims of [
    { email: target.email },
    { email: target.email, email_verified: false },
    { email: target.email, email_verified: 'no' },
    { preferred_username: 'chief', uid: 'chief', name: 'chief', nickname: target.email },
    { preferredMail: own, email: target.email, email_verified: true, preferred_username: 'chief' },
    { preferredMail: [target.email] },
    { preferredMail: '' },
    {},
  ]) {
    const { login } = addAccount(house, `pretender${house.accounts.length}`, claims);
    await refusedWithoutTrace(() => signOnAs(house, visitor(), login));
  }
  expect((await reasons()).slice(-8)).toEqual(Array(8).fill('unknown'));

  addAccount(house, 'verified', { email: target.email.toUpperCase(), email_verified: true });
  expect((await signOnAs(house, visitor(), 'verified')).status).toBe(200);
});

test('B11 a directory name finds the account as user name or as address, but never two', async () => {
  const byName = await buildPerson(house, { username: 'u.one@corp.example' });
  addAccount(house, 'upn1', { upn: 'U.One@corp.example' });
  expect((await signOnAs(house, visitor(), 'upn1')).body.Data).toMatchObject({ username: byName.username });
  const [a, b] = [await buildPerson(house), await buildPerson(house)];
  addAccount(house, 'both', { preferredMail: a.email, upn: b.username });
  await refusedWithoutTrace(() => signOnAs(house, visitor(), 'both'));
  expect((await reasons()).at(-1)).toBe('ambiguous');
});

test('A2 A6 B11 nobody, a locked, a disabled person and one of a closed client are refused alike', async () => {
  addAccount(house, 'stranger', { preferredMail: 'stranger@example.com' });
  const admin = await signInAs(house, { role: 'admin' });
  const locked = await personOnBothSides('locked');
  const until = new Date(house.platform.clock.now().getTime() + minutes(15)).toISOString();
  await rowsOf(house, sql`update users set locked_until = ${until}::timestamptz where id = ${locked.id}`);
  const disabled = await personOnBothSides('disabled');
  await admin.call('POST /security/v1.0/userdetails', { action: 'disable', id: disabled.id });
  const member = await signInAs(house, { role: 'client' });
  addAccount(house, 'closed', { preferredMail: member.actor.email });
  const [client] = (await admin.call('GET /security/v1.0/clientdetails', {})).Data;
  const { id = '', name = '', code = '', version } = client ?? {};
  const change = { id, name, code, version, modules: [], active: false };
  await admin.call('POST /security/v1.0/clientdetails', change);

  const seen = new Set<string>();
  for (const login of ['stranger', 'locked', 'disabled', 'closed'])
    await refusedWithoutTrace(async () => {
      const answer = await signOnAs(house, visitor(), login);
      const headers = [...answer.headers].filter(([name]) => !/^(date|x-ratelimit)/.test(name));
      seen.add(JSON.stringify([{ ...answer.body, id: '' }, headers]));
      return answer;
    });
  expect((await reasons()).at(-1)).toBe('unknown');
  for (const [id, reason] of [
    [locked.id, 'locked'],
    [disabled.id, 'closed'],
    [member.actor.userId, 'closed'],
  ])
    expect(await reasons(id)).toEqual([reason]);
  expect(seen.size).toBe(1);
  house.platform.clock.advance(minutes(16));
  expect((await signOnAs(house, visitor(), 'locked')).status).toBe(200);
});

test('A4 A6 an address that was refused twenty times waits at this door as well', async () => {
  addAccount(house, 'nobody', { preferredMail: 'nobody.here@example.com' });
  const browser = house.visitor('10.99.0.1');
  const rubbish = { code: 'rubbish', state: 's'.repeat(43), iss: house.provider.issuer };
  for (let n = 0; n < 20; n += 1) expect((await ssoLoginWith(browser, rubbish, newProof())).status).toBe(403);
  const { status, headers } = await ssoLoginWith(browser, rubbish, newProof());
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('A13 B2 the session is a new one, dead with its user, and listed like any other', async () => {
  const { id } = await personOnBothSides('vikram');
  const admin = await signInAs(house, { role: 'admin' });
  const browser = visitor();
  browser.cookies.set('__Host-prelogin', 'planted'.repeat(7));
  const one = await signOnAs(house, browser, 'vikram');
  expect(browser.cookies.get('__Host-prelogin')).toBeUndefined();
  const two = await signOnAs(house, visitor(), 'vikram');
  expect(one.body.refresh).not.toBe(two.body.refresh);
  expect((await admin.call('GET /security/v1.0/sessions', { user: id })).total).toBe(2);
  await admin.call('POST /security/v1.0/userdetails', { action: 'disable', id });
  expect((await browser.attempt('GET /security/v1.0/userdetails', { me: true })).status).toBe(401);
});

test('A17 with single sign-on only administrators have a password step, by name or by invitation', async () => {
  const admin = await signInAs(house, { role: 'admin' });
  const invite = async (role: 'drafter' | 'admin', username: string) => {
    const { invitation = '' } = await admin.call('POST /security/v1.0/userdetails', {
      action: 'create',
      user: { username, name: username, email: `${username}@example.com`, role, clientId: null },
    });
    const token = new URL(invitation, 'http://x').searchParams.get('invite') ?? '';
    return visitor().attempt('POST /security/v1.0/invitation', { invite: token });
  };
  expect((await invite('drafter', 'invited.drafter')).status).toBe(403);
  expect((await invite('admin', 'invited.admin')).status).toBe(200);
  const withPassword = await buildPerson(house);
  expect((await enterPassword(visitor(), withPassword.username)).status).toBe(403);
  const boss = await buildPerson(house, { role: 'admin' });
  expect((await enterPassword(visitor(), boss.username)).status).toBe(200);
});

test('A8 A15 whoever came by single sign-on a moment ago may set a local password, later not', async () => {
  const { username } = await personOnBothSides('arjun');
  const browser = visitor();
  await signOnAs(house, browser, 'arjun');
  const change = (password: string) =>
    browser.attempt('POST /security/v1.0/updatepassword', {
      NewPassword: password,
      ConfirmPassword: password,
      username,
    });
  expect((await change('Better#Horse8')).body.Result).toBe('Success');
  house.platform.clock.advance(minutes(6));
  const late = await change('Other#Horse9');
  expect([late.status, late.body.code]).toEqual([422, 'auth.recent_login_needed']);
});

test('W12 an administrator who came by single sign-on sets no password: it would outlive what the provider takes away', async () => {
  const setBy = async (login: string, role: 'admin' | 'drafter') => {
    const person = await buildPerson(house, { username: login, role, password: undefined, seed: undefined });
    addAccount(house, login, { preferredMail: person.email });
    const browser = visitor();
    const { body } = await signOnAs(house, browser, login);
    browser.access = body.access;
    const chosen = 'Harbour#Lamp42';
    const change = { NewPassword: chosen, ConfirmPassword: chosen, username: login };
    const { status } = await browser.attempt('POST /security/v1.0/updatepassword', change);
    const [stored] = await rowsOf<{ has: boolean }>(
      house,
      sql`select password_hash is not null as has from users where id = ${person.id}`,
    );
    const local = await enterPassword(visitor(), login, chosen);
    return { status, has: stored?.has, local: local.status };
  };
  expect(await setBy('wilma', 'admin')).toEqual({ status: 403, has: false, local: 403 });
  // The specification offers everybody else the dialog; no local door opens for them.
  expect(await setBy('wanda', 'drafter')).toEqual({ status: 200, has: true, local: 403 });
});
