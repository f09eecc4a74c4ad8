import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { BusinessCalendar, businessCalendarState } from '../../../../contract/security/calendar.ts';
import { type Actor, db, FIRST_CALENDAR, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { businessCalendars } from '../tables.ts';
import { announceCalendar, newestCalendar } from './current-calendar.ts';

export type CalendarState = z.input<typeof businessCalendarState>;

/** Inside tx(). The calendar as it was saved, with who did. */
export async function calendarState(): Promise<CalendarState> {
  const newest = await newestCalendar();
  if (!newest) return { version: 1, changedAt: null, changedBy: null, calendar: FIRST_CALENDAR };
  const { version, calendar, changedAt, changedBy: id } = newest;
  const name = (await findPeople([id])).get(id)?.name ?? '';
  return { version, changedAt: changedAt.toISOString(), changedBy: { id, name }, calendar };
}

/** Inside tx(). The next version, made on `version`. Days that were promised before stay as they were promised. */
export async function saveCalendar(
  platform: Platform,
  actor: Actor,
  version: number,
  calendar: BusinessCalendar,
): Promise<CalendarState> {
  const { clock } = platform;
  const before = await calendarState();
  const sorted = inOrder(calendar);
  if (before.version !== version) throw stale(before);
  await assertKnownToDatabase(sorted.timeZone);
  const [saved] = await db()
    .insert(businessCalendars)
    .values({ version: version + 1, calendar: sorted, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw stale(await calendarState());
  await announceCalendar(platform, saved);
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'business_calendar', id: String(saved.version) },
    data: { kind: 'calendar', key: 'calendar' },
    changes: [
      { field: 'timeZone', before: before.calendar.timeZone, after: sorted.timeZone },
      { field: 'weekend', before: before.calendar.weekend, after: sorted.weekend },
      { field: 'holidays', before: daysOf(before.calendar), after: daysOf(sorted) },
    ],
  });
  return calendarState();
}

/** PostgreSQL brings time zones of its own, and every list asks for this one. */
async function assertKnownToDatabase(timeZone: string) {
  const { rows } = await db().execute(sql`select 1 from pg_timezone_names where name = ${timeZone}`);
  if (rows.length > 0) return;
  const sentence = 'The database does not know this time zone. Choose another city of the same zone.';
  throw problem('input.invalid', sentence, { fields: { 'setting.timeZone': sentence } });
}

const daysOf = ({ holidays }: BusinessCalendar) => holidays.map(({ day }) => day);

const inOrder = ({ timeZone, weekend, holidays }: BusinessCalendar): BusinessCalendar => ({
  timeZone,
  weekend: [...weekend].sort(),
  holidays: [...holidays].sort((a, b) => a.day.localeCompare(b.day)),
});

const stale = (current: CalendarState) =>
  problem(
    'record.stale',
    'Someone else changed the calendar since you opened it. Reload to see the latest version.',
    {
      current,
    },
  );
