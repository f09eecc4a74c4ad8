import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { auditKeys } from './audit-keys.ts';
import { withSource, withTarget } from './platform/db/move/open-sides.ts';
import type { Env } from './platform/env.ts';
import { keyFileOf, parseKeyRing } from './platform/key-ring.ts';
import { move } from './run-move.ts';

/** Beside `postgres/` and `files/` of a backup: when it was taken, by which version. */
export const backupNote = 'backup.json';
/** `gone` are files that its database knows and that were not there to be copied. */
type BackupNote = { at: string; version: string; bucket?: string; gone?: string[] };

export type StoredFile = { id: string; size: number | string; unclaimed: boolean };

/** Throws one sentence where there is no backup. */
export function readBackup(directory: string): BackupNote {
  const file = join(directory, backupNote);
  if (!existsSync(file)) throw new Error(`There is no backup in ${resolve(directory)}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as BackupNote;
}

export const filesOf = (directory: string) =>
  existsSync(join(directory, 'files'))
    ? readdirSync(join(directory, 'files'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      )
    : [];

export const countFiles = (directory: string) => `${filesOf(directory).length.toLocaleString('en')} files.`;

type Restoring = {
  from: string;
  /** An empty database, or a directory without one. */
  to: string;
  /** Where `files/` and `keys.json` go. */
  dataDir: string;
  /** The key ring, as `keys.json` holds it. */
  keys: string;
};

/** Database, files and keys; nothing is committed unless every row is as in the backup and every audit chain verifies. */
export async function restore({ from, to, dataDir, keys }: Restoring, env: Env): Promise<string> {
  const { gone = [] } = readBackup(from);
  parseKeyRing(keys, 'The key file');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const verifying = auditKeys({ ...env, keys });
  // A database without its files and keys would be started: with other keys, no authenticator opens.
  const putBeside = () => {
    if (existsSync(join(from, 'files')))
      cpSync(join(from, 'files'), join(dataDir, 'files'), { recursive: true });
    if (!env.keys) writeFileSync(keyFileOf(dataDir), keys, { mode: 0o600, flush: true });
  };
  const summary = await withSource(from, async (source) => {
    const stored = (await storedIn(source)).filter(({ id }) => !gone.includes(id));
    if (existsSync(join(from, 'files'))) requireFiles(join(from, 'files'), stored);
    return withTarget(to, (target) => move(source, target, verifying, putBeside));
  });
  return `${summary} ${countFiles(dataDir)}`;
}

/** The files that a database knows; what is unclaimed may have been removed, or never arrived. */
export async function storedIn(source: pg.Client): Promise<StoredFile[]> {
  const { rows } = await source.query<StoredFile>(
    `select file_id as id, size, exists (select from unclaimed_files u where u.file_id = s.file_id) as unclaimed
     from stored_files s`,
  );
  return rows;
}

/** Those that are not there, or not as long as they were. */
export const lostOf = (directory: string, stored: readonly StoredFile[]) =>
  stored.filter(({ id, size }) => {
    const file = join(directory, id.slice(0, 2), id);
    return !existsSync(file) || statSync(file).size !== Number(size);
  });

function requireFiles(directory: string, stored: readonly StoredFile[]) {
  const lost = lostOf(directory, stored);
  if (lost.length > 0)
    throw new Error(
      `${lost.length} of ${stored.length} files are missing in the backup or cut off, ${lost[0]?.id} among them. Nothing was restored.`,
    );
}

/** What --keys names, else what the environment holds, else what lies in the data directory. */
export function keyRingFor(env: Env, file: string | undefined): string {
  if (file !== undefined) return readFileSync(file, 'utf8');
  if (env.keys) return env.keys;
  if (existsSync(keyFileOf(env.dataDir))) return readFileSync(keyFileOf(env.dataDir), 'utf8');
  throw new Error(
    'Name the keys that belong to the backup: --keys keys.json. Without them no authenticator opens.',
  );
}
