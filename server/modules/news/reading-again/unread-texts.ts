import { and, asc, eq, exists, inArray, isNull, ne, or } from 'drizzle-orm';
import { db, sha256 } from '../../../platform/index.ts';
import { hasDocumentOfOtherModel, sealedDocuments } from '../../assessment/index.ts';
import { thirdPartyView } from '../../third-parties/index.ts';
import { articleKey } from '../feeds/seen-items.ts';
import type { NamedParty } from '../mentions/watch-party.ts';
import { type MentionRecord, newsMentions } from '../tables.ts';

/**
 * Inside a transaction of the system: what is stored of a third party, was not raised yet, and was not read by this
 * version of the model: items of feeds, and the documents of its last report.
 */
export async function textsUnreadBy(model: number, one: NamedParty): Promise<MentionRecord[]> {
  await noteDocuments(one);
  return db()
    .select()
    .from(newsMentions)
    .where(and(eq(newsMentions.thirdPartyId, one.party.id), isUnreadBy(model)));
}

const isUnreadBy = (model: number) =>
  and(
    isNull(newsMentions.raisedAt),
    or(isNull(newsMentions.modelNumber), ne(newsMentions.modelNumber, model)),
    or(isNull(newsMentions.refusedBy), ne(newsMentions.refusedBy, model)),
  );

/** Inside a transaction of the system: what this version did not come to, since nobody monitored the third party, waits. */
export async function leaveUnread(model: number, now: Date): Promise<void> {
  await db()
    .update(newsMentions)
    .set({ readAgainAt: now })
    .where(and(isUnreadBy(model), isNull(newsMentions.readAgainAt)));
}

const partiesAtOnce = 100;

/**
 * Inside a transaction of the system: the documents of the last reports of third parties that nobody monitored when this
 * version of the model was activated wait to be read by it.
 */
export async function noteMissedDocuments(model: number, now: Date): Promise<void> {
  const parties = await db()
    .select({
      id: thirdPartyView.id,
      clientId: thirdPartyView.clientId,
    })
    .from(thirdPartyView)
    .where(
      and(
        eq(thirdPartyView.monitored, true),
        isNull(thirdPartyView.mergedInto),
        hasDocumentOfOtherModel(thirdPartyView.id, model, ({ fileId, kind, url, title }) =>
          exists(
            db()
              .select({ id: newsMentions.id })
              .from(newsMentions)
              .where(
                and(
                  eq(newsMentions.thirdPartyId, thirdPartyView.id),
                  or(
                    eq(newsMentions.fileId, fileId),
                    and(eq(kind, 'news'), eq(newsMentions.link, url), eq(newsMentions.title, title)),
                  ),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(thirdPartyView.id))
    .limit(partiesAtOnce);
  for (const party of parties) {
    await noteDocuments({ party });
    const isOfParty = eq(newsMentions.thirdPartyId, party.id);
    await db()
      .update(newsMentions)
      .set({ readAgainAt: now })
      .where(and(isOfParty, isUnreadBy(model), isNull(newsMentions.readAgainAt)));
  }
}

type Reported = { party: Pick<NamedParty['party'], 'id' | 'clientId'> };

async function noteDocuments({ party }: Reported) {
  const all = await sealedDocuments(party.id);
  const known = await articlesOf(
    party.id,
    all.flatMap(({ url }) => url ?? []),
  );
  const isKnown = ({ kind, url, title }: (typeof all)[number]) =>
    kind === 'news' && url !== null && known.has(articleKey(url, title));
  const documents = all.filter((one) => !isKnown(one));
  if (documents.length === 0) return;
  await db()
    .insert(newsMentions)
    .values(
      documents.map(
        ({ id, requestId, number, kind, url, title, publishedOn, addedAt, sha256: hash, ...one }) => ({
          clientId: party.clientId,
          thirdPartyId: party.id,
          itemKey: kind === 'news' && url ? articleKey(url, title) : sha256(`document ${id}`),
          feed: `Document of ${number}`,
          ...{
            title,
            link: url,
            publishedOn,
            fileId: one.fileId,
            mime: one.mime,
            modelNumber: one.modelNumber,
          },
          fetchedAt: addedAt,
          sha256: hash,
          requestId,
          label: 'none' as const,
        }),
      ),
    )
    .onConflictDoNothing();
}

/** News that came to the request while the third party was monitored already is known by its address and title. */
async function articlesOf(thirdPartyId: string, links: readonly string[]): Promise<Set<string>> {
  const { link, title } = newsMentions;
  const rows = await db()
    .select({ link, title })
    .from(newsMentions)
    .where(and(eq(newsMentions.thirdPartyId, thirdPartyId), inArray(link, [...links])));
  return new Set(rows.map((row) => articleKey(row.link ?? '', row.title)));
}
