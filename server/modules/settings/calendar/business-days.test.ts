import type { BusinessCalendar } from '../../../../contract/security/calendar.ts';
import { addBusinessDays, addMonths, businessDaysBetween, calendarDay, dueDate } from './business-days.ts';

const plain: BusinessCalendar = { weekend: [0, 6], holidays: [] };
const withHolidays: BusinessCalendar = {
  weekend: [0, 6],
  holidays: [
    { day: '2026-11-23', name: 'Local holiday' },
    { day: '2026-11-24', name: 'Local holiday, second day' },
  ],
};

test('a day begins at midnight in Kolkata, not in UTC', () => {
  expect(calendarDay(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(calendarDay(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('the days of the weekend are no business days', () => {
  expect(addBusinessDays('2026-11-20', 1, plain)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-21', 1, plain)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 5, plain)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-20', 0, plain)).toBe('2026-11-20');
  expect(addBusinessDays('2026-11-19', 1, { ...plain, weekend: [5] })).toBe('2026-11-21');
  expect(dueDate(new Date('2026-11-20T18:30:00Z'), 3, plain)).toBe('2026-11-25');
});

test('holidays are no business days', () => {
  expect(addBusinessDays('2026-11-20', 1, withHolidays)).toBe('2026-11-25');
  expect(businessDaysBetween('2026-11-20', '2026-11-25', withHolidays)).toBe(1);
});

test.each([plain, withHolidays])('counting days is the reverse of adding them', (calendar) => {
  for (let days = 0; days < 40; days += 1) {
    const later = addBusinessDays('2026-11-20', days, calendar);
    expect(businessDaysBetween('2026-11-20', later, calendar)).toBe(days);
  }
  expect(businessDaysBetween('2026-11-20', '2026-11-01', calendar)).toBe(0);
});

test('months later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
});
