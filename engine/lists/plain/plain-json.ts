import type { Note, ReadRecord } from '../checked-entries.ts';
import { checkedEntries, RowProblem } from '../checked-entries.ts';
import type { ParsedRow } from '../entry.ts';
import { jsonObjects } from '../readers/json-objects.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { plainColumns } from './plain-columns.ts';
import type { Cells, PlainOptions } from './plain-row.ts';
import { numbered, readPlainRow } from './plain-row.ts';

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Parses a list of the firm's own in JSON: flat objects, one a line or all in an array, whose properties are mapped as
 * the columns of a CSV are; a property may hold an array of values. Yields the counts last.
 * @throws ListFormatError when the file is no such JSON
 */
export function parsePlainJson(chunks: Chunks, options: PlainOptions): AsyncGenerator<ParsedRow> {
  const file = options.file ?? 'list.json';
  return checkedEntries(records(chunks, options, file), file);
}

async function* records(chunks: Chunks, options: PlainOptions, file: string): AsyncGenerator<ReadRecord> {
  const number = numbered();
  let isKnown = false;
  for await (const { line, value } of jsonObjects(chunks, file, 'A JSON list of objects')) {
    if (value && !isKnown) plainColumns(Object.keys(value), { name: options.mapping.name }, file);
    isKnown ||= value !== undefined;
    const read = (note: Note) => {
      if (!value) throw new RowProblem('The record is not valid JSON.');
      return number(readPlainRow(cellsOf(value, options), options, note));
    };
    yield { line, read };
  }
}

function cellsOf(value: Record<string, unknown>, { mapping }: PlainOptions): Cells {
  return (field) => {
    const held = mapping[field] === undefined ? undefined : value[mapping[field]];
    return (Array.isArray(held) ? held : [held]).map(text).filter((one) => one !== '');
  };
}
