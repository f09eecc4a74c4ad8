import { and, eq, isNull, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { newsMentions } from '../tables.ts';

/**
 * Inside the transaction that merges two third parties: what names the first names the second. An item that named both
 * stays with each, and counts as raised where it was raised for either.
 */
export async function moveMentions(from: string, into: string): Promise<void> {
  const theirs = sql`select 1 from news_mentions other
    where other.third_party_id = ${into} and other.item_key = ${newsMentions.itemKey}`;
  await db()
    .update(newsMentions)
    .set({ thirdPartyId: into })
    .where(and(eq(newsMentions.thirdPartyId, from), sql`not exists (${theirs})`));
  const raised = sql`select other.raised_at from news_mentions other
    where other.third_party_id = ${from} and other.item_key = ${newsMentions.itemKey}`;
  await db()
    .update(newsMentions)
    .set({ raisedAt: sql`(${raised})` })
    .where(and(eq(newsMentions.thirdPartyId, into), isNull(newsMentions.raisedAt), sql`exists (${raised})`));
}
