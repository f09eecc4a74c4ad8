import { desc, sql } from 'drizzle-orm';
import type { BusinessCalendar } from '../../../../contract/security/calendar.ts';
import { db } from '../../../platform/index.ts';
import { businessCalendars } from '../tables.ts';

/** Monday to Friday, until an administrator says otherwise. */
export const firstCalendar: BusinessCalendar = { weekend: [0, 6], holidays: [] };

/** Inside tx(): the newest row, if anybody ever changed the calendar. */
export async function newestCalendar() {
  const [newest] = await db()
    .select()
    .from(businessCalendars)
    .orderBy(desc(businessCalendars.version))
    .limit(1);
  return newest ?? null;
}

/** Inside tx(): the days without work as they count now. */
export const currentCalendar = async (): Promise<BusinessCalendar> =>
  (await newestCalendar())?.calendar ?? firstCalendar;

/** The same for a statement that has something else to ask as well; null until anybody changed it. */
export const calendarColumn = sql<BusinessCalendar | null>`(select calendar from business_calendars
  order by version desc limit 1)`;
