import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { checkedFiles, type Ledger } from './checked-files.ts';
import type { Files } from './files.ts';
import { localStore } from './local-store.ts';
import { clamdScanner, type Scan } from './scanner/clamd-scanner.ts';
import { unclaimedLedger } from './unclaimed.ts';

/** In the bucket that the environment names, else beside the database. */
export async function openFiles(env: Env, database: Database, clock: Clock): Promise<Files> {
  const directory = join(env.dataDir, 'files');
  const ledger = unclaimedLedger(database, clock);
  const scan = env.scanner ? clamdScanner(env.scanner) : undefined;
  if (!env.s3) return openLocalFiles(directory, ledger, scan);
  // Loaded only where it is used: the client weighs as much as the rest of the server.
  const { openS3Files } = await import('./s3/open-s3-files.ts');
  return openS3Files(env.s3, join(directory, 'tmp'), ledger, scan);
}

/** Files in a directory of this machine; what is unfinished lies in its `tmp`. */
export const openLocalFiles = (directory: string, ledger?: Ledger, scan?: Scan) =>
  checkedFiles({ store: localStore(directory), temp: join(directory, 'tmp'), ledger, scan });
