import { and, eq } from 'drizzle-orm';
import { type Actor, addDays, addMonths, type Clock } from '../../../platform/index.ts';
import { requestView as r, visibleTo } from '../../requests/index.ts';
import { decisionsAndDueDates } from '../../third-parties/index.ts';
import { topRisks } from '../lists.ts';
import { monthly, monthsBetween, quarterly, quarterOf } from '../trends.ts';

export type Overview = Awaited<ReturnType<typeof findOverview>>;

/** Its first month is that of its number. */
export const firstDayOf = (quarter: string) =>
  `${quarter.slice(0, 4)}-${String(Number(quarter.slice(6)) * 3 - 2).padStart(2, '0')}-01`;
const MONTHS_SHOWN = 12;

/** Inside a transaction: what an overview of a quarter shows, with the year up to its end. */
export async function findOverview(
  { client, quarter }: { client?: string | undefined; quarter: string },
  actor: Actor,
  { calendar, now }: Clock,
) {
  const from = firstDayOf(quarter);
  const [to, dueBy] = [3, 6].map((months) => addDays(addMonths(from, months), -1)) as [string, string];
  const today = calendar.today();
  const requests = and(visibleTo(actor), client ? eq(r.clientId, client) : undefined);
  const shown = monthsBetween({ from: addMonths(from, 3 - MONTHS_SHOWN), to }, today);
  const months = await monthly(requests, shown, calendar);
  const quarters = await quarterly(requests, shown, calendar);
  const figuresOf = (name: string) => sumsOf(months.filter(({ month }) => quarterOf(month) === name));
  const before = quarterOf(addMonths(from, -3).slice(0, 7));
  return {
    quarter,
    before,
    asOf: calendar.dayOf(now()),
    isOver: to < today,
    dueBy,
    is: figuresOf(quarter),
    was: figuresOf(before),
    months,
    quarters,
    topRisks: await topRisks(requests),
    ...(await decisionsAndDueDates({ client, from, to, dueBy }, calendar)),
  };
}

function sumsOf(months: Awaited<ReturnType<typeof monthly>>) {
  const sum = (value: (month: (typeof months)[number]) => number) =>
    months.reduce((total, month) => total + value(month), 0);
  const released = sum(({ inTime, late }) => inTime + late);
  const days = sum(({ averageDays, inTime, late }) => (averageDays ?? 0) * (inTime + late));
  return {
    submitted: sum(({ raised }) => raised),
    released,
    /** Percent; null without a report. */
    inTime: released ? Math.round((sum(({ inTime }) => inTime) / released) * 100) : null,
    days: released ? Math.round((days / released) * 10) / 10 : null,
    open: months.at(-1)?.open ?? 0,
    high: sum(({ high }) => high),
  };
}
