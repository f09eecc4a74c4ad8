import { ListFormatError } from '../list-format-error.ts';
import type { JsonLine } from './json-lines.ts';
import { objectOf } from './json-lines.ts';
import type { Chunks } from './text-chunks.ts';
import { textChunks } from './text-chunks.ts';

type JsonFile = {
  file: string;
  /** What the file should be, for the sentence of an error. */
  expected: string;
  /** Name of the property of the outermost object that holds the records; without it the file is an array of them. */
  array?: string;
};

const longestRecord = 4_000_000;

/**
 * The objects of one array of a large JSON file, read as it streams in; the rest of the file is passed over.
 * `value` is undefined where a record is no valid JSON.
 * @throws ListFormatError when the file has no such array, ends early, or a record is longer than four million characters
 */
export async function* jsonRecords(
  chunks: Chunks,
  { file, expected, array }: JsonFile,
): AsyncGenerator<JsonLine> {
  const refuse = (what: string, at: number) => new ListFormatError(what, { file, line: at });
  /** So deep the records' array lies; they themselves lie one deeper. */
  const arrayDepth = array === undefined ? 1 : 2;
  let [depth, line, begins] = [0, 1, 1];
  let [inString, escaped, inArray, found] = [false, false, false, false];
  let [record, word] = ['', ''];

  for await (const text of textChunks(chunks, file, expected)) {
    for (const sign of text) {
      if (sign === '\n') line += 1;
      if (inArray && depth > arrayDepth) record += sign;
      if (record.length > longestRecord)
        throw refuse(`The record on line ${begins} is too long for ${expected}.`, begins);
      if (inString) {
        if (escaped) escaped = false;
        else if (sign === '\\') escaped = true;
        else if (sign === '"') inString = false;
        else if (depth === 1) word += sign;
      } else if (sign === '"') {
        inString = true;
        word = '';
      } else if (sign === '{' || sign === '[') {
        depth += 1;
        if (depth === arrayDepth) inArray = sign === '[' && (array === undefined || word === array);
        found ||= inArray;
        if (inArray && depth === arrayDepth + 1) [record, begins] = [sign, line];
      } else if (sign === '}' || sign === ']') {
        depth -= 1;
        if (depth < 0) throw refuse(`Line ${line} of ${file} is not valid JSON.`, line);
        if (inArray && depth === arrayDepth) yield { line: begins, value: objectOf(record) };
        if (depth <= arrayDepth) record = '';
      }
    }
  }
  if (!found) throw refuse(`${expected} was expected${array ? `, an object with "${array}"` : ''}.`, 1);
  if (depth !== 0) throw refuse(`${file} ends in the middle: it was not saved or sent completely.`, line);
}
