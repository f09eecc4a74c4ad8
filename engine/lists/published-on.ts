import { parse } from 'csv-parse/sync';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const iso = (year: string | undefined, month: number | string | undefined, day: string | undefined) =>
  `${year}-${String(month).padStart(2, '0')}-${day?.padStart(2, '0')}`;

/** Where publishers tell the day: the first place that is found counts. */
const places: readonly (readonly [place: RegExp, dayOf: (parts: string[]) => string])[] = [
  [/ (?:dateGenerated|generationDate)="(\d{4})-(\d\d)-(\d\d)/, ([year, month, day]) => iso(year, month, day)],
  [
    /<Publish_Date>(\d{1,2})\/(\d{1,2})\/(\d{4})<\/Publish_Date>/,
    ([month, day, year]) => iso(year, month, day),
  ],
  [
    /^"?Report Date: (\d{1,2})-([A-Z][a-z]{2})-(\d{4})/,
    ([day, month, year]) => iso(year, MONTHS.indexOf(month!.toLowerCase()) + 1, day),
  ],
];

/**
 * The day on which a list was published, as its file tells it: UN and EU in their first tag, OFAC in its XML, the United
 * Kingdom in the first line, the EU's CSV in each row.
 * @param head the first 16 KB or so, as text
 * @returns an ISO date; undefined where the file tells none, as OFAC's CSV, or one that no calendar has
 */
export function publishedOn(head: string): string | undefined {
  const begin = head.replace(/^\ufeff/, '').trimStart();
  for (const [place, dayOf] of places) {
    const found = place.exec(begin);
    if (found) return existing(dayOf(found.slice(1)));
  }
  return existing(inColumn(begin));
}

/** `fileGenerationDate` of the EU's CSV: day, month and year. */
function inColumn(begin: string): string {
  if (!begin.startsWith('fileGenerationDate')) return '';
  const [, row = ''] = begin.split(/\r?\n/, 2);
  const [[cell = ''] = []] = parse(row, {
    delimiter: [',', ';'],
    relax_column_count: true,
    relax_quotes: true,
  });
  const [day, month, year] = cell.split('/');
  return iso(year, month, day);
}

const existing = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) ? day : undefined;
