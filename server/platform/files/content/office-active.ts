import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ReadAt } from '../zip/read-at.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import type { ZipEntry } from '../zip/zip-directory.ts';

const isRelations = /\.rels$/i;
const isLinkedBook = /\/externalLinks\/[^/]+\.xml$/i;
const isText = /^word\/.*\.xml$/i;
/** What a reader follows only when somebody clicks, or shows without running it. */
const isHarmless = /\/relationships\/(?:hyperlink|image)$/;
/** A field that fetches or runs, also where its name is put together out of the numbers of its letters. */
const dde = /\bDDE(?:AUTO)?\b|\bQUOTE(?:\s+"?\d{2,3}"?){3}/i;
const longestCodes = 1_000_000;

const loads = 'it loads content from elsewhere.';
const runs = 'it holds a field that starts a program (DDE).';
const unreadable = 'its inside could not be read.';

/** A reason to refuse a part of an office document by what it would fetch or run once it is opened. */
export async function activeObjection(readAt: ReadAt, entry: ZipEntry): Promise<string | null> {
  const { name } = entry;
  if (isRelations.test(name))
    return readTags(readAt, entry, ({ local, attribute }) =>
      local === 'Relationship' &&
      attribute('TargetMode').toLowerCase() === 'external' &&
      !isHarmless.test(attribute('Type'))
        ? loads
        : null,
    );
  if (isLinkedBook.test(name))
    return readTags(readAt, entry, ({ local }) => (local === 'ddeLink' || local === 'oleLink' ? runs : null));
  return isText.test(name) ? fieldObjection(readAt, entry) : null;
}

/** What a field says may be spread over any number of runs: the part's are read as one text. */
async function fieldObjection(readAt: ReadAt, entry: ZipEntry) {
  let codes = '';
  const objection = await readTags(
    readAt,
    entry,
    ({ local, attribute }) => {
      if (local === 'fldSimple') codes += ` ${attribute('instr')} `;
      // Between two fields stands what parts them; a field's own runs are joined.
      if (local === 'fldChar' && attribute('fldCharType') !== 'separate') codes += ' ';
      return codes.length > longestCodes ? unreadable : null;
    },
    (text, local) => {
      if (local === 'instrText' || local === 'delInstrText') codes += text;
    },
  );
  return objection ?? (dde.test(codes) ? runs : null);
}

type Tag = { local: string; attribute: (name: string) => string };

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads the tags of a part as they come, until one is objected to. */
async function readTags(
  readAt: ReadAt,
  entry: ZipEntry,
  judge: (tag: Tag) => string | null,
  onText?: (text: string, local: string) => void,
): Promise<string | null> {
  const parser = new SaxesParser();
  let objection: string | null = null;
  const open: string[] = [];
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    open.push(localName(name));
    const attribute = (wanted: string) =>
      Object.entries(attributes).find(([one]) => localName(one) === wanted)?.[1] ?? '';
    objection ??= judge({ local: localName(name), attribute });
  });
  parser.on('closetag', () => open.pop());
  if (onText) {
    parser.on('text', (text) => onText(text, open.at(-1) ?? ''));
    parser.on('cdata', (text) => onText(text, open.at(-1) ?? ''));
  }
  parser.on('error', () => {
    objection ??= unreadable;
  });
  let decoder: TextDecoder | undefined;
  for await (const chunk of unpackEntry(readAt, entry)) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (objection) return objection;
  }
  if (decoder) parser.write(decoder.decode()).close();
  return objection;
}

/** Office documents are written in UTF-8 or UTF-16. */
function encodingOf(start: Buffer) {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}
