import { ListFormatError } from '../list-format-error.ts';
import type { CsvRow } from '../readers/csv-rows.ts';
import { csvRows } from '../readers/csv-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';

const aliasType = /^(aka|fka|nka)$/i;

/** How each file is told by its first record; all four have the record's number in the first column. */
const shapes = {
  'sdn.csv': { columns: 12, fits: (cells: readonly string[]) => cells.length === 12 },
  'alt.csv': { columns: 5, fits: (cells: readonly string[]) => cells.length === 5 && isAlias(cells) },
  'add.csv': { columns: 6, fits: (cells: readonly string[]) => cells.length === 6 },
  'sdn_comments.csv': { columns: 2, fits: (cells: readonly string[]) => cells.length === 2 },
} as const;

type OfacFileName = keyof typeof shapes;
export type OfacPart = 'sdn' | 'alt' | 'add' | 'comments';

const parts: Readonly<Record<OfacFileName, OfacPart>> = {
  'sdn.csv': 'sdn',
  'alt.csv': 'alt',
  'add.csv': 'add',
  'sdn_comments.csv': 'comments',
};

const fileOf = (cells: readonly string[]) =>
  isNumber(cells)
    ? (Object.keys(shapes) as OfacFileName[]).find((name) => shapes[name].fits(cells))
    : undefined;

/** Which of OFAC's files a first record is of; undefined when of none. */
export function ofacPartOf(cells: readonly string[]): OfacPart | undefined {
  const file = fileOf(cells);
  return file && parts[file];
}

function isAlias(cells: readonly string[]): boolean {
  return aliasType.test(cells[2]?.trim() ?? '');
}

function lookAlike(cells: readonly string[]): string {
  const found = fileOf(cells);
  if (found) return `It looks like ${found}.`;
  return isNumber(cells)
    ? `Its first record has ${cells.length} columns.`
    : 'Its first line is not a record of this list.';
}

function isNumber(cells: readonly string[]): boolean {
  return /^\d+$/.test(cells[0]?.trim() ?? '');
}

/** A cell of OFAC's: `-0-` and blanks mean empty. */
export function ofacCell(text: string | undefined): string {
  const clean = text?.trim() ?? '';
  return clean === '-0-' ? '' : clean;
}

/**
 * Rows of one of OFAC's files, after making sure by the first of them that it is that file.
 * @throws ListFormatError naming what the file looks like instead
 */
export async function* ofacRows(chunks: Chunks, file: OfacFileName): AsyncGenerator<CsvRow> {
  const shape = shapes[file];
  const expected = `OFAC's ${file}, with ${shape.columns} columns and no header,`;
  let first = true;
  for await (const row of csvRows(chunks, file, expected)) {
    if (first && !(isNumber(row.cells) && shape.fits(row.cells))) {
      throw new ListFormatError(`${expected} was expected. ${lookAlike(row.cells)}`, {
        file,
        line: row.line,
      });
    }
    first = false;
    yield row;
  }
}
