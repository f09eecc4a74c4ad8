import { and, eq, isNotNull, isNull, lt, lte, not, sql } from 'drizzle-orm';
import { type Clock, dayOf, db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { noticeText } from '../notifications/index.ts';
import { about } from './acts/act.ts';
import { alertReason, raiseAlert } from './alerts/alerts.ts';
import { notifyLeads, notifyWatchers } from './alerts/notify-watchers.ts';
import { living, soon } from './due.ts';
import { chooseNewestRequest, thirdPartiesOfGivenUp } from './newest-request.ts';
import { alerts, conditions, thirdParties } from './tables.ts';

const system = { kind: 'system' } as const;
type Tools = Pick<Platform, 'database' | 'clock'>;

/**
 * Every hour, since a day may begin in any: what has become due raises one alert, and people hear of it. Each in a transaction of its own, for the
 * audit chain of a client is locked until the commit.
 */
export async function watchDays(tools: Tools, run: ScheduledRun): Promise<Watched> {
  await leaveGivenUp(tools, run);
  await dropReviews(tools, run);
  return {
    lapsed: await lapseConditions(tools, run),
    reminded: await remindOfConditions(tools, run),
    due: await findReviewsDue(tools, run),
  };
}

/** Third parties for which a request still speaks that was given up by a server before this release. */
async function leaveGivenUp({ database }: Tools, run: ScheduledRun) {
  const found = await database.tx(system, thirdPartiesOfGivenUp);
  await run.each(found, (id) => database.tx(system, () => chooseNewestRequest(id)));
}

/** Review days of refused third parties, which servers before this release set. */
async function dropReviews({ database }: Tools, run: ScheduledRun) {
  const isLeft = and(isNotNull(thirdParties.nextReviewOn), not(living));
  const found = await database.tx(system, () =>
    db().select({ id: thirdParties.id }).from(thirdParties).where(isLeft),
  );
  const { version } = thirdParties;
  await run.each(
    found.map(({ id }) => id),
    (id) =>
      database.tx(system, () =>
        db()
          .update(thirdParties)
          .set({ nextReviewOn: null, version: sql`${version} + 1` })
          .where(and(eq(thirdParties.id, id), isLeft)),
      ),
  );
}

type Watched = { lapsed: number; reminded: number; due: number };

/** Once for each condition, some days before it is due: the leads of its client hear of it. */
async function remindOfConditions({ database, clock }: Tools, run: ScheduledRun): Promise<number> {
  const today = clock.calendar.today();
  const isSoon = and(
    eq(conditions.state, 'open'),
    isNull(conditions.remindedOn),
    lte(conditions.dueOn, soon(today)),
  );
  const due = await database.tx(system, () =>
    db().select({ id: conditions.id }).from(conditions).where(isSoon),
  );
  return run.each(
    due.map(({ id }) => id),
    (id) =>
      database.tx(system, async () => {
        const which = and(eq(conditions.id, id), isSoon);
        const [told] = await db().update(conditions).set({ remindedOn: today }).where(which).returning();
        const party = told && (await findParty(told.thirdPartyId));
        if (party) await notifyLeads(clock, party, noticeText('party.condition_due'));
      }),
  );
}

async function findParty(id: string) {
  const [party] = await db().select().from(thirdParties).where(eq(thirdParties.id, id));
  return party;
}

async function lapseConditions({ database, clock }: Tools, run: ScheduledRun): Promise<number> {
  const isOver = and(eq(conditions.state, 'open'), lt(conditions.dueOn, clock.calendar.today()));
  const over = await database.tx(system, () =>
    db().select({ id: conditions.id }).from(conditions).where(isOver),
  );
  return run.each(
    over.map(({ id }) => id),
    (id) =>
      database.tx(system, async () => {
        const which = and(eq(conditions.id, id), isOver);
        const [lapsed] = await db().update(conditions).set({ state: 'lapsed' }).where(which).returning();
        if (lapsed) await tellLapsed(clock, lapsed);
      }),
  );
}

async function tellLapsed(clock: Clock, { id, thirdPartyId, text, dueOn }: typeof conditions.$inferSelect) {
  const party = await findParty(thirdPartyId);
  if (!party) return;
  const lapsed = alertReason('alert.condition_lapsed', { day: dueOn, condition: text });
  await raiseAlert(party, 'condition_lapsed', [lapsed], clock.now());
  await record(clock, {
    ...about(party, 'system'),
    type: 'thirdparty.condition_lapsed',
    data: { condition: id },
  });
  await notifyWatchers(clock, party, noticeText('party.condition_lapsed'));
}

async function findReviewsDue({ database, clock }: Tools, run: ScheduledRun): Promise<number> {
  const today = clock.calendar.today();
  const raised = sql`exists (select 1 from ${alerts} where ${and(
    eq(alerts.thirdPartyId, thirdParties.id),
    eq(alerts.kind, 'review_due'),
    sql`${dayOf(alerts.raisedAt, clock.calendar)} >= ${thirdParties.nextReviewOn}`,
  )})`;
  const isDue = and(
    lte(thirdParties.nextReviewOn, today),
    isNull(thirdParties.mergedInto),
    living,
    sql`not ${raised}`,
  );
  const due = await database.tx(system, () =>
    db().select({ id: thirdParties.id }).from(thirdParties).where(isDue),
  );
  return run.each(
    due.map(({ id }) => id),
    (id) =>
      database.tx(system, async () => {
        const which = and(eq(thirdParties.id, id), isDue);
        const [party] = await db().select().from(thirdParties).where(which).for('update');
        if (!party) return;
        const nextReviewOn = party.nextReviewOn ?? today;
        const reason = alertReason('alert.review_due', { day: nextReviewOn });
        await raiseAlert(party, 'review_due', [reason], clock.now());
        await record(clock, {
          ...about(party, 'system'),
          type: 'thirdparty.review_due',
          data: { nextReviewOn },
        });
        await notifyWatchers(clock, party, noticeText('party.review_due'));
      }),
  );
}
