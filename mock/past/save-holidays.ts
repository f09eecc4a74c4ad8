import type { Act } from './cast.ts';
import { DAY, FIRST_DAY } from './days.ts';

/** Public holidays of India on the same day each year. */
const fixed = [
  ['01-26', 'Republic Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas Day'],
] as const;
/** Those that follow the moon. */
const moving = [
  ['2025-03-14', 'Holi'],
  ['2025-10-20', 'Diwali'],
  ['2026-03-04', 'Holi'],
  ['2026-11-08', 'Diwali'],
  ['2027-03-22', 'Holi'],
  ['2027-10-29', 'Diwali'],
  ['2028-03-11', 'Holi'],
  ['2028-10-17', 'Diwali'],
] as const;

/** The firm’s office is closed on the holidays of the years that its past spans, and of the next. */
export async function saveHolidays(act: Act): Promise<void> {
  const admin = await act('admin');
  const { calendar: state } = (await admin.call('GET /security/v1.0/settings', { name: 'calendar' })).Data;
  if (!state) throw new Error('the calendar has no setting');
  const first = new Date(Date.now() - FIRST_DAY * DAY).getUTCFullYear();
  const next = new Date().getUTCFullYear() + 1;
  const years = Array.from({ length: next - first + 1 }, (_, at) => String(first + at));
  const days = [
    ...years.flatMap((year) => fixed.map(([day, name]) => ({ day: `${year}-${day}`, name }))),
    ...moving.map(([day, name]) => ({ day, name })).filter(({ day }) => years.includes(day.slice(0, 4))),
  ];
  await admin.call('POST /security/v1.0/settings', {
    version: state.version,
    setting: { name: 'calendar', ...state.calendar, holidays: days },
  });
}
