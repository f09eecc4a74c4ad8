/** Of an installation whose administrator has not chosen one. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

// An offset such as +05:30 is accepted by Intl, but PostgreSQL reads its sign the other way round.
const area = /^[A-Z][A-Za-z0-9_+-]{0,40}(?:\/[A-Z][A-Za-z0-9_+-]{0,40}){0,2}$/;

/** Whether this is the name of a time zone of the IANA database, such as `America/New_York`. */
export function isTimeZone(name: string): boolean {
  if (!area.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Day and time, as the clocks of a zone show them. The Canadian way to write a date is the one of ISO 8601. */
function formatOf(zone: string) {
  const known = formats.get(zone);
  if (known) return known;
  const two = '2-digit' as const;
  const clock = { hour: two, minute: two, hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: two,
    day: two,
    ...clock,
  });
  formats.set(zone, format);
  return format;
}

/** The calendar day of an instant in a time zone, `yyyy-MM-dd`. */
export const dayIn = (zone: string, at: Date): string => formatOf(zone).format(at).slice(0, 10);

/** What the clocks of a time zone show at an instant, `HH:mm`. */
export const timeIn = (zone: string, at: Date): string => formatOf(zone).format(at).slice(-5);
