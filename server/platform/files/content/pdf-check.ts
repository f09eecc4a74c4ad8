import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { FileLimits } from '../../../../contract/limits.ts';
import { pieces, type ReadAt } from '../zip/read-at.ts';

const unpack = promisify(inflate);
const mostReferences = 1_000_000;
const mostUnpacked = 64 * 1024 * 1024;
const mostObjectStreams = 5000;
/** What a piece's end and the next one's beginning share, so that nothing is cut in two. */
const overlap = 64;

// Every repetition has an end: a pattern must not take longer than reading.
const page = /\/Type\s{0,8}\/Page(?![A-Za-z])/g;
const count = /\/Count\s{1,8}(\d{1,12})/g;
const reference = /\d\s{1,4}\d{1,5}\s{1,4}R(?![A-Za-z])/g;
const objectStream = /\/Type\s{0,8}\/ObjStm/g;

type Tally = { pages: number; references: number; tooMany: boolean; active: string | null };

/** Any name long enough not to turn up in packed bytes by chance. Its letters may be written as numbers: `/J#61vaScript`. */
const named = /\/[A-Za-z0-9#]{6,60}/g;
const activeNames = new Map([
  ['JavaScript', 'it holds a script.'],
  ['Launch', 'it starts a program.'],
  ['EmbeddedFile', 'it holds embedded files.'],
  ['EmbeddedFiles', 'it holds embedded files.'],
  ['RichMedia', 'it holds media that may run.'],
  ['SubmitForm', 'it sends what is entered elsewhere.'],
  ['ImportData', 'it loads content from elsewhere.'],
  // Written plainly it is read below.
  ['#ObjStm', 'it hides what it holds.'],
]);

function activeName(name: string): string | undefined {
  if (!name.includes('#')) return activeNames.get(name);
  const plain = name.replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return activeNames.get(plain) ?? activeNames.get(`#${plain}`);
}

/**
 * A reason to refuse a PDF by the pages it says or has and by what it would run or carry, in the open and inside its packed objects (ISO 32000-2, 7.5.7);
 * nothing is parsed, and what is unpacked is counted.
 */
export async function pdfObjection(readAt: ReadAt, size: number): Promise<string | null> {
  const tally: Tally = { pages: 0, references: 0, tooMany: false, active: null };
  const streams: number[] = [];
  let at = 0;
  let end = '';
  for await (const piece of pieces(readAt, 0, size)) {
    const text = end + piece.toString('latin1');
    look(text, end.length, tally);
    for (const found of fresh(objectStream, text, end.length)) streams.push(at - end.length + found.index);
    if (tally.active) return tally.active;
    if (tally.tooMany) return tooManyPages;
    if (streams.length > mostObjectStreams) return tooManyObjects;
    at += piece.length;
    end = text.slice(-overlap);
  }
  return streams.length > 0 ? insideObjection(readAt, streams, tally) : objectionOf(tally);
}

async function insideObjection(readAt: ReadAt, streams: readonly number[], tally: Tally) {
  let unpacked = 0;
  let read = 0;
  for (const at of streams) {
    const { packed, isOdd } = await packedObjects(readAt, at);
    if (isOdd) return 'its inside could not be read.';
    read += packed.length;
    if (read > mostRead) return tooManyObjects;
    try {
      const inside = await unpack(packed, {
        maxOutputLength: mostUnpacked - unpacked + 1,
        // What is cut off counts as far as it goes.
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      unpacked += inside.length;
      look(inside.toString('latin1'), 0, tally);
    } catch (error) {
      // Sealed by a password, or packed in another way: whoever opens it judges.
      if ((error as { code?: string }).code !== 'ERR_BUFFER_TOO_LARGE') continue;
      unpacked = mostUnpacked + 1;
    }
    if (unpacked > mostUnpacked) return 'it unpacks to too much.';
    if (tally.active) return tally.active;
    if (tally.tooMany) return tooManyPages;
  }
  return objectionOf(tally);
}

const largestPacked = 1024 * 1024;
const mostRead = 512 * 1024 * 1024;
const dictionaryBytes = 1024;
const onlyDeflated =
  /\/Filter\s{0,8}(?:\[\s{0,8})?\/FlateDecode(?![A-Za-z#])\s{0,8}(?:\]|(?=\/(?!\w{1,20}Decode)|>))/;

/** The bytes behind the dictionary around `at`: as many as it says, when they end there, else all that one may have. */
async function packedObjects(readAt: ReadAt, at: number) {
  const from = Math.max(0, at - dictionaryBytes);
  const text = (await readAt(from, at + dictionaryBytes)).toString('latin1');
  const keyword = /stream\r?\n/.exec(text.slice(at - from));
  if (!keyword) return { packed: Buffer.alloc(0), isOdd: false };
  const begin = text.lastIndexOf('obj', at - from);
  const dictionary = text.slice(Math.max(0, begin), at - from + keyword.index);
  const stated = /\/Length\s{1,8}(\d{1,9})(?!\d|\s{1,4}\d{1,5}\s{1,4}R)/.exec(dictionary);
  const start = at + keyword.index + keyword[0].length;
  const length = Math.min(stated ? Number(stated[1]) : largestPacked, largestPacked);
  const isEnd = (await readAt(start + length, start + length + 12)).toString('latin1').includes('endstream');
  // Packed twice or in another way: nobody writes objects so, and what is in them would not be seen.
  const isOdd = dictionary.includes('/Filter') && !onlyDeflated.test(dictionary);
  return { packed: await readAt(start, start + (isEnd ? length : largestPacked)), isOdd };
}

const tooManyPages = `it has more than ${FileLimits.pages} pages.`;
const tooManyObjects = 'it has too many parts.';

function objectionOf(tally: Tally) {
  if (tally.tooMany) return tooManyPages;
  return tally.references > mostReferences ? tooManyObjects : null;
}

function look(text: string, known: number, tally: Tally) {
  for (const _found of fresh(page, text, known)) tally.pages += 1;
  for (const _found of fresh(reference, text, known)) tally.references += 1;
  for (const [, pages] of fresh(count, text, known))
    if (Number(pages) > FileLimits.pages) tally.tooMany = true;
  if (tally.pages > FileLimits.pages) tally.tooMany = true;
  for (const [name] of fresh(named, text, known)) tally.active ??= activeName(name.slice(1)) ?? null;
}

/** Matches that end beyond what was known before. */
function* fresh(pattern: RegExp, text: string, known: number) {
  for (const found of text.matchAll(pattern)) if (found.index + found[0].length > known) yield found;
}
