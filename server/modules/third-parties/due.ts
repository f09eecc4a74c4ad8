import { and, eq, isNotNull, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { RegisterLimits } from '../../../contract/limits.ts';
import { REGISTER_DUES, type RegisterDue } from '../../../contract/words.ts';
import { type Actor, addDays, asDay, db } from '../../platform/index.ts';
import { thirdPartyVisibleTo } from './find-third-party.ts';
import { conditions, pendingDecisions, thirdParties } from './tables.ts';

/** The last day of conditions that are due soon. */
export const soon = (today: string) => addDays(today, RegisterLimits.conditionNotice);

/** A refused or ended relationship is not reviewed. */
export const living = notInArray(thirdParties.relationship, ['rejected', 'terminated']);

/** What the client has to do about a third party of the row. */
const filters: Record<RegisterDue, (actor: Actor, today: string) => SQL | undefined> = {
  decision: () =>
    and(
      isNotNull(thirdParties.rating),
      eq(thirdParties.relationship, 'pending'),
      sql`not exists (select 1 from ${pendingDecisions} where ${waits()})`,
    ),
  confirmation: ({ userId }) =>
    sql`exists (select 1 from ${pendingDecisions} where ${and(waits(), ne(pendingDecisions.requestedBy, userId))})`,
  conditions: (_, today) =>
    sql`exists (select 1 from ${conditions} where ${and(
      eq(conditions.thirdPartyId, thirdParties.id),
      or(
        eq(conditions.state, 'lapsed'),
        and(eq(conditions.state, 'open'), sql`${conditions.dueOn} <= ${asDay(soon(today))}`),
      ),
    )})`,
  review: (_, today) => and(living, sql`coalesce(${thirdParties.nextReviewOn} <= ${asDay(today)}, false)`),
};

const waits = () => and(eq(pendingDecisions.thirdPartyId, thirdParties.id), isNull(pendingDecisions.outcome));

export const isDue = (due: RegisterDue, actor: Actor, today: string) => filters[due](actor, today);

/** Inside a transaction: how many third parties the list shows of each, in one reading. */
export async function countDue(actor: Actor, today: string): Promise<Record<RegisterDue, number>> {
  const counted = REGISTER_DUES.map((due) => [
    due,
    sql<number>`count(*) filter (where ${isDue(due, actor, today)})`.mapWith(Number),
  ]);
  const [row] = await db()
    .select(Object.fromEntries(counted) as Record<RegisterDue, SQL<number>>)
    .from(thirdParties)
    .where(thirdPartyVisibleTo(actor));
  return row ?? { decision: 0, confirmation: 0, conditions: 0, review: 0 };
}
