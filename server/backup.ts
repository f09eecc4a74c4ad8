import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { auditKeys } from './audit-keys.ts';
import { backupNote, countFiles, filesOf, lostOf, type StoredFile, storedIn } from './backup-directory.ts';
import { buildIn, withSnapshot } from './platform/db/move/open-sides.ts';
import { type Env, readEnv } from './platform/env.ts';
import { move, run, say } from './run-move.ts';

// npm run backup -- --to DIR: the database as it is at one moment, while the server runs, and the files, which are written
// before the rows that name them and never changed. They are copied before that moment, for some are removed after it, and
// once more after it, for some were new. Exit codes: 0 whole and verified; 1 not, and DIR is gone; 2 verified, without
// files that the server itself has lost, which it names.
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
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (!env.s3) copyFiles(env.dataDir, directory);
    const [summary, stored] = await withSnapshot(env, async (source) => [
      await buildIn(directory, (target) => move(source, target, keys)),
      await storedIn(source),
    ]);
    if (!env.s3) copyFiles(env.dataDir, directory);
    const { gone, lost } = env.s3 ? { gone: [], lost: 0 } : await removedMeanwhile(env, directory, stored);
    const { version } = env;
    writeFileSync(
      join(directory, backupNote),
      `${JSON.stringify({ at, version, bucket: env.s3?.bucket, gone })}\n`,
    );
    say(
      `Backed up: ${summary} ${env.s3 ? `The files are in the bucket ${env.s3.bucket}.` : countFiles(directory)}`,
    );
    say('The keys are not in it: keep keys.json, or PRUDENCE_KEYS, apart.');
    if (lost > 0) process.exitCode = 2;
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
});

/** Those that are not there yet, without what is being uploaded. */
function copyFiles(dataDir: string, directory: string) {
  const [from, to] = [join(dataDir, 'files'), join(directory, 'files')];
  for (const { parentPath, name } of filesOf(dataDir)) {
    const file = relative(from, join(parentPath, name));
    if (file.startsWith(`tmp${sep}`) || existsSync(join(to, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    try {
      copyFileSync(join(from, file), join(to, file));
    } catch (error) {
      // Removed since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** What the database knew and the copy does not have: what belonged to nothing, was removed meanwhile, or is lost. */
async function removedMeanwhile(env: Env, directory: string, stored: readonly StoredFile[]) {
  const missing = lostOf(join(directory, 'files'), stored);
  const claimed = missing.filter(({ unclaimed }) => !unclaimed);
  const still = claimed.length > 0 ? await withSnapshot(env, storedIn) : [];
  const lost = claimed.filter(({ id }) => still.some((one) => one.id === id));
  // A backup without them is better than none.
  for (const { id } of lost)
    process.stderr.write(
      `The file ${id} is missing or cut off in ${env.dataDir}: it is not in the backup.\n`,
    );
  return { gone: missing.map(({ id }) => id), lost: lost.length };
}
