import { sign, verify } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeys } from './keys.ts';

const ring = (active: string, ...ids: string[]) =>
  JSON.stringify({
    active,
    keys: Object.fromEntries(ids.map((id) => [id, Buffer.alloc(32, id).toString('base64')])),
  });

test('what is sealed opens in its place only', () => {
  const keys = loadKeys('', ring('k1', 'k1'));
  const sealed = keys.seal('the seed', 'users.totp_seed.1');
  expect(sealed).not.toContain('seed');
  expect(keys.seal('the seed', 'users.totp_seed.1')).not.toBe(sealed);
  expect(keys.open(sealed, 'users.totp_seed.1')).toBe('the seed');
  expect(() => keys.open(sealed, 'users.totp_seed.2')).toThrow();
  expect(() => keys.open(`${sealed.slice(0, -2)}AA`, 'users.totp_seed.1')).toThrow();
});

test('after a change of keys the old texts open, and new ones carry the new key', () => {
  const sealed = loadKeys('', ring('k1', 'k1')).seal('x', 'a');
  const keys = loadKeys('', ring('k2', 'k1', 'k2'));
  expect(keys.open(sealed, 'a')).toBe('x');
  expect(keys.seal('x', 'a')).toMatch(/^k2\./);
  expect(() => loadKeys('', ring('k2', 'k2')).open(sealed, 'a')).toThrow('not in the key ring');
});

test('each purpose signs with a key of its own', () => {
  const keys = loadKeys('', ring('k1', 'k1'));
  const [token, audit] = [keys.signing('token'), keys.signing('audit')];
  const signature = sign(null, Buffer.from('x'), token.privateKey);
  expect(verify(null, Buffer.from('x'), token.publicKey, signature)).toBe(true);
  expect(verify(null, Buffer.from('x'), audit.publicKey, signature)).toBe(false);
  expect(keys.secret('a')).not.toEqual(keys.secret('b'));
});

test('the key file is made once, for its owner only', () => {
  const directory = mkdtempSync(join(tmpdir(), 'prudence-keys-'));
  const sealed = loadKeys(directory, undefined).seal('x', 'a');
  expect(loadKeys(directory, undefined).open(sealed, 'a')).toBe('x');
  expect(statSync(join(directory, 'keys.json')).mode & 0o777).toBe(0o600);
  rmSync(directory, { recursive: true });
});
