import type { ListVersion, RemovalLimit } from '../../../../contract/screening/watchlists.ts';
import { type Platform, Problem } from '../../../platform/index.ts';
import { notifyAdministrators, usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
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
  await platform.database.tx({ kind: 'system' }, async () =>
    notify(platform.clock, {
      userIds: refused ? await administrators() : [version.importedBy],
      clientId: null,
      kind: 'system',
      entityName: list.name,
      activity: refused
        ? noticeText('list.not_activated', { number: version.number, reason: refused })
        : noticeText('list.activated', { number: version.number, added, changed, removed }),
    }),
  );
}

export const administrators = async () => (await usersWithRole('admin')).map(({ id }) => id);
