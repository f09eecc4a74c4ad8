import {
  type Chunks,
  ListFormatError,
  oneFileParsers,
  type ParsedRow,
  type PlainMapping,
  parseOfac,
  parsePlainCsv,
  parsePlainJson,
} from '../../../engine/lists/index.ts';
import type { Files } from '../../platform/index.ts';
import type { ListFormat } from './list-formats.ts';
import { mappingFor } from './own-list-columns.ts';
import { headOf, type RecognisedFile } from './recognise-files.ts';

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
