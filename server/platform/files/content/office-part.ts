import { type ReadAt, readingBuffer } from '../zip/read-at.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import type { ZipEntry } from '../zip/zip-directory.ts';
import { activeObjection } from './office-active.ts';

const isXml = /\.(?:xml|rels|vml)$/i;
/** Where a document says what its parts are. */
const isManifest = /(?:^\[Content_Types\]\.xml|\.rels)$/i;
const isEmbedded = /\/embeddings\/[^/]+\.(?:docx|xlsx|pptx)$/i;
const isObject = /\/embeddings\/[^/]+\.bin$/i;
const isPackedPicture = /\.(?:emz|wmz|svgz)$/i;

const both = (text: string) => [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le').subarray(0, -1)];
/** ECMA-376 forbids them in every part: whatever would be fetched or expanded begins with one. */
const declarations = [...both('<!DOCTYPE'), ...both('<!ENTITY')];
const macros = [...both('vbaProject'), ...both('macroEnabled'), ...both('activeX')];
const longest = 32;

const zip = 'zip';
const heads: [Buffer, string][] = [
  [Buffer.from('PK\u0003\u0004', 'latin1'), zip],
  [Buffer.from('Rar!', 'latin1'), 'archive'],
  [Buffer.from('7z\u00bc\u00af', 'latin1'), 'archive'],
  [Buffer.from([0x1f, 0x8b]), 'gzip'],
  [Buffer.from('MZ', 'latin1'), 'program'],
  [Buffer.from('\u007fELF', 'latin1'), 'program'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'object'],
];
const largestEmbedded = 20 * 1024 * 1024;

/** What stands inside another document: checked as one of its own. */
type CheckInner = (readAt: ReadAt, size: number, name: string) => Promise<string | null>;

/** A reason to refuse one part of an office document, by all of its bytes, then by what it would fetch or run. */
export async function partObjection(readAt: ReadAt, entry: ZipEntry, checkInner: CheckInner) {
  const { name, size } = entry;
  const forbidden: [Buffer[], string][] = [];
  if (isXml.test(name)) forbidden.push([declarations, 'it declares what no office document may declare.']);
  if (isManifest.test(name)) forbidden.push([macros, 'it holds macros.']);
  const kept: Buffer[] = [];
  let end: Buffer = Buffer.alloc(0);
  let first = true;
  let keep = false;
  for await (const chunk of unpackEntry(readAt, entry)) {
    if (first) {
      const head = headOf(chunk);
      if (head === 'program') return 'it holds a program.';
      if (head === 'object' || isObject.test(name)) return 'it holds an embedded object (OLE).';
      if (head === 'archive' || (head === 'gzip' && !isPackedPicture.test(name))) return archiveInside;
      keep = head === zip;
      if (keep && (!isEmbedded.test(name) || size > largestEmbedded)) return archiveInside;
      first = false;
    }
    if (keep) kept.push(chunk);
    if (forbidden.length === 0) continue;
    const seen = Buffer.concat([end, chunk]);
    for (const [words, why] of forbidden) if (words.some((word) => seen.includes(word))) return why;
    end = seen.subarray(-longest);
  }
  if (keep) return checkInner(readingBuffer(Buffer.concat(kept)), size, name);
  return activeObjection(readAt, entry);
}

export const archiveInside = 'it holds another archive.';

const headOf = (chunk: Buffer) => heads.find(([head]) => chunk.subarray(0, head.length).equals(head))?.[1];
