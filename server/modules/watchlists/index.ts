import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { defineJobs } from './jobs.ts';
import type { WatchlistPorts } from './ports.ts';
import { mountRoutes } from './routes.ts';

export { agedListVersions } from './aged-versions.ts';
export {
  countDifferences,
  entryPages,
  findActiveEntries,
  findEntries,
  findFingerprints,
  newerPages,
  removedEntries,
  type StoredEntry,
} from './entries.ts';
export { findFirstVersions } from './first-versions.ts';
export { hashOf, removeAll, unpackArchives } from './import/start-import.ts';
export type { ActiveList, AffectedRequest, RejectedLine, StoredListFile } from './records.ts';
export { topicsOfVersion } from './version-topics.ts';
export {
  activeLists,
  findVersion,
  findVersions,
  holdActiveLists,
  listFiles,
  versionsActivatedSince,
} from './versions.ts';

export function mountWatchlists(app: FastifyInstance, platform: Platform, ports: WatchlistPorts) {
  defineJobs(platform, ports);
  mountRoutes(app, platform, ports);
}
