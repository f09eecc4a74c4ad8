import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import type { NameIndex } from '../name-index/index.ts';
import { mountRoutes } from './routes.ts';
import { CLUSTERS_JOB, queueDueClusters, updateClusters } from './update-clusters.ts';

export { findParties, findSplits } from './find-parties.ts';
export type { EntryRef } from './records.ts';
export { queueClusters } from './update-clusters.ts';

export function mountClusters(app: FastifyInstance, platform: Platform, lists: NameIndex) {
  platform.jobs.define<object>(CLUSTERS_JOB, (job) => updateClusters(platform, lists, job), {
    silentMinutes: 720,
  });
  platform.jobs.schedule({ name: 'clusters.due', rhythm: { hourlyAt: 25 } }, () =>
    queueDueClusters(platform),
  );
  mountRoutes(app, platform);
}
