/** A date that a text names: YYYY, YYYY-MM or YYYY-MM-DD, and where. */
export type NamedDate = { date: string; start: number; end: number };

/**
 * From what relative dates count: the day of the document, and the date of the event that was told before. Either is
 * YYYY, YYYY-MM or YYYY-MM-DD.
 */
export type DateContext = { reference?: string; previous?: string };

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAYS = 'sun mon tue wed thu fri sat'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** Without a year "may" and "march" are months only with a capital. */
const NAMED_MONTH = '(January|February|March|April|May|June|July|August|September|October|November|December)';
const WEEKDAY = '(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const YEAR = '((?:19|20)\\d\\d)';
const DAY = '([0-3]?\\d)(?:st|nd|rd|th)?';
const COUNT = '(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})';
const NUMBERS = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');

type Match = readonly (string | undefined)[];
type Rule = { pattern: RegExp; read: (match: Match, context: DateContext) => string | undefined };
const rule = (source: string, read: Rule['read'], flags = 'gi'): Rule => ({
  pattern: new RegExp(`\\b${source}\\b`, flags),
  read,
});

/** The first rule that reads a place of the text has it. */
const RULES: readonly Rule[] = [
  rule(`${YEAR}-(\\d\\d)-(\\d\\d)`, ([, y, m, d]) => day(y, Number(m), d)),
  rule(`${DAY}\\s+(?:of\\s+)?${MONTH},?\\s+${YEAR}`, ([, d, m, y]) => day(y, monthOf(m), d)),
  rule(`${MONTH}\\s+${DAY},?\\s+${YEAR}`, ([, m, d, y]) => day(y, monthOf(m), d)),
  // Day before month, as most of the world writes it; 13 and above settle it the other way.
  rule(`(\\d{1,2})[./](\\d{1,2})[./]${YEAR}`, ([, a, b, y]) =>
    Number(b) > 12 ? day(y, Number(a), b) : day(y, Number(b), a),
  ),
  rule(`${MONTH},?\\s+(?:of\\s+)?${YEAR}`, ([, m, y]) => month(y, monthOf(m))),
  rule(
    `${NAMED_MONTH} (?:of )?last year`,
    ([, m], { reference }) => month(addYears(reference, -1), monthOf(m)),
    'g',
  ),
  rule(`last ${NAMED_MONTH}`, ([, m], { reference }) => lastMonth(monthOf(m), reference), 'g'),
  rule(
    `(?:the )?(?:previous|preceding) ${NAMED_MONTH}`,
    ([, m], { previous, reference }) => {
      const anchor = previous ?? reference;
      return anchor && lastMonth(monthOf(m), addMonths(anchor.slice(0, 7), -1) ?? anchor);
    },
    'g',
  ),
  rule(
    `(?:the )?following ${NAMED_MONTH}`,
    ([, m], { previous }) => {
      const last = previous && lastMonth(monthOf(m), previous);
      return last && addYears(last.slice(0, 4), 1)?.concat(last.slice(4));
    },
    'g',
  ),
  rule(`${DAY} (?:of )?${NAMED_MONTH}`, ([, d, m], context) => lastDay(monthOf(m), d, context), 'g'),
  rule(`${NAMED_MONTH} ${DAY}(?!\\d)`, ([, m, d], context) => lastDay(monthOf(m), d, context), 'g'),
  rule(
    `(?<!\\b(?!In |On |Since |By |Until |From |During |Last |Early |Late )\\p{Lu}\\p{L}+ )${NAMED_MONTH}`,
    ([, m], { reference }) => lastMonth(monthOf(m), reference),
    'gu',
  ),
  // "2014-2017" ended in 2017.
  rule(`${YEAR}\\s?[-–]\\s?${YEAR}`, ([, , y]) => y),
  rule(`(?<![\\d,.-])${YEAR}(?![\\d,.]\\d)`, ([, y]) => y),
  rule(`(?:(?:last|on|late on|early on|since) )?${WEEKDAY}`, ([, w], { reference }) => weekday(w, reference)),
  rule('(?:today|this (?:morning|afternoon|evening)|with effect from today)', (_, { reference }) =>
    dayOnly(reference),
  ),
  rule('yesterday', (_, { reference }) => addDays(reference, -1)),
  rule('last month', (_, { reference }) => addMonths(reference?.slice(0, 7), -1)),
  rule('(?:this month|earlier this month)', (_, { reference }) => addMonths(reference?.slice(0, 7), 0)),
  rule('(?:the )?(?:beginning|start|middle|end) of the month', (_, { reference }) =>
    addMonths(reference?.slice(0, 7), 0),
  ),
  rule('(?:the )?(?:beginning|start|middle) of the year', (_, { reference }) => reference?.slice(0, 4)),
  rule('last year', (_, { reference }) => addYears(reference, -1)),
  rule('(?:earlier |later )?this year', (_, { reference }) => reference?.slice(0, 4)),
  rule(`${COUNT} (day|week|month|year)s? ago`, ([, n, unit], { reference }) =>
    shift(reference, -count(n), unit!),
  ),
  rule(
    `${COUNT} (day|week|month|year)s? (?:earlier|before)(?= the| it| she| he|,|\\.|\\s)`,
    ([, n, unit], { previous, reference }) => shift(previous ?? reference, -count(n), unit!),
  ),
  rule(`${COUNT} (day|week|month|year)s? (?:later|afterwards)`, ([, n, unit], { previous }) =>
    shift(previous, count(n), unit!),
  ),
  rule('(?:the )?(?:following|next) (day|week|month|year)', ([, unit], { previous }) =>
    shift(previous, 1, unit!),
  ),
  rule('the (?:previous|preceding) (day|week|month|year)', ([, unit], { previous }) =>
    shift(previous, -1, unit!),
  ),
  rule('(?:on )?the same (?:day|evening|night|morning)', (_, { previous }) => dayOnly(previous)),
  rule('(?:in )?the same month', (_, { previous }) => addMonths(previous?.slice(0, 7), 0)),
  rule('(?:in )?(?:the same|that) year', (_, { previous }) => previous?.slice(0, 4)),
];

