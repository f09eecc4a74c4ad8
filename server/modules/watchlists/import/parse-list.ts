import { parse } from 'csv-parse/sync';
import { type ListMapping, proposeMapping } from '../../../../contract/list-columns.ts';
import {
  type Chunks,
  ListFormatError,
  oneFileParsers,
  type ParsedRow,
  type PlainMapping,
  parseOfac,
  parsePlainCsv,
  parsePlainJson,
} from '../../../../engine/lists/index.ts';
import type { Files } from '../../../platform/index.ts';
import { headOf, type ListFormat, type RecognisedFile } from './list-formats.ts';

type Source = { files: Files; onBytes: (bytes: number) => void };
type About = { format: ListFormat; mapping: Partial<PlainMapping> | null };

/** Parses stored files as they stream in; `onBytes` tells how far it is. */
export async function* parseList(
  { format, mapping }: About,
  given: RecognisedFile[],
  source: Source,
): AsyncGenerator<ParsedRow> {
  if (format === 'ofac_csv') return yield* parseOfacFiles(given, source);
  const [main] = given;
  if (!main) throw new ListFormatError('The list has no file.', { file: '' });
  if (format !== 'plain_csv' && format !== 'plain_json')
    return yield* oneFileParsers[format](chunks(main, source));
  const columns = mappingFor(format, await headOf(source.files, main), mapping);
  const parse = format === 'plain_csv' ? parsePlainCsv : parsePlainJson;
  yield* parse(chunks(main, source), { mapping: columns, file: main.name });
}

function parseOfacFiles(given: RecognisedFile[], source: Source) {
  const part = (name: RecognisedFile['part']) => {
    const found = given.find((one) => one.part === name);
    return found && chunks(found, source);
  };
  const comments = part('comments');
  return parseOfac({
    sdn: part('sdn') ?? nothing(),
    alt: part('alt') ?? nothing(),
    add: part('add') ?? nothing(),
    ...(comments && { comments }),
  });
}

async function* chunks(file: RecognisedFile, source: Source): Chunks {
  for await (const chunk of await source.files.open(file.fileId, file.sha256)) {
    const bytes = chunk as Uint8Array;
    source.onBytes(bytes.byteLength);
    yield bytes;
  }
}

async function* nothing(): Chunks {}

/**
 * The columns of a list of the firm's own: those that somebody has chosen, else by their headings. `head` is the
 * beginning of the file. A file without a column for names is refused by the parser, which tells the columns it has.
 */
function mappingFor(
  format: 'plain_csv' | 'plain_json',
  head: string,
  chosen: ListMapping | null,
): PlainMapping {
  const mapping = chosen ?? proposeMapping(format === 'plain_csv' ? firstRow(head) : firstKeys(head));
  return { ...mapping, name: mapping.name ?? 'name' };
}

/** The cells of the first record; none when that is not CSV. */
function firstRow(head: string): string[] {
  try {
    const [line = ''] = head
      .replace(/^\ufeff/, '')
      .split(/\r?\n/)
      .filter((one) => one.trim() !== '');
    const options = { delimiter: [',', ';', '\t'], relax_column_count: true, trim: true };
    return (parse(line, options) as string[][])[0] ?? [];
  } catch {
    return [];
  }
}

/** The names of properties in the beginning of a JSON file of flat objects. */
const firstKeys = (head: string) => [
  ...new Set([...head.matchAll(/"([^"\\]{1,100})"\s*:/g)].map(([, key]) => key ?? '')),
];
