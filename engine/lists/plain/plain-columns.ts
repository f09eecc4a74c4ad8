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

/** Index of each mapped field's column. */
export type PlainColumns = Partial<Record<PlainField, number>>;

/**
 * Finds the mapped columns in the heading row.
 * @throws ListFormatError naming the missing headings and the ones the file has
 */
export function plainColumns(headings: readonly string[], mapping: PlainMapping, file: string): PlainColumns {
  const fold = (text: string) => text.trim().toLowerCase();
  const present = headings.map(fold);
  const columns: PlainColumns = {};
  const missing: string[] = [];
  for (const field of plainFields) {
    const heading = mapping[field];
    if (heading === undefined || heading.trim() === '') continue;
    const index = present.indexOf(fold(heading));
    if (index < 0) missing.push(heading);
    else columns[field] = index;
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
