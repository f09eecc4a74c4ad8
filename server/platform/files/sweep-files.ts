import type { ScheduledRun } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { forgetUnclaimed, readUnclaimed } from './unclaimed.ts';

/** Inside a transaction of the system: which of these files a module's rows name. */
export type FilesInUse = (fileIds: readonly string[]) => Promise<readonly string[]>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const atOnce = 500;

/** Every night: what was stored and never came to belong to anything, because a server ended in between. */
export function scheduleFileSweep(platform: Platform, inUse: readonly FilesInUse[]) {
  platform.jobs.schedule({ name: 'sweep_files', rhythm: { dailyAt: '02:12' } }, (run) =>
    sweepFiles(platform, inUse, run),
  );
}

/**
 * Removes the files stored more than a day ago that no row names; answers how many. It looks only at files whose
 * storing this very database was told of: beside another database, restored or empty, it finds nothing to remove.
 */
export async function sweepFiles(
  platform: Omit<Platform, 'jobs'>,
  inUse: readonly FilesInUse[],
  run: ScheduledRun,
) {
  const { database, files, clock, log } = platform;
  const unfinished = await files.sweepTemp(hourMs);
  const before = new Date(clock.now().getTime() - dayMs);
  let [removed, stuck] = [0, 0];
  for (;;) {
    const known = await readUnclaimed(database, before, { limit: atOnce, offset: stuck });
    if (known.length === 0) break;
    const named = await database.tx({ kind: 'system' }, async () => {
      const answers: string[] = [];
      for (const ask of inUse) answers.push(...(await ask(known)));
      return new Set(answers);
    });
    const orphans = known.filter((fileId) => !named.has(fileId));
    await forgetUnclaimed(
      database,
      known.filter((fileId) => named.has(fileId)),
    );
    const gone = await run.each(orphans, (fileId) => files.remove(fileId));
    removed += gone;
    // They stay the oldest ones.
    stuck += orphans.length - gone;
  }
  if (removed + unfinished > 0)
    log.info({ removed, unfinished }, 'files that belong to nothing were removed');
  return removed;
}
