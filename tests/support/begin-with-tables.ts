import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { migratedDump } from '../../server/platform/db/cached-dump.ts';

const run = promisify(execFile);

/** Puts an empty database with its tables into a data directory: seconds of the processor less for every start. */
export async function beginWithTables(dataDir: string) {
  const directory = join(dataDir, 'pg');
  const archive = join(dataDir, 'tables.tar');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(archive, new Uint8Array(await (await migratedDump()).arrayBuffer()));
  await run('tar', ['--extract', '--file', archive, '--directory', directory]);
  await rm(archive);
}
