import type { FastifyInstance } from 'fastify';
import { getWatchlists, importWatchlist } from '../../../contract/screening/watchlists.ts';
import { type Platform, route, scopeOf } from '../../platform/index.ts';
import { compareAgain } from './compare-requests.ts';
import { fetchNow } from './feeds/queue-feeds.ts';
import { saveFeed } from './feeds/save-feed.ts';
import { namesInFolder } from './folder/folder-file.ts';
import { saveFolder } from './folder/save-folder.ts';
import { startImport } from './import/start-import.ts';
import type { WatchlistPorts } from './ports.ts';
import { listWatchlists } from './present.ts';
import { previewVersion } from './preview-version.ts';
import { saveTopics } from './save-topics.ts';
import { activateVersion, changeThreshold, discardVersion } from './versions.ts';

export function mountRoutes(app: FastifyInstance, platform: Platform, ports: WatchlistPorts) {
  route(app, platform, getWatchlists, async ({ actor, input }) => {
    const folder = actor.role === 'admin' ? await namesInFolder(platform.env) : null;
    return platform.database.tx(scopeOf(actor), async () => {
      const Data = await listWatchlists(platform.clock);
      const preview = input.version ? await previewVersion(platform.jobs, input.version, actor) : undefined;
      return { Result: 'Success', Data, total: Data.length, folder, ...(preview ? { preview } : {}) };
    });
  });

  route(app, platform, importWatchlist, async ({ actor, input, files }) => {
    const done = (job: string | null = null, version: string | null = null) =>
      ({ Result: 'Success', Data: { job, version } }) as const;
    switch (input.action) {
      case 'import': {
        const by = { userId: actor.userId, actor };
        const started = await startImport(platform, input, files, async () => by);
        return done(started?.job, started?.version);
      }
      case 'feed':
        await saveFeed(platform, input, actor);
        return done();
      case 'folder':
        await saveFolder(platform, input, actor);
        return done();
      case 'fetch':
        return done(await fetchNow(platform, input.watchlist, actor));
      case 'threshold':
        await changeThreshold(
          platform,
          ports,
          { watchlistId: input.watchlist, threshold: input.threshold },
          actor,
        );
        return done();
      case 'topics':
        return done(await saveTopics(platform, input.version, input, actor), input.version);
      case 'compare':
        return done(await compareAgain(platform, input.version, actor), input.version);
      case 'activate':
        await activateVersion(
          platform,
          ports,
          { versionId: input.version, previewedBase: input.base },
          actor,
        );
        return done(null, input.version);
      case 'discard':
        await discardVersion(platform, input.version, actor);
        return done(null, input.version);
    }
  });
}
