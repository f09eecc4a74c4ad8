import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { auditKeys } from './audit-keys.ts';
import { backupNote, countFiles } from './backup-directory.ts';
import { buildIn, withSnapshot } from './platform/db/move/open-sides.ts';
import { readEnv } from './platform/env.ts';
import { move, run, say } from './run-move.ts';

// npm run backup -- --to DIR: the database as it is at one moment, while the server runs, and then the files, which are
// written before the rows that name them and never changed. Exit codes: 0 whole and verified, 1 not, and DIR is gone.
const options = { to: { type: 'string' }, key: { type: 'string' } } as const;

await run(async () => {
  const { to, key } = parseArgs({ options }).values;
  if (!to) throw new Error('Name a new directory: npm run backup -- --to DIRECTORY');
  const directory = resolve(to);
  if (existsSync(directory)) throw new Error(`${directory} is there already. Name a new directory.`);
  const env = readEnv(process.env);
  const keys = auditKeys(env, key);
  const at = new Date().toISOString();
  try {
    const summary = await withSnapshot(env, (source) =>
      buildIn(directory, (target) => move(source, target, keys)),
    );
    if (!env.s3) copyFiles(env.dataDir, directory);
    const { version } = env;
    writeFileSync(
      join(directory, backupNote),
      `${JSON.stringify({ at, version, bucket: env.s3?.bucket })}\n`,
    );
    say(
      `Backed up: ${summary} ${env.s3 ? `The files are in the bucket ${env.s3.bucket}.` : countFiles(directory)}`,
    );
    say('The keys are not in it: keep keys.json, or PRUDENCE_KEYS, apart.');
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
});

/** Without what is being uploaded. */
function copyFiles(dataDir: string, directory: string) {
  const files = join(dataDir, 'files');
  if (!existsSync(files)) return;
  const unfinished = join(files, 'tmp');
  cpSync(files, join(directory, 'files'), { recursive: true, filter: (path) => path !== unfinished });
}
