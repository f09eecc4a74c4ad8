import { z } from 'zod';
import { CalendarLimits } from '../limits.ts';
import { isoDay, requiredText } from '../operation.ts';
import { isTimeZone } from '../time-zone.ts';
import { saving } from './security-policy.ts';

/** When a day of the firm begins and ends, and on which days nobody works: promised days are counted without them. */
export const businessCalendar = z.strictObject({
  /** Of the IANA database. */
  timeZone: z.string().refine(isTimeZone, 'Use the name of a time zone such as Asia/Kolkata.'),
  /** Days of the week, 0 Sunday to 6 Saturday; at least one day remains. */
  weekend: z
    .array(z.number().int().min(0).max(6))
    .max(CalendarLimits.weekend)
    .refine((days) => new Set(days).size === days.length, 'Name each day once.'),
  holidays: z
    .array(z.strictObject({ day: isoDay, name: requiredText(CalendarLimits.name) }))
    .max(CalendarLimits.holidays)
    .refine(
      (holidays) => new Set(holidays.map(({ day }) => day)).size === holidays.length,
      'Each day stands in the list once.',
    ),
});
export type BusinessCalendar = z.infer<typeof businessCalendar>;

export const businessCalendarState = z.object({ ...saving, calendar: businessCalendar });
