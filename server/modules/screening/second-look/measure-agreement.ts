import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { agreement, getSecondLooks } from '../../../../contract/screening/second-looks.ts';
import { DECISIONS, type Decision } from '../../../../contract/words.ts';
import { between, cohensKappa, type Judgement } from '../../../../engine/agreement/index.ts';
import { addMonths, db, type FirmCalendar, monthOf } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import { countKnown } from './draw-known.ts';
import { secondLooks } from './tables.ts';

type Known = z.output<typeof getSecondLooks.answer>['known'];

const isSample = eq(secondLooks.kind, 'sample');
const count = sql<number>`count(*)::int`;

/** The first day of a month so many months ago, this one being the first of them. */
const monthsAgo = (calendar: FirmCalendar, months: number) =>
  calendar.startOfDay(addMonths(`${calendar.today().slice(0, 7)}-01`, 1 - months));

/** Inside a transaction of the firm: how well two people agree who did not see each other’s answer. */
export async function measureAgreement(
  calendar: FirmCalendar,
  months: number,
): Promise<z.output<typeof agreement>> {
  const rows = await db()
    .select({
      month: monthOf(secondLooks.secondAt, calendar),
      first: secondLooks.first,
      second: secondLooks.second,
      count,
    })
    .from(secondLooks)
    .where(
      and(isSample, isNotNull(secondLooks.second), gte(secondLooks.secondAt, monthsAgo(calendar, months))),
    )
    // By its place in the list: said again, the time zone would be another parameter and the month another column.
    .groupBy(sql`1`, secondLooks.first, secondLooks.second)
    .orderBy(sql`1`);
  const answered = rows.flatMap(({ second, ...row }) => (second ? [{ ...row, second }] : []));
  const counts = DECISIONS.flatMap((first) => DECISIONS.map((second) => tally(answered, first, second)));
  return {
    waiting: await db().$count(secondLooks, and(isSample, eq(secondLooks.status, 'open'))),
    overall: cohensKappa(answered),
    months: [...Map.groupBy(answered, (row) => row.month)].map(([month, those]) => ({
      month,
      ...cohensKappa(those),
    })),
    between: DECISIONS.flatMap((one, place) =>
      DECISIONS.slice(place + 1).map((other) => ({
        one,
        other,
        ...cohensKappa(between(answered, one, other)),
      })),
    ),
    counts,
  };
}

const tally = (answered: readonly Judgement<Decision>[], first: Decision, second: Decision) => ({
  first,
  second,
  count: answered
    .filter((row) => row.first === first && row.second === second)
    .reduce((sum, row) => sum + row.count, 0),
});

/** Inside a transaction of the firm: how often each person found an answer that was known. */
export async function measureKnown(calendar: FirmCalendar, months: number): Promise<NonNullable<Known>> {
  const right = sql<number>`count(*) filter (where ${secondLooks.second} = ${secondLooks.first})::int`;
  const rows = await db()
    .select({ id: secondLooks.secondBy, answered: count, right })
    .from(secondLooks)
    .where(and(eq(secondLooks.kind, 'known'), gte(secondLooks.secondAt, monthsAgo(calendar, months))))
    .groupBy(secondLooks.secondBy);
  const people = await findPeople(rows.map(({ id }) => id));
  return {
    available: await countKnown(),
    people: rows
      .flatMap(({ id, ...row }) => (id ? [{ id, name: people.get(id)?.name ?? 'unknown', ...row }] : []))
      .sort((a, b) => a.name.localeCompare(b.name)),
  };
}
