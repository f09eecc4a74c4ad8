import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
export const cacheDir = path.join(root, 'node_modules/.cache/prudence');
/** What a past depends on: when any of it changes, it is told anew. Of a server of the same tables it stays true. */
const makers = [
  'mock/{*,{http,past,peers,stories}/**/*}',
  'server/migrations/*',
  'server/modules/settings/master-defaults.ts',
];
/** A past that ended longer ago leaves everything overdue. */
const FRESH_MS = 36 * 3_600_000;

/** Which past: the one people are shown, or its first stories alone, as tests use them. */
export type PastName = 'whole' | 'short';

/** Where this past is kept between two starts. `variant` is what else it depends on. */
export async function placeOfPast(name: PastName, variant: string): Promise<string> {
  const hash = createHash('sha256').update(variant);
  const files = makers
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(path.relative(root, file)).update(await readFile(file));
  return path.join(cacheDir, `past-${name}-${hash.digest('hex').slice(0, 16)}`);
}

export async function isFresh(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs < FRESH_MS;
}

const sqliteBusy = 5;

/** Has the past told unless it is there. Who comes while another process tells it waits, and finds it told. */
export async function tellOnce(place: string, tell: () => Promise<void>): Promise<void> {
  const lock = await lockFile(`${place}.lock`);
  try {
    if (!(await isFresh(place))) await tell();
  } finally {
    lock.close();
  }
}

/** SQLite's lock is the kernel's, so it ends with the process however that dies. */
async function lockFile(file: string): Promise<DatabaseSync> {
  await mkdir(path.dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  for (;;) {
    try {
      lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive');
      return lock;
    } catch (error) {
      if ((error as { errcode?: number }).errcode === sqliteBusy) await sleep(100);
      else throw error;
    }
  }
}

/** Removes the pasts that nobody starts from any more, and those whose telling was ended. A fresh one stays: another process may use it. */
export async function forgetOld(): Promise<void> {
  for (const entry of await readdir(cacheDir)) {
    const place = path.join(cacheDir, entry);
    if (/^(past|prudence-postgres)-/.test(entry) && !(await isFresh(place)))
      await rm(place, { recursive: true, force: true });
  }
}
