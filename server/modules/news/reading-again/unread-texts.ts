import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { db, sha256 } from '../../../platform/index.ts';
import { sealedDocuments } from '../../assessment/index.ts';
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

async function noteDocuments({ party }: NamedParty) {
  const { number, documents: all } = await sealedDocuments(party.lastRequestId);
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
        ({ id, kind, url, title, publishedOn, addedAt, fileId, sha256: hash, mime, modelNumber }) => ({
          clientId: party.clientId,
          thirdPartyId: party.id,
          itemKey: kind === 'news' && url ? articleKey(url, title) : sha256(`document ${id}`),
          feed: `Document of ${number}`,
          ...{ title, link: url, publishedOn, fileId, mime, modelNumber },
          fetchedAt: addedAt,
          sha256: hash,
          requestId: party.lastRequestId,
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
