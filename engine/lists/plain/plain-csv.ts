import type { Note, ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import type { ParsedRow } from '../entry.ts';
import { csvRows } from '../readers/csv-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { peeked } from '../readers/text-chunks.ts';
import type { PlainColumns } from './plain-columns.ts';
import { guessDelimiter, plainColumns, unreadColumns } from './plain-columns.ts';
import type { Cells, PlainOptions } from './plain-row.ts';
import { numbered, readPlainRow } from './plain-row.ts';

const betweenValues = /[;|\r\n]/;
const betweenAddresses = /[;|]/;

/**
 * Parses a list of the firm's own: CSV with a heading row, delimited by comma, semicolon or tab; cells may hold
 * several values separated by `;`, `|` or a line break, except the name. Without an id column an entry goes by its name,
 * birth date and first identifier. Yields the counts last.
 * @throws ListFormatError when a mapped column is missing or the file is no CSV
 */
export function parsePlainCsv(chunks: Chunks, options: PlainOptions): AsyncGenerator<ParsedRow> {
  const file = options.file ?? 'list.csv';
  return checkedEntries(records(chunks, options, file), file);
}

async function* records(chunks: Chunks, options: PlainOptions, file: string): AsyncGenerator<ReadRecord> {
  const number = numbered();
  const { head, all } = await peeked(chunks);
  const rows = csvRows(all, file, 'a CSV list with a heading row', guessDelimiter(head));
  let columns: PlainColumns | undefined;
  let width = 0;
  for await (const { cells, line } of rows) {
    if (columns) {
      const reader = cellReader(cells, columns);
      const read = (note: Note) => {
        if (cells.slice(width).some((cell) => cell.trim() !== ''))
          note(
            `The row has ${cells.length} cells and the heading row ${width}: the further cells are not read.`,
          );
        return number(readPlainRow(reader, options, note));
      };
      yield { line, read };
      continue;
    }
    width = cells.length;
    columns = plainColumns(cells, options.mapping, file, options.further);
    const note = unreadColumns(cells, options.mapping, options.further);
    if (note) yield { line, note };
  }
}

function cellReader(cells: readonly string[], columns: PlainColumns): Cells {
  return (field) => {
    const texts = (columns[field] ?? []).map((index) => cells[index]?.trim() ?? '');
    const values =
      field === 'name' || field === 'remarks'
        ? texts
        : texts
            .flatMap((text) => text.split(field === 'addresses' ? betweenAddresses : betweenValues))
            .map((part) => part.trim());
    return values.filter((value) => value !== '');
  };
}
