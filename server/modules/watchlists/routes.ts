import type { FastifyInstance } from 'fastify';
import { getWatchlists, importWatchlist } from '../../../contract/screening/watchlists.ts';
import { type Platform, problem, route, scopeOf } from '../../platform/index.ts';
import { activateVersion, changeThreshold, discardVersion } from './change-version.ts';
import { fetchNow } from './feeds/queue-feeds.ts';
import { saveFeed } from './feeds/save-feed.ts';
import { namesInFolder } from './folder/folder-file.ts';
import { saveFolder } from './folder/save-folder.ts';
import { startImport } from './import/start-import.ts';
import type { WatchlistPorts } from './ports.ts';
import { listWatchlists } from './present.ts';
import { previewVersion } from './preview-version.ts';
import { saveTopics } from './save-topics.ts';

export function mountRoutes(app: FastifyInstance, platform: Platform, ports: WatchlistPorts) {
  route(app, platform, getWatchlists, async ({ actor, input }) => {
    const folder = actor.role === 'admin' ? await namesInFolder(platform.env) : null;
    return platform.database.tx(scopeOf(actor), async () => {
      const Data = await listWatchlists(platform.clock);
      const preview = input.version ? await previewVersion(input.version, actor) : undefined;
      return { Result: 'Success', Data, total: Data.length, folder, ...(preview ? { preview } : {}) };
    });
  });

  route(app, platform, importWatchlist, async ({ actor, input, files }) => {
    const { action, version, watchlist, threshold } = input;
    if (action === 'import') {
      return {
        Result: 'Success',
        Data: await startImport(platform, input, files, { userId: actor.userId, actor }),
      };
    }
    if (action === 'feed') {
      await saveFeed(platform, input, actor);
      return { Result: 'Success', Data: { job: null, version: null } };
    }
    if (action === 'folder') {
      await saveFolder(platform, input, actor);
      return { Result: 'Success', Data: { job: null, version: null } };
    }
    if (action === 'fetch') {
      const job = await fetchNow(platform, given(watchlist, 'watchlist'), actor);
      return { Result: 'Success', Data: { job, version: null } };
    }
    if (action === 'threshold') {
      const wanted = {
        watchlistId: given(watchlist, 'watchlist'),
        threshold: given(threshold, 'threshold'),
      };
      await changeThreshold(platform, ports, wanted, actor);
      return { Result: 'Success', Data: { job: null, version: null } };
    }
    const versionId = given(version, 'version');
    if (action === 'topics') {
      const job = await saveTopics(platform, versionId, input, actor);
      return { Result: 'Success', Data: { job, version: versionId } };
    }
    if (action === 'activate')
      await activateVersion(platform, ports, { versionId, previewedBase: input.base }, actor);
    else await discardVersion(platform, versionId, actor);
    return { Result: 'Success', Data: { job: null, version: versionId } };
  });
}

function given<Value>(value: Value | undefined, field: string): Value {
  if (value !== undefined) return value;
  throw problem('input.invalid', `Choose a ${field}.`, { fields: { [field]: 'Required.' } });
}
