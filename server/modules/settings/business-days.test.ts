import { addBusinessDays, businessDaysBetween, calendarDay, dueDate } from './business-days.ts';

test('a day begins at midnight in Kolkata, not in UTC', () => {
  expect(calendarDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(calendarDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('Saturdays and Sundays are no business days', () => {
  expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 5)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-20', 0)).toBe('2026-11-20');
  expect(dueDate(new Date('2026-11-20T18:30:00Z'), 3)).toBe('2026-11-25');
});

test('counting days is the reverse of adding them', () => {
  for (let days = 0; days < 40; days += 1)
    expect(businessDaysBetween('2026-11-20', addBusinessDays('2026-11-20', days))).toBe(days);
  expect(businessDaysBetween('2026-11-20', '2026-11-01')).toBe(0);
});
