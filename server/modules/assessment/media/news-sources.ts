import { MediaLimits } from '../../../../contract/limits.ts';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { db, type Platform, type StoredFile } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { usersWithRole } from '../../identity/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import { lockRequest, noticeAbout, ofRequest, type RequestRecord } from '../../requests/index.ts';
import { mediaSources } from '../tables.ts';
import { enqueueReading } from './queue-reading.ts';
import { sourcesOf } from './source-queries.ts';

/** An item of a feed that names somebody of a request, stored as it was read. */
export type NewsForRequest = {
  file: Pick<StoredFile, 'fileId' | 'sha256' | 'mime'>;
  feed: string;
  title: string;
  link: string | null;
  publishedOn: string | null;
};

/**
 * Inside a transaction of the system: items become documents of the request and are read as such; what it has already
 * is not added again; who works on the request hears of what there is no room for. Answers the files that came to use.
 */
export async function addNewsSources(
  platform: Platform,
  requestId: string,
  items: readonly NewsForRequest[],
  addedBy: string,
): Promise<string[]> {
  const request = await lockRequest(requestId);
  if (!request || !isOpen(request)) return [];
  const known = await sourcesOf(requestId);
  const room = MediaLimits.news - known.filter(({ kind }) => kind === 'news').length;
  // Several items may lead to one page, such as the announcements of an exchange.
  const isNew = ({ file, link, title }: NewsForRequest) =>
    !known.some(
      ({ sha256, url, ...one }) =>
        sha256 === file.sha256 ||
        (link !== null && url === link && (one.kind !== 'news' || one.title === title)),
    );
  const fresh = items.filter(isNew);
  const most = Math.max(0, room);
  const used: string[] = [];
  for (const { file, feed, title, link, publishedOn } of fresh.slice(0, most)) {
    const [source] = await db()
      .insert(mediaSources)
      .values({
        ...ofRequest(request),
        kind: 'news',
        ...{ title, publishedOn, feed, addedBy },
        url: link,
        fileId: file.fileId,
        sha256: file.sha256,
        mime: file.mime,
        status: 'queued',
        addedAt: platform.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: mediaSources.id });
    if (!source) continue;
    used.push(file.fileId);
    await record(platform.clock, {
      type: 'media.source_added',
      actor: 'system',
      ...ofRequest(request),
      object: { type: 'media', id: source.id, label: title },
      data: { source: source.id, kind: 'news', sha256: file.sha256 },
    });
  }
  if (fresh.length > most) await tellLeftOut(platform, request, fresh.slice(most));
  if (used.length > 0) await enqueueReading(platform, request, { userId: addedBy });
  return used;
}

const mostNamed = 3;

async function tellLeftOut({ clock }: Platform, request: RequestRecord, items: readonly NewsForRequest[]) {
  const allocators = async () => (await usersWithRole('allocator')).map((user) => user.id);
  const titles = items.slice(0, mostNamed).map(({ title }) => title);
  await notify(clock, {
    userIds: request.drafterId ? [request.drafterId] : await allocators(),
    ...noticeAbout(request),
    kind: 'screening',
    activity: noticeText('request.news_left_out', {
      titles: titles.join(', '),
      others: items.length > mostNamed ? 'yes' : 'no',
    }),
  });
}
