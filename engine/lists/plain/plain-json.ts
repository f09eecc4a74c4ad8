import type { Note, ReadRecord } from '../checked-entries.ts';
import { checkedEntries, RowProblem } from '../checked-entries.ts';
import type { ParsedRow } from '../entry.ts';
import { jsonObjects } from '../readers/json-objects.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { plainColumns, unreadColumns } from './plain-columns.ts';
import type { Cells, PlainOptions } from './plain-row.ts';
import { numbered, readPlainRow } from './plain-row.ts';

const expected = 'A JSON list of objects';

const isText = (value: unknown) => typeof value === 'string' || typeof value === 'number';

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
  const unread = unreadColumns(options.properties ?? [], options.mapping, options.further);
  if (unread) yield { line: 1, note: unread };
  let isKnown = false;
  for await (const { line, value } of jsonObjects(chunks, file, expected)) {
    if (value && !isKnown) plainColumns(Object.keys(value), { name: options.mapping.name }, file);
    isKnown ||= value !== undefined;
    const read = (note: Note) => {
      if (!value) throw new RowProblem('The record is not valid JSON.');
      return number(readPlainRow(cellsOf(value, options, note), options, note));
    };
    yield { line, read };
  }
}

function cellsOf(value: Record<string, unknown>, { mapping, further = {} }: PlainOptions, note: Note): Cells {
  return (field) => {
    const properties = [...(mapping[field] === undefined ? [] : [mapping[field]]), ...(further[field] ?? [])];
    return properties.flatMap((property) => {
      const held = [value[property] ?? []].flat();
      if (!held.every((one) => isText(one) || one === null))
        note(`“${property}” holds values that are neither text nor number. They are not read.`);
      return held
        .filter(isText)
        .map((one) => String(one).trim())
        .filter((one) => one !== '');
    });
  };
}

/** The properties that objects of a JSON list have, in the order in which they appear first. */
export async function plainProperties(chunks: Chunks, file: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const { value } of jsonObjects(chunks, file, expected))
    for (const property of Object.keys(value ?? {})) found.add(property);
  return [...found];
}
