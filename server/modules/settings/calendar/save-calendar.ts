import type { z } from 'zod';
import type { BusinessCalendar, businessCalendarState } from '../../../../contract/security/calendar.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { businessCalendars } from '../tables.ts';
import { firstCalendar, newestCalendar } from './current-calendar.ts';

export type CalendarState = z.input<typeof businessCalendarState>;

/** Inside tx(). The calendar as it was saved, with who did. */
export async function calendarState(): Promise<CalendarState> {
  const newest = await newestCalendar();
  if (!newest) return { version: 1, changedAt: null, changedBy: null, calendar: firstCalendar };
  const { version, calendar, changedAt, changedBy: id } = newest;
  const name = (await findPeople([id])).get(id)?.name ?? '';
  return { version, changedAt: changedAt.toISOString(), changedBy: { id, name }, calendar };
}

/** Inside tx(). The next version, made on `version`. Days that were promised before stay as they were promised. */
export async function saveCalendar(
  { clock }: Platform,
  actor: Actor,
  version: number,
  calendar: BusinessCalendar,
): Promise<CalendarState> {
  const before = await calendarState();
  const sorted = inOrder(calendar);
  if (before.version !== version) throw stale(before);
  const [saved] = await db()
    .insert(businessCalendars)
    .values({ version: version + 1, calendar: sorted, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw stale(await calendarState());
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'business_calendar', id: String(saved.version) },
    data: { kind: 'calendar', key: 'calendar' },
    changes: [
      { field: 'weekend', before: before.calendar.weekend, after: sorted.weekend },
      { field: 'holidays', before: daysOf(before.calendar), after: daysOf(sorted) },
    ],
  });
  return calendarState();
}

const daysOf = ({ holidays }: BusinessCalendar) => holidays.map(({ day }) => day);

const inOrder = ({ weekend, holidays }: BusinessCalendar): BusinessCalendar => ({
  weekend: [...weekend].sort(),
  holidays: [...holidays].sort((a, b) => a.day.localeCompare(b.day)),
});

const stale = (current: CalendarState) =>
  problem('record.stale', 'Somebody changed the calendar since you opened it. Reload to see it.', {
    current,
  });
