import {
  type Chunks,
  ListFormatError,
  type ParsedRow,
  parseOfac,
  parsePlainCsv,
  parseUn,
} from '../../../engine/lists/index.ts';
import type { Files } from '../../platform/index.ts';
import { ownListColumns } from './own-list-columns.ts';
import { headOf, type ListFormat, type RecognisedFile } from './recognise-files.ts';

type Source = { files: Files; onBytes: (bytes: number) => void };

/** Parses stored files as they stream in; `onBytes` tells how far it is. */
export async function* parseList(
  format: ListFormat,
  given: RecognisedFile[],
  source: Source,
): AsyncGenerator<ParsedRow> {
  const file = (part: RecognisedFile['part']) => given.find((one) => one.part === part);
  const main = file(format === 'ofac_csv' ? 'sdn' : 'list');
  if (!main) throw new ListFormatError('The list has no file.', { file: '' });
  if (format === 'un_xml') return yield* parseUn(chunks(main, source));
  if (format === 'plain_csv') {
    const mapping = ownListColumns(await headOf(source.files, main));
    return yield* parsePlainCsv(chunks(main, source), { mapping, file: main.name });
  }
  const side = (part: RecognisedFile['part']) => {
    const found = file(part);
    return found ? chunks(found, source) : nothing();
  };
  const comments = file('comments');
  yield* parseOfac({
    sdn: chunks(main, source),
    alt: side('alt'),
    add: side('add'),
    ...(comments ? { comments: chunks(comments, source) } : {}),
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
