import { systemClock } from '../clock.ts';
import { openEmbedded } from '../db/embedded/open-embedded.ts';
import { createLog } from '../log.ts';
import { createJobs } from './create-jobs.ts';

// Queues one job in the directory given, prints its id, and dies without a word while it runs.
const database = await openEmbedded(process.argv[2] ?? '', { onError: () => {}, onLost: () => {} });
const jobs = createJobs({ database, clock: systemClock, log: createLog('silent') });
// The job can begin before this process hears that its transaction is committed.
const printed = Promise.withResolvers<void>();
jobs.define('fragile', async () => {
  await printed.promise;
  process.kill(process.pid, 'SIGKILL');
});
await jobs.start();
const id = await database.tx({ kind: 'system' }, () => jobs.enqueue('fragile', {}));
process.stdout.write(`${id}\n`);
printed.resolve();
