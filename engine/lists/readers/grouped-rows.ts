import { ListFormatError } from '../list-format-error.ts';
import { csvRows } from './csv-rows.ts';
import type { Chunks } from './text-chunks.ts';

/** What a row says under the first of these headings (small letters) that it says anything under; else empty. */
export type Cell = (...headings: string[]) => string;

/** The rows of one entry, with the line the first of them begins on. */
export type Group = { id: string; line: number; rows: Cell[] };

type GroupedFile = {
  /** How the file is named in rejected rows. */
  file: string;
  /** What the file should be, for the sentence of an error. */
  expected: string;
  delimiter?: string;
  /** Heading of the column whose value joins the rows of one entry, in small letters. */
  id: string;
  /** Headings without which it is another file, in small letters. */
  needed: readonly string[];
  /** Up to so many lines may stand above the headings; 0 unless told. */
  linesAbove?: number;
};

/**
 * The rows of a CSV by the entry they belong to, for lists that give every name and address a row of its own. Read to
 * the end before the first is yielded: the rows of an entry need not stand together.
 * @throws ListFormatError when the headings are those of another file, or the CSV is broken
 */
export async function* groupedRows(chunks: Chunks, wanted: GroupedFile): AsyncGenerator<Group> {
  const { file, expected, needed, linesAbove = 0 } = wanted;
  const groups = new Map<string, Group>();
  let headings: string[] | undefined;
  for await (const { cells, line } of csvRows(chunks, file, expected, wanted.delimiter)) {
    if (!headings) {
      const folded = cells.map((cell) => cell.trim().toLowerCase());
      if (needed.every((heading) => folded.includes(heading))) headings = folded;
      else if (line > linesAbove) break;
      continue;
    }
    const row = cellOf(headings, cells);
    const id = row(wanted.id) || `line ${line}`;
    const group = groups.get(id);
    if (group) group.rows.push(row);
    else groups.set(id, { id, line, rows: [row] });
  }
  if (headings) return yield* groups.values();
  throw new ListFormatError(
    `${expected} was expected; its headings (${needed.join(', ')}) are not in the file.`,
    {
      file,
    },
  );
}

function cellOf(headings: readonly string[], cells: readonly string[]): Cell {
  return (...names) =>
    names.map((name) => cells[headings.indexOf(name)]?.trim() ?? '').find((text) => text !== '') ?? '';
}
