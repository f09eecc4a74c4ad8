import { sql } from 'drizzle-orm';
import { type Member, signInAs } from '../../support/people/sign-in-as.ts';
import { rowsOf, stateOf } from './database-state.ts';
import { openSettingsApp, setPolicy, settingOf } from './settings-app.ts';
import { buildPerson, codeNow, enterPassword, enterToken, minutes } from './steps.ts';

let admin: Member;
let address = 0;
const visitor = () => test1.visitor(`10.0.8.${++address}`);

const test1 = await openSettingsApp();
beforeEach(async () => {
  test1.platform.clock.advance(minutes(1));
  admin = await signInAs(test1, { role: 'admin', name: 'Asha Rao' });
});
afterAll(() => test1.close());

const served = async (name: string) => (await visitor().send(`/assets/${name}.txt`)).text();

/** Saves the terms with other words of use; answers their state. */
async function change(tnc: string, browser = admin) {
  const { version, texts } = await settingOf(admin, 'terms');
  const setting = { name: 'terms' as const, ...texts, tnc };
  return browser.attempt('POST /security/v1.0/settings', { version, setting });
}

async function signIn(username: string, tncAccepted: boolean) {
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  test1.platform.clock.advance(minutes(1));
  const entry = { code: codeNow(test1), username, secret: step.secret, tncAccepted };
  return { accepted: step.tnc_accepted, status: (await enterToken(browser, entry)).status };
}

test('A16 changed terms are served at once and asked of everybody at their next sign-in', async () => {
  const before = await settingOf(admin, 'terms');
  expect(before).toMatchObject({ version: 1, changedAt: null, changedBy: null });
  const { username, id } = await buildPerson(test1);
  expect(await signIn(username, false)).toEqual({ accepted: true, status: 200 });

  expect((await change('New rules of use.')).status).toBe(200);
  expect(await served('tnc')).toBe('New rules of use.');
  expect(await served('privacy')).toBe(before.texts.privacy);
  const after = await settingOf(admin, 'terms');
  expect(after).toMatchObject({ version: 2, changedBy: { name: 'Asha Rao' }, agreed: { people: 0 } });
  expect(after.hash).not.toBe(before.hash);
  expect(after.versions.map(({ version, hash }) => [version, hash])).toEqual([
    [2, after.hash],
    [1, before.hash],
  ]);

  expect(await signIn(username, false)).toEqual({ accepted: false, status: 403 });
  expect(await signIn(username, true)).toEqual({ accepted: false, status: 200 });
  expect(await signIn(username, false)).toEqual({ accepted: true, status: 200 });
  const [kept] = await rowsOf<{ hash: string; ip: string }>(
    test1,
    sql`select terms_hash as hash, terms_ip as ip from users where id = ${id}`,
  );
  expect(kept).toEqual({ hash: after.hash, ip: expect.stringMatching(/^10\.0\.8\./) });
  expect((await settingOf(admin, 'terms')).agreed.people).toBe(1);
});

test('A16 who read the texts before they changed agreed to those, and is asked again the next time', async () => {
  const { username, id } = await buildPerson(test1);
  await rowsOf(test1, sql`update users set terms_hash = null where id = ${id} returning id`);
  const shown = (await settingOf(admin, 'terms')).hash;
  const browser = visitor();
  const { body: step } = await enterPassword(browser, username);
  test1.platform.clock.advance(1000);
  expect((await change('Changed while somebody was reading.')).status).toBe(200);
  const entry = { code: codeNow(test1), username, secret: step.secret, tncAccepted: true };
  expect((await enterToken(browser, entry)).status).toBe(200);
  const [kept] = await rowsOf<{ hash: string }>(
    test1,
    sql`select terms_hash as hash from users where id = ${id}`,
  );
  expect(kept?.hash).toBe(shown);
  expect((await enterPassword(visitor(), username)).body.tnc_accepted).toBe(false);
});

test('A16 an earlier version keeps its texts, and one that never was is not there', async () => {
  const first = await admin.call('GET /security/v1.0/settings', { name: 'terms', version: 1 });
  expect(first.Data.terms?.version).toBe(1);
  expect(first.Data.terms?.texts.tnc).toMatch(/^1\. What this is/);
  const missing = await admin.attempt('GET /security/v1.0/settings', { name: 'terms', version: 999 });
  expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
});

test('terms made on an older version are refused with the newer one, and the same words make no version', async () => {
  const { version, texts } = await settingOf(admin, 'terms');
  for (const other of [version - 1, version + 1].filter((number) => number > 0)) {
    const stale = await admin.attempt('POST /security/v1.0/settings', {
      version: other,
      setting: { name: 'terms', ...texts, tnc: 'Late.' },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
    expect(stale.body.current).toMatchObject({ version, texts });
  }
  expect((await change(texts.tnc)).status).toBe(200);
  expect((await settingOf(admin, 'terms')).version).toBe(version);
});

test('the event of changed terms names both hashes and no text', async () => {
  const before = await settingOf(admin, 'terms');
  await change('Once more.');
  const after = await settingOf(admin, 'terms');
  const [event] = await rowsOf<{ data: { changes: { field: string }[] } }>(
    test1,
    sql`select data from audit_events where type = 'settings.changed' order by seq desc limit 1`,
  );
  expect(event?.data.changes).toContainEqual({ field: 'hash', before: before.hash, after: after.hash });
  expect(event?.data.changes.map(({ field }) => field)).toEqual(['version', 'hash', 'tnc']);
  expect(JSON.stringify(event)).not.toContain('Once more');
});

test.each([
  ['empty', '   '],
  ['with a tag', 'Rules <img src=x onerror=alert(1)>'],
  ['with a NUL', 'Rules\0'],
  ['too long', 'x'.repeat(40_001)],
])('D1 a text %s is refused with 400', async (_, tnc) => {
  const before = await stateOf(test1);
  expect((await change(tnc)).status).toBe(400);
  expect(await stateOf(test1)).toBe(before);
});

test('what was agreed to stays: the database refuses to rewrite or remove a version', async () => {
  await change('Kept for ever.');
  await setPolicy(admin, { wrongTries: 4 });
  for (const statement of [
    sql`update terms_versions set tnc = 'Never said.'`,
    sql`delete from terms_versions`,
    sql`update security_policies set policy = '{}'`,
  ])
    await expect(rowsOf(test1, statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/permission denied/) },
    });
});
