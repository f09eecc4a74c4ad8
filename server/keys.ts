import { type Env, readEnv } from './platform/env.ts';
import { type KeyRing, keyFileOf, parseKeyRing, readKeyFile, rotateKeyFile } from './platform/key-ring.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const usage = 'Say `npm run keys -- list` or `npm run keys -- rotate`.';

type Given = Pick<Env, 'dataDir' | 'keys'>;

function list({ dataDir, keys: given }: Given) {
  const ring = given ? parseKeyRing(given, 'PRUDENCE_KEYS') : readKeyFile(dataDir);
  if (!ring) throw new Error(`There are no keys in ${dataDir} yet: the first start makes them.`);
  say(`Keys in ${given ? 'PRUDENCE_KEYS' : keyFileOf(dataDir)}:`);
  for (const name of Object.keys(ring.keys)) say(`  ${name}${name === ring.active ? '  active' : ''}`);
}

function rotate({ dataDir, keys: given }: Given) {
  if (given)
    throw new Error(
      'The keys come from PRUDENCE_KEYS, which only you can change: add a key to its `keys` (32 bytes in base64, ' +
        'as `openssl rand -base64 32` prints them), name it in `active`, keep the others, and start every server again.',
    );
  const ring: KeyRing = rotateKeyFile(dataDir);
  say(`${ring.active} is made and active from the next start on. Start every server again, and back up`);
  say(`${keyFileOf(dataDir)}. The keys before it stay in the file: see docs/operations.md, Keys.`);
}

const acts: Record<string, (given: Given) => void> = { list, rotate };

try {
  const act = acts[process.argv[2] ?? ''];
  if (!act || process.argv.length > 3) throw new Error(usage);
  act(readEnv(process.env));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
