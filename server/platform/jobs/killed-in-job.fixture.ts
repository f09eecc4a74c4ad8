import { systemClock } from '../clock.ts';
import { migratedDump } from '../db/cached-dump.ts';
import { openPGlite } from '../db/pglite/open-pglite.ts';
import { createLog } from '../log.ts';
import { createJobs } from './boss-jobs.ts';

// Queues one job in the directory given, prints its id, and dies without a word while it runs.
const database = await openPGlite(process.argv[2] ?? '', {
  onError: () => {},
  onWedged: () => {},
  dump: await migratedDump(),
});
const jobs = createJobs({ database, clock: systemClock, log: createLog('silent') });
jobs.define('fragile', async () => {
  process.kill(process.pid, 'SIGKILL');
});
await jobs.start();
const id = await database.tx({ kind: 'system' }, () => jobs.enqueue('fragile', {}));
process.stdout.write(`${id}\n`);
