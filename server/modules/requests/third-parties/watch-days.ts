import { and, eq, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import { type Clock, db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { calendarDay } from '../../settings/index.ts';
import { raiseAlert } from './alerts.ts';
import { bySystem, tellWatchers } from './by-system.ts';
import { alerts, conditions, thirdParties } from './tables.ts';

/** Inside a transaction of the system, once a day: what has become due raises one alert, and people hear of it. */
export async function watchDays(clock: Clock): Promise<{ lapsed: number; due: number }> {
  const now = clock.now();
  const today = calendarDay(now);
  return { lapsed: await lapseConditions(clock, now, today), due: await findReviewsDue(clock, now, today) };
}

async function lapseConditions(clock: Clock, now: Date, today: string): Promise<number> {
  const lapsed = await db()
    .update(conditions)
    .set({ state: 'lapsed' })
    .where(and(eq(conditions.state, 'open'), lt(conditions.dueOn, today)))
    .returning();
  for (const { id, thirdPartyId, text, dueOn } of lapsed) {
    const [party] = await db().select().from(thirdParties).where(eq(thirdParties.id, thirdPartyId));
    if (!party) continue;
    await raiseAlert(party, 'condition_lapsed', `Not met by ${dueOn}: ${text}`, now);
    await record(clock, {
      ...bySystem(party),
      type: 'thirdparty.condition_lapsed',
      data: { condition: id },
    });
    await tellWatchers(clock, party, 'did not meet a condition in time');
  }
  return lapsed.length;
}

async function findReviewsDue(clock: Clock, now: Date, today: string): Promise<number> {
  const raised = sql`exists (select 1 from ${alerts} where ${and(
    eq(alerts.thirdPartyId, thirdParties.id),
    eq(alerts.kind, 'review_due'),
    sql`${alerts.raisedAt}::date >= ${thirdParties.nextReviewOn}`,
  )})`;
  const due = await db()
    .select()
    .from(thirdParties)
    .where(
      and(
        lte(thirdParties.nextReviewOn, today),
        isNull(thirdParties.mergedInto),
        notInArray(thirdParties.relationship, ['rejected', 'terminated']),
        sql`not ${raised}`,
      ),
    );
  for (const party of due) {
    const nextReviewOn = party.nextReviewOn ?? today;
    await raiseAlert(party, 'review_due', `The review was due on ${nextReviewOn}.`, now);
    await record(clock, { ...bySystem(party), type: 'thirdparty.review_due', data: { nextReviewOn } });
    await tellWatchers(clock, party, 'is due for review');
  }
  return due.length;
}
