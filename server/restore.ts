import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyRingFor, restore } from './backup-directory.ts';
import { readEnv } from './platform/env.ts';
import { keyFileOf } from './platform/key-ring.ts';
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
  const present = keyFileOf(dataDir);
  if (existsSync(present) && readFileSync(present, 'utf8') !== keys)
    throw new Error(`${present} is another key ring. Move it away first.`);
  const to = databaseOwnerUrl ?? databaseUrl ?? dataDir;
  say(`Restored: ${await restore({ from, to, dataDir, keys }, env)}`);
  say('Start Prudence, then open one report and one attachment.');
});
