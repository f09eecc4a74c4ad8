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
  [
    /^fileGenerationDate[^\n]*\n"?(\d{1,2})\/(\d{1,2})\/(\d{4})/,
    ([day, month, year]) => iso(year, month, day),
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
  return undefined;
}

const existing = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) ? day : undefined;
