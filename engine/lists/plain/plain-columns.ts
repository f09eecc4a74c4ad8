import { ListFormatError } from '../list-format-error.ts';

/** What a column of a firm's own list can hold. Only `name` must be mapped. */
export const plainFields = [
  'id',
  'name',
  'type',
  'aliases',
  'weakAliases',
  'formerNames',
  'nativeNames',
  'countries',
  'births',
  'gender',
  'identifiers',
  'programmes',
  'positions',
  'topics',
  'addresses',
  'remarks',
] as const;

export type PlainField = (typeof plainFields)[number];

/** For each field the heading of its column, as the file writes it (blanks around it and case do not count). */
export type PlainMapping = { name: string } & Partial<Record<PlainField, string>>;

/** Headings of further columns that hold more of what a field's column holds. */
export type FurtherColumns = Partial<Record<PlainField, readonly string[]>>;

/** Indexes of each mapped field's columns. */
export type PlainColumns = Partial<Record<PlainField, number[]>>;

const fold = (text: string) => text.trim().toLowerCase();

/** A sentence that names the columns nobody mapped; undefined if there are none. */
export function unreadColumns(
  headings: readonly string[],
  mapping: PlainMapping,
  further: FurtherColumns = {},
): string | undefined {
  const read = new Set([...Object.values(mapping), ...Object.values(further).flat()].map(fold));
  const unread = headings.filter((heading) => heading.trim() !== '' && !read.has(fold(heading)));
  if (unread.length === 0) return undefined;
  const shown = unread.slice(0, 40).map((heading) => `“${heading.trim()}”`);
  return `Columns that are not read: ${shown.join(', ')}${unread.length > shown.length ? ' …' : ''}.`;
}

/**
 * Finds the mapped columns in the heading row.
 * @throws ListFormatError naming the missing headings and the ones the file has
 */
export function plainColumns(
  headings: readonly string[],
  mapping: PlainMapping,
  file: string,
  further: FurtherColumns = {},
): PlainColumns {
  const present = headings.map(fold);
  const columns: PlainColumns = {};
  const missing: string[] = [];
  for (const field of plainFields) {
    const wanted = [mapping[field], ...(further[field] ?? [])].filter((heading) =>
      heading?.trim(),
    ) as string[];
    missing.push(...wanted.filter((heading) => !present.includes(fold(heading))));
    const folded = new Set(wanted.map(fold));
    if (wanted.length > 0) columns[field] = present.flatMap((one, at) => (folded.has(one) ? [at] : []));
  }
  if (missing.length > 0) {
    const has = headings
      .map((heading) => heading.trim())
      .slice(0, 40)
      .join(', ');
    throw new ListFormatError(
      `${file} has no column called ${missing.map((heading) => `"${heading}"`).join(', ')}. Its columns are: ${has}.`,
      { file },
    );
  }
  return columns;
}

/** The delimiter of the heading row: the one of comma, semicolon and tab that occurs most; comma when none does. */
export function guessDelimiter(text: string): string {
  const heading = text.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '';
  const count = (mark: string) => heading.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}
