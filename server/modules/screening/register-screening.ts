import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { registerCompanyRegister } from './company-register/register-routes.ts';
import { FETCH_JOB, type FetchJob, fetchFeed } from './feeds/fetch-feed.ts';
import { queueDueFeeds } from './feeds/queue-feeds.ts';
import type { FinishedHook } from './finish-run.ts';
import { lookIntoFolder } from './folder/look-into-folder.ts';
import { importFailed, importVersion } from './import-version.ts';
import { queueRescreening, RESCREEN_JOB, rescreenMonitored } from './monitoring/rescreen-monitored.ts';
import {
  queueReleased,
  RELEASED_JOB,
  type ReleasedJob,
  rescreenReleased,
} from './monitoring/rescreen-released.ts';
import { WATCH_JOB, type WatchJob, watchMonitored } from './monitoring/watch-monitored.ts';
import { createNameIndex } from './name-index/name-index.ts';
import { startNameSearch } from './name-index/name-search.ts';
import { RUN_JOB, type RunJob } from './queue-screening.ts';
import { runScreening, screeningFailed } from './run-screening.ts';
import { registerScreeningRoutes } from './screening-routes.ts';
import { registerSecondLooks } from './second-look/look-routes.ts';
import { IMPORT_JOB, type ImportJob } from './start-import.ts';
import { registerWatchlistRoutes } from './watchlist-routes.ts';

export type ScreeningHooks = {
  /** Inside the transaction that ends a run: the module above proposes the rating there. */
  onRunFinished: FinishedHook;
};

export function registerScreening(app: FastifyInstance, platform: Platform, hooks: ScreeningHooks) {
  const names = startNameSearch();
  const lists = createNameIndex(platform.database, names);
  app.addHook('onClose', () => names.close());

  platform.jobs.define<RunJob>(
    RUN_JOB,
    (job) => runScreening({ platform, lists, names, onRunFinished: hooks.onRunFinished }, job),
    { onFailed: (data, error) => screeningFailed(platform, data, error) },
  );
  platform.jobs.define<ImportJob>(IMPORT_JOB, (job) => importVersion({ platform, lists }, job), {
    onFailed: (data, error) => importFailed(platform, data, error),
  });
  platform.jobs.define<FetchJob>(FETCH_JOB, (job) => fetchFeed(platform, job));
  platform.jobs.schedule(
    { name: 'watchlist.feeds', title: 'Automatic watchlist updates', rhythm: { everyMinutes: 10 } },
    (run) => queueDueFeeds(platform, run),
  );
  platform.jobs.schedule(
    { name: 'watchlist.folder', title: 'Watchlists from the folder', rhythm: { everyMinutes: 5 } },
    (run) => lookIntoFolder(platform, run),
  );
  platform.jobs.define<WatchJob>(WATCH_JOB, (job) => watchMonitored({ platform, lists }, job));
  platform.jobs.define<object>(RESCREEN_JOB, (job) => rescreenMonitored({ platform, lists }, job));
  platform.jobs.schedule(
    { name: 'monitoring.due', title: 'Re-screening of monitored third parties', rhythm: { hourlyAt: 40 } },
    () => queueRescreening(platform),
  );
  platform.jobs.define<ReleasedJob>(RELEASED_JOB, (job) => rescreenReleased({ platform, lists }, job));
  platform.jobs.schedule(
    { name: 'screening.released', title: 'Re-screening of released requests', rhythm: { hourlyAt: 50 } },
    () => queueReleased(platform),
  );
  registerSecondLooks(app, platform);
  registerWatchlistRoutes(app, platform, lists);
  registerCompanyRegister(app, platform, names);
  registerScreeningRoutes(app, platform, { lists, names });
}
