import { ListFormatError } from '../list-format-error.ts';

/** A file as it comes in from a stream, in pieces of any size. */
export type Chunks = AsyncIterable<string | Uint8Array>;

const foreignStarts: readonly (readonly [start: string, what: string])[] = [
  ['%PDF', 'a PDF document'],
  ['PK\u0003\u0004', 'a ZIP archive or an Office document'],
  ['\u001f\u008b', 'a gzip archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Office document'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
];

function foreignKind(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const known = foreignStarts.find(([prefix]) => start.startsWith(prefix));
  if (known) return known[1];
  return bytes.subarray(0, 512).includes(0) ? 'a binary file' : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function wrongText(text: string): string | undefined {
  if (text.trim() === '') return 'empty';
  if (text.startsWith('%PDF')) return 'a PDF document';
  return /^\s*<(!doctype html|html)/i.test(text) ? 'a web page' : undefined;
}

/**
 * The text of a file, piece by piece: UTF-8, or UTF-16 with a byte order mark.
 * @param expected what the file should be, for the sentence of the error: "the OFAC file sdn.csv"
 * @throws ListFormatError for another kind of file (PDF, archive, web page), an empty one, or bytes that are not text
 */
export async function* textChunks(chunks: Chunks, file: string, expected: string): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let line = 1;
  let started = false;
  let head = '';
  const refuse = (what: string) =>
    new ListFormatError(`${file} is ${what}; ${expected} was expected.`, { file });

  for await (const chunk of chunks) {
    if (chunk.length === 0) continue;
    let text: string;
    if (typeof chunk === 'string') text = chunk;
    else {
      if (!decoder) {
        const encoding = encodingOf(chunk);
        const foreign = encoding === 'utf-8' ? foreignKind(chunk) : undefined;
        if (foreign) throw refuse(foreign);
        decoder = new TextDecoder(encoding, { fatal: true });
      }
      text = decode(decoder, chunk, file, line);
    }
    line += text.split('\n').length - 1;
    head += text.replaceAll('\u0000', ' ');
    if (!started && head.trimStart().length < 16) continue;
    const wrong = started ? undefined : wrongText(head);
    if (wrong) throw refuse(wrong);
    yield head;
    started = true;
    head = '';
  }
  head += decoder ? decode(decoder, undefined, file, line) : '';
  const wrong = started ? undefined : wrongText(head);
  if (wrong) throw refuse(wrong);
  yield head;
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  chunk: Uint8Array | undefined,
  file: string,
  line: number,
): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ListFormatError(
      `After line ${line}, ${file} holds bytes that are not UTF-8 text. Save it as UTF-8 and import it again.`,
      { file, line },
    );
  }
}

const headBytes = 65_536;

/** The beginning of a file as text, and all of it from the beginning again. */
export async function peeked(chunks: Chunks): Promise<{ head: string; all: Chunks }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const start = first.done ? '' : first.value;
  const head = typeof start === 'string' ? start : new TextDecoder().decode(start.slice(0, headBytes));
  return { head, all: replay(start, iterator) };
}

async function* replay(first: string | Uint8Array, rest: AsyncIterator<string | Uint8Array>): Chunks {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
