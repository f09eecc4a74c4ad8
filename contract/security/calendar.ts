import { z } from 'zod';
import { CalendarLimits } from '../limits.ts';
import { isoDay, requiredText } from '../operation.ts';
import { saving } from './security-policy.ts';

/** On which days nobody works: promised days are counted without them. */
export const businessCalendar = z.strictObject({
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
