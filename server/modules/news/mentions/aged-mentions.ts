import { sql } from 'drizzle-orm';
import { agedRows, db } from '../../../platform/index.ts';
import { newsMentions } from '../tables.ts';

/** Items that nobody was alerted of; the others belong to their alert (removal.sql). */
export const agedMentions = agedRows({
  table: newsMentions,
  id: newsMentions.id,
  at: newsMentions.fetchedAt,
  clientId: newsMentions.clientId,
  label: newsMentions.title,
  where: sql`may_remove_mention(${newsMentions.id})`,
  async remove(id) {
    await db().execute(sql`select remove_mention(${id}::uuid)`);
    return {};
  },
});
