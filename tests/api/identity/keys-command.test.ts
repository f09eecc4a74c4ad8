import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptInvitation, signIn } from '../../support/people/sign-in.ts';
import { runProgram } from '../../support/servers/run-program.ts';
import { startServer } from '../../support/servers/start-server.ts';
import { waitFor } from '../../support/servers/wait-for.ts';

type Ring = { active: string; keys: Record<string, string> };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'prudence-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const file = () => join(dataDir, 'keys.json');
const ring = (): Ring => JSON.parse(readFileSync(file(), 'utf8'));
const write = (text: string) => writeFileSync(file(), text);
const keys = (args: string[], env: Record<string, string> = {}) =>
  runProgram('server/keys.ts', args, { DATA_DIR: dataDir, PRUDENCE_KEYS: '', ...env });

const one = Buffer.alloc(32, 1).toString('base64');
const two = Buffer.alloc(32, 2).toString('base64');

test('keys list names the keys and the active one, and prints no key', async () => {
  write(JSON.stringify({ active: 'k2', keys: { k1: one, k2: two } }));
  const expected = `Keys in ${file()}:\n  k1\n  k2  active\n`;
  expect(await keys(['list'])).toEqual({ code: 0, out: expected, err: '' });
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('keys rotate adds the next key, makes it active and keeps the others, for the owner only', async () => {
  write(JSON.stringify({ active: 'k2', keys: { k2: two, k7: one } }));
  const { code, out } = await keys(['rotate']);
  expect(code).toBe(0);
  expect(out).toMatch(/^k8 is made and active/);
  const after = ring();
  expect(after).toEqual({ active: 'k8', keys: { k2: two, k7: one, k8: expect.any(String) } });
  expect(Buffer.from(after.keys.k8 ?? '', 'base64')).toHaveLength(32);
  expect(out).not.toContain(after.keys.k8);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('keys rotate refuses keys of the surroundings and says what to do instead', async () => {
  const given = JSON.stringify({ active: 'k1', keys: { k1: one } });
  write(given);
  const { code, out, err } = await keys(['rotate'], { PRUDENCE_KEYS: given });
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^The keys come from PRUDENCE_KEYS.*add a key.*`active`.*keep the others/);
  expect(ring().active).toBe('k1');
  expect((await keys(['list'], { PRUDENCE_KEYS: given })).out).toBe('Keys in PRUDENCE_KEYS:\n  k1  active\n');
});

test.each([
  ['no file', null, /^There are no keys in .*: the first start makes them\.\n$/],
  ['no JSON', `{"keys": "${one}`, /is no key ring: it cannot be read as JSON\.\n$/],
  ['no keys', '{"active":"k1"}', /is no key ring: it has no `keys`\.\n$/],
  [
    'a short key',
    '{"active":"k1","keys":{"k1":"c2hvcnQ="}}',
    /is no key ring: the key k1 is not usable\.\n$/,
  ],
  ['an active key that is not there', `{"active":"k3","keys":{"k1":"${one}"}}`, /`active` names none/],
])('keys rotate refuses %s in one sentence that quotes nothing of it', async (_what, text, sentence) => {
  if (text !== null) write(text);
  const { code, out, err } = await keys(['rotate']);
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(sentence);
  expect(err).not.toContain(one.slice(0, 8));
  if (text !== null) expect(readFileSync(file(), 'utf8')).toBe(text);
});

test('keys rotate leaves an unfinished rotation of somebody else alone', async () => {
  write(JSON.stringify({ active: 'k1', keys: { k1: one } }));
  writeFileSync(`${file()}.new`, 'half');
  const { code, err } = await keys(['rotate']);
  expect([code, ring().active]).toEqual([1, 'k1']);
  expect(err).toContain(`remove ${file()}.new`);
});

test('a rotated key locks nobody out: sessions go on, authenticators open, the trail verifies', async () => {
  const server = await startServer({ env: { DATABASE_URL: '', LOG_LEVEL: 'warn' } });
  try {
    dataDir = server.dataDir;
    const admin = await acceptInvitation(server.baseUrl, server.invitation(), 'Harbour#Lamp42');
    const verified = async () =>
      (await admin.call('GET /reports/v1.0/audittrails', { verify: 'true' })).verification;
    await admin.call('POST /reports/v1.0/audittrails', { action: 'checkpoint' });
    await waitFor(async () => (await verified())?.chains.every(({ checkpoint }) => checkpoint), {
      what: 'the checkpoint',
    });
    expect(await keys(['rotate'])).toMatchObject({ code: 0 });
    expect(Object.keys(ring().keys)).toEqual(['k1', 'k2']);
    const isIn = async () => (await admin.attempt('GET /security/v1.0/userdetails', { me: true })).status;
    expect(await isIn()).toBe(200);

    await server.terminate();
    await server.start();
    expect(await isIn()).toBe(200);
    const { access } = await admin.call('POST /security/v1.0/token/refresh', { token: admin.refresh });
    admin.access = access;
    expect(await isIn()).toBe(200);
    await signIn(server.baseUrl, admin.person);
    expect(await verified()).toMatchObject({ intact: true });

    // Nobody's way in needs the key before by now.
    await server.terminate();
    const { active, keys: all } = ring();
    write(JSON.stringify({ active, keys: { [active]: all[active] } }));
    await server.start();
    expect(server.log()).not.toContain('authenticators cannot be opened');
    expect(await isIn()).toBe(200);
    await signIn(server.baseUrl, admin.person);
  } finally {
    await server.remove();
  }
});
