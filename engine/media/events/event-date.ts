const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const YEAR = '((?:19|20)\\d\\d)';
const DAY = '([0-3]?\\d)(?:st|nd|rd|th)?';

type Reading = { pattern: RegExp; read: (match: RegExpExecArray) => string | undefined };

const READINGS: readonly Reading[] = [
  {
    pattern: new RegExp(`\\b${YEAR}-(\\d\\d)-(\\d\\d)\\b`, 'gi'),
    read: ([, y, m, d]) => day(y, Number(m), d),
  },
  {
    pattern: new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH},?\\s+${YEAR}\\b`, 'gi'),
    read: ([, d, m, y]) => day(y, monthOf(m!), d),
  },
  {
    pattern: new RegExp(`\\b${MONTH}\\s+${DAY},?\\s+${YEAR}\\b`, 'gi'),
    read: ([, m, d, y]) => day(y, monthOf(m!), d),
  },
  // Day before month, as most of the world writes it; 13 and above settle it the other way.
  {
    pattern: new RegExp(`\\b(\\d{1,2})[./](\\d{1,2})[./]${YEAR}\\b`, 'gi'),
    read: ([, a, b, y]) => (Number(b) > 12 ? day(y, Number(a), b) : day(y, Number(b), a)),
  },
  {
    pattern: new RegExp(`\\b${MONTH},?\\s+(?:of\\s+)?${YEAR}\\b`, 'gi'),
    read: ([, m, y]) => `${y}-${two(monthOf(m!))}`,
  },
  { pattern: new RegExp(`\\b${YEAR}\\b`, 'g'), read: ([, y]) => y },
];

/**
 * The day, month or year of the event that a passage tells of: YYYY-MM-DD, YYYY-MM or YYYY, the latest that it names
 * and that is not after `publishedOn` (the same form), since what is told last is what is news. Nothing without one.
 */
export function eventDate(text: string, publishedOn?: string): string | undefined {
  const taken: [number, number][] = [];
  const found: string[] = [];
  for (const { pattern, read } of READINGS) {
    for (const match of text.slice(0, 20_000).matchAll(pattern)) {
      const [at, end] = [match.index, match.index + match[0].length];
      if (taken.some(([from, to]) => at < to && from < end)) continue;
      const date = read(match as RegExpExecArray);
      if (date === undefined) continue;
      taken.push([at, end]);
      found.push(date);
    }
  }
  return found
    .filter((date) => publishedOn === undefined || date.slice(0, publishedOn.length) <= publishedOn)
    .sort()
    .at(-1);
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function day(year: string | undefined, month: number, date: string | undefined): string | undefined {
  const number = Number(date);
  const last = new Date(Date.UTC(Number(year), month, 0)).getUTCDate();
  if (!(month >= 1 && month <= 12 && number >= 1 && number <= last)) return undefined;
  return `${year}-${two(month)}-${two(number)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
