import { parseArgs } from 'node:util';
import { auditKeys } from './audit-keys.ts';
import { isAddress, withSource, withTarget } from './platform/db/move/open-sides.ts';
import { readEnv } from './platform/env.ts';
import { move, run, say } from './run-move.ts';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'from-binaries': { type: 'string' },
  key: { type: 'string' },
} as const;
const usage =
  'Name both sides, each a data directory or a postgres:// address: npm run move-database -- --from SOURCE --to TARGET';

await run(async () => {
  const { from, to, key, 'from-binaries': programs } = parseArgs({ options }).values;
  if (!from || !to) throw new Error(usage);
  const env = readEnv(process.env);
  // The key ring lies in a data directory, which may be that of either side.
  const directories = [...[from, to].filter((place) => !isAddress(place)), env.dataDir];
  const rings = directories.map((dataDir) => auditKeys({ ...env, dataDir }, key));
  const keys = rings.find((ring) => ring.length > 0) ?? [];
  const summary = await withSource(
    from,
    (source) => withTarget(to, (target) => move(source, target, keys)),
    programs,
  );
  say(`Moved: ${summary} The source is as it was.`);
});
