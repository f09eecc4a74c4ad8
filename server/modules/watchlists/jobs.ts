import type { Platform } from '../../platform/index.ts';
import { COMPARE_JOB, type CompareJob, compareVersion } from './compare-requests.ts';
import { FETCH_JOB, type FetchJob, fetchFeed, listFetchFailed } from './feeds/fetch-feed.ts';
import { queueDueFeeds } from './feeds/queue-feeds.ts';
import { lookIntoFolder } from './folder/look-into-folder.ts';
import { importFailed, importVersion } from './import/import-version.ts';
import { IMPORT_JOB, type ImportJob } from './import/start-import.ts';
import type { WatchlistPorts } from './ports.ts';

export function defineJobs(platform: Platform, ports: WatchlistPorts) {
  platform.jobs.define<ImportJob>(IMPORT_JOB, (job) => importVersion({ platform, ports }, job), {
    onFailed: (data, error) => importFailed(platform, data, error),
    silentMinutes: 720,
  });
  platform.jobs.define<CompareJob>(COMPARE_JOB, (job) => compareVersion({ platform, ports }, job), {
    silentMinutes: 720,
  });
  platform.jobs.define<FetchJob>(FETCH_JOB, (job) => fetchFeed(platform, job), {
    onFailed: (data, _error, id) => listFetchFailed(platform, data, id),
  });
  platform.jobs.schedule({ name: 'watchlist.feeds', rhythm: { everyMinutes: 10 } }, (run) =>
    queueDueFeeds(platform, run),
  );
  platform.jobs.schedule({ name: 'watchlist.folder', rhythm: { everyMinutes: 5 } }, (run) =>
    lookIntoFolder(platform, run),
  );
}
