import type { JsonLine } from './json-lines.ts';
import { jsonLines } from './json-lines.ts';
import { jsonRecords } from './json-records.ts';
import type { Chunks } from './text-chunks.ts';
import { peeked } from './text-chunks.ts';

/**
 * The objects of a JSON file, each with the line it begins on: one object a line, or all of them in an array.
 * @throws ListFormatError when it is neither
 */
export async function* jsonObjects(chunks: Chunks, file: string, expected: string): AsyncGenerator<JsonLine> {
  const { head, all } = await peeked(chunks);
  const isArray = head
    .replace(/^\ufeff/, '')
    .trimStart()
    .startsWith('[');
  yield* isArray ? jsonRecords(all, { file, expected }) : jsonLines(all, file, expected);
}
