import { systemClock } from '../clock.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { createLog } from '../log.ts';
import { createJobs } from './boss-jobs.ts';

// Queues one job in the directory given, prints its id, and dies without a word while it runs.
const database = await openEmbedded(process.argv[2] ?? '', { onError: () => {}, onLost: () => {} });
const jobs = createJobs({ database, clock: systemClock, log: createLog('silent') });
jobs.define('fragile', async () => {
  process.kill(process.pid, 'SIGKILL');
});
await jobs.start();
const id = await database.tx({ kind: 'system' }, () => jobs.enqueue('fragile', {}));
process.stdout.write(`${id}\n`);
