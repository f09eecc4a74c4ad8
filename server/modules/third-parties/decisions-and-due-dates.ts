import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { db, type FirmCalendar } from '../../platform/index.ts';
import { countDecisions } from '../audit/index.ts';
import { conditions as c, thirdParties as t, unsettled } from './tables.ts';

type Chosen = { client?: string | undefined; from: string; to: string; dueBy: string };

const SHOWN = 12;
/** How many there are, beside the first ones. */
const all = sql<number>`count(*) over ()`.mapWith(Number);
const listed = <Row extends { all: number }>(rows: Row[]) => ({
  rows: rows.map(({ all: _, ...row }) => row),
  more: (rows[0]?.all ?? 0) - rows.length,
});

/** Inside a transaction: what was decided between two days, and which conditions and reviews are due by another. */
export async function decisionsAndDueDates({ client, from, to, dueBy }: Chosen, calendar: FirmCalendar) {
  const chosen = and(client ? eq(t.clientId, client) : undefined, isNull(t.mergedInto));
  // As the trail tells them: a later decision takes none of an earlier quarter away.
  const decisions = await countDecisions({ client, from, to }, calendar);
  const conditions = await db()
    .select({ name: t.name, text: c.text, dueOn: c.dueOn, state: c.state, all })
    .from(c)
    .innerJoin(t, eq(t.id, c.thirdPartyId))
    .where(and(chosen, unsettled, lte(c.dueOn, dueBy)))
    .orderBy(asc(c.dueOn), asc(t.name))
    .limit(SHOWN);
  const reviews = await db()
    .select({ name: t.name, dueOn: t.nextReviewOn, rating: t.rating, all })
    .from(t)
    .where(and(chosen, lte(t.nextReviewOn, dueBy)))
    .orderBy(asc(t.nextReviewOn), asc(t.name))
    .limit(SHOWN);
  return { decisions, conditions: listed(conditions), reviews: listed(reviews) };
}
