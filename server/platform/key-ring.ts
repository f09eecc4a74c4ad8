import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export type KeyRing = { active: string; keys: Record<string, string> };

const name = /^[A-Za-z0-9]{1,20}$/;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Throws one sentence that says what is wrong and quotes nothing of the text. */
export function parseKeyRing(text: string, where: string): KeyRing {
  const wrong = (why: string) => new Error(`${where} is no key ring: ${why}`);
  let ring: unknown;
  try {
    ring = JSON.parse(text);
  } catch {
    throw wrong('it cannot be read as JSON.');
  }
  if (!isRecord(ring) || !isRecord(ring.keys)) throw wrong('it has no `keys`.');
  for (const [id, key] of Object.entries(ring.keys)) {
    const isKey = typeof key === 'string' && Buffer.from(key, 'base64').length === 32;
    if (!name.test(id) || !isKey)
      throw wrong(`the key ${name.test(id) ? id : 'with an odd name'} is not usable.`);
  }
  if (typeof ring.active !== 'string' || !Object.hasOwn(ring.keys, ring.active))
    throw wrong('its `active` names none of its keys.');
  return ring as KeyRing;
}

export const keyFileOf = (dataDir: string) => join(dataDir, 'keys.json');

const newKey = () => randomBytes(32).toString('base64');

/** Null before the first start. */
export function readKeyFile(dataDir: string): KeyRing | null {
  const file = keyFileOf(dataDir);
  if (!existsSync(file)) return null;
  chmodSync(file, 0o600);
  return parseKeyRing(readFileSync(file, 'utf8'), file);
}

export function createKeyFile(dataDir: string): KeyRing {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const ring: KeyRing = { active: 'k1', keys: { k1: newKey() } };
  writeFileSync(keyFileOf(dataDir), textOf(ring), { mode: 0o600, flag: 'wx', flush: true });
  return ring;
}

/** Adds the next key and makes it the active one; what is there stays. A crash leaves the old file or the new one. */
export function rotateKeyFile(dataDir: string): KeyRing {
  const ring = readKeyFile(dataDir);
  if (!ring) throw new Error(`There are no keys in ${dataDir} yet: the first start makes them.`);
  const active = nextName(Object.keys(ring.keys));
  const rotated = { active, keys: { ...ring.keys, [active]: newKey() } };
  const file = keyFileOf(dataDir);
  const unfinished = `${file}.new`;
  try {
    writeFileSync(unfinished, textOf(rotated), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Another rotation is under way or was broken off. If none is, remove ${unfinished}.`);
  }
  renameSync(unfinished, file);
  flushDirectory(dirname(file));
  return rotated;
}

const textOf = (ring: KeyRing) => `${JSON.stringify(ring)}\n`;

function nextName(names: readonly string[]) {
  const numbers = names.map((known) => Number(/^k(\d{1,9})$/.exec(known)?.[1] ?? 0));
  return `k${Math.max(0, ...numbers) + 1}`;
}

function flushDirectory(directory: string) {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
