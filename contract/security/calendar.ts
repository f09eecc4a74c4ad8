import { z } from 'zod';
import { CalendarLimits } from '../limits.ts';
import { isoDay, requiredLine, uniqueArray } from '../operation.ts';
import { isTimeZone } from '../time-zone.ts';
import { zoneName } from '../zone-name.ts';
import { saving } from './security-policy.ts';

/** When a day of the firm begins and ends, and on which days nobody works: promised days are counted without them. */
export const businessCalendar = z.strictObject({
  /** Of the IANA database, by its current name. */
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'Use the name of a time zone such as Asia/Kolkata.', abort: true })
    .overwrite(zoneName),
  /** Days of the week, 0 Sunday to 6 Saturday; at least one day remains. */
  weekend: uniqueArray(z.number().int().min(0).max(6), { words: 'Enter each day only once.' }).max(
    CalendarLimits.weekend,
  ),
  holidays: uniqueArray(z.strictObject({ day: isoDay, name: requiredLine(CalendarLimits.name) }), {
    by: ({ day }) => day,
    words: 'Each day can appear only once.',
  }).max(CalendarLimits.holidays),
});
export type BusinessCalendar = z.infer<typeof businessCalendar>;

export const businessCalendarState = z.object({ ...saving, calendar: businessCalendar });
