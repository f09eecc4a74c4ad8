import { addDays } from './business-days.ts';
import { createFirmCalendar, FIRST_CALENDAR } from './firm-calendar.ts';

const calendarIn = (timeZone: string, now = new Date()) => {
  const calendar = createFirmCalendar(() => now);
  calendar.follow({ version: 2, calendar: { ...FIRST_CALENDAR, timeZone } });
  return calendar;
};

test('the days of a firm in India begin at midnight in Kolkata until it says otherwise', () => {
  const { dayOf } = createFirmCalendar(() => new Date());
  expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20');
  expect(dayOf(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test.each([
  'Asia/Kolkata',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'America/New_York',
  'Europe/London',
  // Where the clocks change at midnight: forward over it, or back across it.
  'America/Santiago',
  'Asia/Beirut',
  'America/Havana',
  'Atlantic/Azores',
  'Australia/Lord_Howe',
])('every day in %s begins the instant the day before it ends, and no sooner', (zone) => {
  const calendar = calendarIn(zone);
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    const start = calendar.startOfDay(day);
    expect([day, calendar.dayOf(start)]).toEqual([day, day]);
    expect([day, calendar.dayOf(new Date(start.getTime() - 1))]).toEqual([day, addDays(day, -1)]);
    expect(calendar.endOfDay(addDays(day, -1))).toEqual(start);
  }
});

test('the hour is the one that the clocks of the firm show', () => {
  const at = new Date('2026-07-01T23:30:00Z');
  expect(calendarIn('Europe/London').hourOf(at)).toBe(0);
  expect(calendarIn('Asia/Kolkata').hourOf(at)).toBe(5);
});

test('of two versions the later one counts, whichever was heard of first', () => {
  const calendar = createFirmCalendar(() => new Date('2026-11-20T12:00:00Z'));
  calendar.follow({ version: 3, calendar: { ...FIRST_CALENDAR, timeZone: 'Pacific/Kiritimati' } });
  calendar.follow({ version: 2, calendar: { ...FIRST_CALENDAR, timeZone: 'Pacific/Honolulu' } });
  expect([calendar.zone, calendar.today()]).toEqual(['Pacific/Kiritimati', '2026-11-21']);
});