const LONGEST = 20_000;

/** The dates that a text names, in order. Those that count from an unknown day are left out. */
export function datesIn(text: string, context: DateContext): NamedDate[] {
  const taken: NamedDate[] = [];
  const short = text.slice(0, LONGEST);
  for (const { pattern, read } of RULES) {
    for (const match of short.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some((one) => start < one.end && one.start < end)) continue;
      const date = read(match, context);
      // A place that one rule has read without knowing the day is not read by a looser one.
      taken.push({ date: date ?? '', start, end });
    }
  }
  return taken.filter(({ date }) => date !== '').sort((a, b) => a.start - b.start);
}

function monthOf(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;
}

function day(year: string | undefined, number: number, date: string | undefined): string | undefined {
  const at = Number(date);
  const last = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  if (!(number >= 1 && number <= 12 && at >= 1 && at <= 31)) return undefined;
  // "31 June 2023": the month and the year are right all the same.
  if (at > last) return month(year, number);
  return `${year}-${two(number)}-${two(at)}`;
}

const month = (year: string | undefined, number: number): string | undefined =>
  year && number >= 1 && number <= 12 ? `${year}-${two(number)}` : undefined;

/** The last month of a name up to the reference day. */
function lastMonth(number: number, reference: string | undefined): string | undefined {
  if (!reference) return undefined;
  const year = Number(reference.slice(0, 4));
  // Of a year alone nothing is known of its months: the last full one that could be meant.
  if (reference.length < 7) return month(String(year), number);
  return month(String(number <= Number(reference.slice(5, 7)) ? year : year - 1), number);
}

function lastDay(number: number, date: string | undefined, { reference }: DateContext): string | undefined {
  const of = lastMonth(number, reference);
  const found = of && day(of.slice(0, 4), number, date);
  if (!found || !reference || found <= reference || reference.length < 10) return found;
  return day(String(Number(found.slice(0, 4)) - 1), number, date);
}

function weekday(name: string | undefined, reference: string | undefined): string | undefined {
  if (reference?.length !== 10) return undefined;
  const wanted = WEEKDAYS.indexOf((name ?? '').slice(0, 3).toLowerCase());
  const back = (new Date(`${reference}T00:00:00Z`).getUTCDay() - wanted + 7) % 7;
  return addDays(reference, -back);
}

const count = (word: string | undefined): number => {
  const lower = (word ?? '').toLowerCase();
  if (lower === 'an') return 1;
  return NUMBERS.indexOf(lower) === 0 ? 1 : NUMBERS.includes(lower) ? NUMBERS.indexOf(lower) : Number(lower);
};

const dayOnly = (date: string | undefined): string | undefined => (date?.length === 10 ? date : undefined);

/** Moves a date as precisely as both it and the unit are known. */
function shift(from: string | undefined, by: number, unit: string): string | undefined {
  if (unit === 'year') return from?.length === 10 ? addYears(from, by) : from && shiftYears(from, by);
  if (unit === 'month') return from && from.length >= 7 ? addMonths(from.slice(0, 7), by) : undefined;
  return addDays(from, by * (unit === 'week' ? 7 : 1));
}

const addYears = (from: string | undefined, by: number): string | undefined =>
  from && String(Number(from.slice(0, 4)) + by).padStart(4, '0');

const shiftYears = (from: string, by: number): string => `${addYears(from, by)}${from.slice(4)}`;

function addMonths(from: string | undefined, by: number): string | undefined {
  if (!from || from.length < 7) return undefined;
  const months = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + by;
  return month(String(Math.floor(months / 12)), (months % 12) + 1);
}

function addDays(from: string | undefined, by: number): string | undefined {
  if (from?.length !== 10) return undefined;
  const time = Date.parse(`${from}T00:00:00Z`);
  return Number.isNaN(time) ? undefined : new Date(time + by * 86_400_000).toISOString().slice(0, 10);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
