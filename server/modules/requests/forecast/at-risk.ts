import { and, gte, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import { STAGES } from '../../../../contract/request-statuses.ts';
import { addDays, dayOf, type FirmCalendar } from '../../../platform/index.ts';
import { requests } from '../tables.ts';
import { daysNeeded, type Outlook } from './forecast.ts';

/** Before any request. */
const LONG_AGO = '2000-01-01';

/**
 * The rows of which forecastOf() says that they are at risk: for every type, stage and number of days spent there, the
 * day before which a promise cannot be kept.
 */
export function atRisk(outlook: Outlook, overdue: SQL, calendar: FirmCalendar): SQL {
  const today = calendar.today();
  const limits = limitsOf(outlook, today, calendar);
  if (limits.length === 0) return sql`false`;
  const late = sql`exists (
    select 1 from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
      as limits(type text, stage text, since date, before date)
    where limits.type = ${requests.reportType} and limits.stage = ${requests.status}
      and ${dayOf(requests.statusSince, calendar)} >= limits.since and ${requests.dueOn} < limits.before)`;
  // Said for the index, and because it is cheap to judge: none but these can be late and not overdue yet.
  const last = limits
    .map(({ before }) => before)
    .sort()
    .at(-1) as string;
  const soonDue = and(inArray(requests.status, STAGES), gte(requests.dueOn, today), lt(requests.dueOn, last));
  return and(soonDue, isNull(requests.clockStoppedAt), late, not(overdue)) as SQL;
}

function limitsOf({ throughputs }: Outlook, today: string, calendar: FirmCalendar) {
  const longest = Math.max(0, ...[...throughputs.values()].flatMap(({ days }) => Object.values(days)));
  const earliest = earliestWithin(today, Math.ceil(longest), calendar);
  return [...throughputs]
    .flatMap(([type, throughput]) =>
      STAGES.flatMap((stage) => {
        const most = Math.ceil(throughput.days[stage]);
        return Array.from({ length: most + 1 }, (_, elapsed) => ({
          type,
          stage,
          since: elapsed === most ? LONG_AGO : earliest[elapsed],
          before: calendar.addBusinessDays(today, daysNeeded(throughput, stage, elapsed)),
        }));
      }),
    )
    .filter(({ before }) => before > today);
}

/** For each number of business days, up to `most`: the first day since which no more of them have passed. */
function earliestWithin(today: string, most: number, calendar: FirmCalendar): string[] {
  const earliest: string[] = [];
  for (let day = today; earliest.length <= most; day = addDays(day, -1))
    if (calendar.isBusinessDay(day)) earliest.push(day);
  return earliest;
}
