import type { BusinessCalendar } from '../../../contract/security/calendar.ts';

type Workdays = Omit<BusinessCalendar, 'timeZone'>;

import { addBusinessDays, addDays, addMonths, businessDaysBetween } from './business-days.ts';

const plain: Workdays = { weekend: [0, 6], holidays: [] };
const withHolidays: Workdays = {
  weekend: [0, 6],
  holidays: [
    { day: '2026-11-23', name: 'Local holiday' },
    { day: '2026-11-24', name: 'Local holiday, second day' },
  ],
};

test('the days of the weekend are no business days', () => {
  expect(addBusinessDays('2026-11-20', 1, plain)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-21', 1, plain)).toBe('2026-11-23');
  expect(addBusinessDays('2026-11-20', 5, plain)).toBe('2026-11-27');
  expect(addBusinessDays('2026-11-20', 0, plain)).toBe('2026-11-20');
  expect(addBusinessDays('2026-11-19', 1, { ...plain, weekend: [5] })).toBe('2026-11-21');
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

test('days later and earlier are counted across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('months later is the same day, or the last one of a shorter month', () => {
  expect(addMonths('2026-11-21', 12)).toBe('2027-11-21');
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
});
