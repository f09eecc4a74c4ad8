import type { ListVersion, RemovalLimit } from '../../../../contract/screening/watchlists.ts';
import { type Platform, Problem } from '../../../platform/index.ts';
import { notifyAdministrator, notifyAdministrators } from '../../identity/index.ts';
import { noticeText } from '../../notifications/index.ts';
import type { WatchlistPorts } from '../ports.ts';
import { activateVersion, findVersion, type VersionWithList } from '../versions.ts';
import { whyNotAutoActivate } from './can-auto-activate.ts';

/** The job ended between staging and activating, of which nobody was told: it goes on there, or says why it may not. */
export async function activateStaged(
  platform: Platform,
  ports: WatchlistPorts,
  versionId: string,
  limit: RemovalLimit | null,
) {
  if (!limit) return {};
  const found = await platform.database.tx({ kind: 'system' }, async () => {
    const staged = await findVersion(versionId);
    if (staged?.version.status !== 'staged' || staged.version.unknownTopics.length > 0) return null;
    const { baseVersionId: baseId, counts, number, affected } = staged.version;
    const why = await whyNotAutoActivate({ versionId, number, baseId, counts }, limit, ports.isMatched);
    if (!why) return staged;
    const failed = affected.filter((one) => one.failed).length;
    const activity = why({ number, entries: counts.entries, failed });
    await notifyAdministrators(platform.clock, { entityName: staged.list.name, activity });
    return null;
  });
  if (found) await activateAutomatically(platform, ports, found, found.version.counts);
  return { automatic: found !== null };
}

/** Where it cannot be, it stays staged and a person decides. */
export async function activateAutomatically(
  platform: Platform,
  ports: WatchlistPorts,
  { version, list }: VersionWithList,
  { added, changed, removed }: ListVersion['counts'],
) {
  const refused = await activateVersion(platform, ports, { versionId: version.id }, 'system').then(
    () => null,
    (error) => {
      if (error instanceof Problem) return error.message;
      throw error;
    },
  );
  const { number, importedBy } = version;
  await platform.database.tx({ kind: 'system' }, () =>
    refused
      ? notifyAdministrators(platform.clock, {
          entityName: list.name,
          activity: noticeText('list.not_activated', { number, reason: refused }),
        })
      : notifyAdministrator(platform.clock, importedBy, {
          entityName: list.name,
          activity: noticeText('list.activated', { number, added, changed, removed }),
        }),
  );
}
