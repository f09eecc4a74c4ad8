import { sourceFiles } from './source-files.ts';

/** Where instants become days, in JavaScript and in SQL; see docs/decisions/017. */
const helpers = /^server\/platform\/calendar\//;

const ways: { name: string; pattern: RegExp }[] = [
  { name: 'a cast to a date', pattern: /::\s*date\b|\bas\s+date\s*\)/i },
  { name: 'a zone in SQL', pattern: /\bat\s+time\s+zone\b|\btimezone\s*\(/i },
  {
    name: 'the day of the session',
    pattern: /\bcurrent_date\b|\blocaltimestamp\b|\b(?:now\(\)|current_timestamp)\s*::/i,
  },
  {
    name: 'a part of an instant in SQL',
    pattern: /\bdate_(?:trunc|part|bin)\b|\bto_char\b|\bextract\s*\(\s*(?!epoch)\w+\s+from\b/i,
  },
  { name: 'the day in UTC', pattern: /\.toISOString\(\)\.(?:slice\(0, (?:7|10)\)|split\('T'\))|T00:00:00/ },
];

const dayMadeIn = (text: string) => ways.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

test('instants become days by the calendar of the firm alone', () => {
  const found = sourceFiles(/^server\/.*\.(ts|sql)$/)
    .filter(({ path }) => !helpers.test(path) && !/\.test\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => dayMadeIn(line).map((name) => `${path}:${at + 1}: ${name}: ${line.trim()}`)),
    );
  expect(found).toEqual([]);
});

test.each([
  'sql`raised_at::date >= ?`',
  'cast(raised_at as date)',
  "sql`(released_at at time zone 'UTC')`",
  "where timezone('UTC', at) > $1",
  'due_on < current_date',
  'raised_at > now()::timestamp',
  "date_trunc('day', raised_at)",
  "to_char(at, 'YYYY-MM')",
  'extract(month from at)',
  'const day = clock.now().toISOString().slice(0, 10);',
  'new Date(`2026-11-20T00:00:00Z`)',
])('a day made by hand is found: %s', (line) => {
  expect(dayMadeIn(line)).not.toEqual([]);
});

test.each([
  'extract(epoch from released_at - submitted_at) / 86400',
  'dueOn: date("due_on"),',
  '"due_on" date NOT NULL',
  'clock.now().toISOString()',
])('and what makes none is let through: %s', (line) => {
  expect(dayMadeIn(line)).toEqual([]);
});
