import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyRingFor, readBackup, restore } from './backup-directory.ts';
import { type Env, readEnv } from './platform/env.ts';
import { keyFileOf, parseKeyRing } from './platform/key-ring.ts';
import { run, say } from './run-move.ts';

// npm run restore -- --from BACKUP [--keys FILE]: into the database and the data directory that the environment names,
// both empty. Exit codes: 0 restored and verified, 1 not, and standard error says why.
const options = { from: { type: 'string' }, keys: { type: 'string' } } as const;

await run(async () => {
  const { from, keys: file } = parseArgs({ options }).values;
  if (!from) throw new Error('Name the backup: npm run restore -- --from DIRECTORY --keys keys.json');
  const env = readEnv(process.env);
  const { dataDir, databaseUrl, databaseOwnerUrl } = env;
  const keys = keyRingFor(env, file);
  if (file !== undefined && env.keys) requireKeys(env.keys, keys, file);
  requirePlace(readBackup(from), env);
  const present = keyFileOf(dataDir);
  if (existsSync(present) && readFileSync(present, 'utf8') !== keys)
    throw new Error(`${present} is another key ring. Move it away first.`);
  const to = databaseOwnerUrl ?? databaseUrl ?? dataDir;
  say(`Restored: ${await restore({ from, to, dataDir, keys }, env)}`);
  say('Start Prudence, then open one report and one attachment.');
});

/** The server looks for files where its environment says: those of the backup have to be there. */
function requirePlace({ bucket }: ReturnType<typeof readBackup>, { s3 }: Pick<Env, 's3'>) {
  if (bucket !== undefined && !s3)
    throw new Error(
      `The files of this backup are in the bucket ${bucket}. Set S3_BUCKET to it, or to a copy of it.`,
    );
  if (bucket === undefined && s3)
    throw new Error(
      `This backup holds its files itself, and S3_BUCKET names the bucket ${s3.bucket}. Restore without S3_BUCKET; docs/operations.md, Storage, says how files move into a bucket.`,
    );
}

/** Where the environment holds the keys, the server reads no file of them. */
function requireKeys(given: string, needed: string, file: string) {
  const ring = parseKeyRing(given, 'PRUDENCE_KEYS');
  const { keys } = parseKeyRing(needed, file);
  if (Object.entries(keys).some(([name, key]) => ring.keys[name] !== key))
    throw new Error(
      `PRUDENCE_KEYS lacks a key of ${file}, so the server could open nothing that it sealed. Add it first, or leave PRUDENCE_KEYS out.`,
    );
}
