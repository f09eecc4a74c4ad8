import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BusinessCalendar, businessCalendarState } from '../../../../contract/security/calendar.ts';
import { type Actor, db, FIRST_CALENDAR, invalidField, type Platform } from '../../../platform/index.ts';
import { saveVersion, savingOf } from '../../identity/index.ts';
import { businessCalendars } from '../tables.ts';
import { announceCalendar, newestCalendar } from './current-calendar.ts';

type CalendarState = z.input<typeof businessCalendarState>;

/** Inside tx(). The calendar as it was saved, with who did. */
export async function calendarState(): Promise<CalendarState> {
  const newest = await newestCalendar();
  return { ...(await savingOf(newest)), calendar: newest?.calendar ?? FIRST_CALENDAR };
}

/** Inside tx(). The next version, made on `version`. Days that were promised before stay as they were promised. */
export async function saveCalendar(
  platform: Platform,
  actor: Actor,
  version: number,
  calendar: BusinessCalendar,
): Promise<CalendarState> {
  const sorted = inOrder(calendar);
  const saved = await saveVersion(platform, actor, version, {
    table: businessCalendars,
    event: { kind: 'calendar', type: 'business_calendar' },
    state: calendarState,
    async next(before) {
      await assertKnownToDatabase(sorted.timeZone);
      return {
        row: { calendar: sorted },
        changes: [
          { field: 'timeZone', before: before.calendar.timeZone, after: sorted.timeZone },
          { field: 'weekend', before: before.calendar.weekend, after: sorted.weekend },
          { field: 'holidays', before: daysOf(before.calendar), after: daysOf(sorted) },
        ],
      };
    },
  });
  await announceCalendar(platform, saved);
  return saved;
}

/** PostgreSQL brings time zones of its own, and every list asks for this one. */
async function assertKnownToDatabase(timeZone: string) {
  const { rows } = await db().execute(sql`select 1 from pg_timezone_names where name = ${timeZone}`);
  if (rows.length > 0) return;
  throw invalidField(
    'setting.timeZone',
    'The database does not know this time zone. Choose another city of the same zone.',
  );
}

const daysOf = ({ holidays }: BusinessCalendar) => holidays.map(({ day }) => day);

const inOrder = ({ timeZone, weekend, holidays }: BusinessCalendar): BusinessCalendar => ({
  timeZone,
  weekend: [...weekend].sort(),
  holidays: [...holidays].sort((a, b) => a.day.localeCompare(b.day)),
});
