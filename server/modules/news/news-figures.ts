import { and, count, isNotNull, or } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { isOfMonitored } from './reading-again/monitored-mentions.ts';
import { newsMentions } from './tables.ts';

/** Inside a transaction of the firm: items about monitored third parties that the model has not read. */
export async function newsFigures(): Promise<{ waiting: number; unreadable: number }> {
  const [found] = await db()
    .select({ waiting: count(newsMentions.readAgainAt), unreadable: count(newsMentions.refusedBy) })
    .from(newsMentions)
    .where(and(or(isNotNull(newsMentions.readAgainAt), isNotNull(newsMentions.refusedBy)), isOfMonitored()));
  return found ?? { waiting: 0, unreadable: 0 };
}
