import type { LIST_FORMATS } from '../../../contract/screening/watchlists.ts';
import { type Files, problem } from '../../platform/index.ts';
import { firstRow } from './own-list-columns.ts';
import type { StoredListFile } from './records.ts';

export type ListFormat = (typeof LIST_FORMATS)[number];
type OfacPart = 'sdn' | 'alt' | 'add' | 'comments';
export type RecognisedFile = StoredListFile & { part: OfacPart | 'list' };

const headBytes = 16_384;

/** The beginning of a stored file, for telling what it is. Read to its end: a stream left half-read keeps its file open. */
export async function headOf(files: Files, file: StoredListFile): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of await files.open(file.fileId, file.sha256)) {
    if (bytes < headBytes) parts.push(Buffer.from(chunk));
    bytes += chunk.length;
  }
  return Buffer.concat(parts).subarray(0, headBytes).toString('utf8');
}

/** Which file is which, by its content and then by its name; refuses a set that cannot be a list of the format. */
export async function recogniseFiles(
  files: Files,
  format: ListFormat,
  given: StoredListFile[],
): Promise<RecognisedFile[]> {
  if (given.length === 0) throw unreadable('Choose the files of the list.');
  if (format !== 'ofac_csv') {
    if (given.length > 1) throw unreadable('This format is one file: choose one.');
    return given.map((file) => ({ ...file, part: 'list' }));
  }
  const recognised: RecognisedFile[] = [];
  for (const file of given) {
    const part = partByContent(await headOf(files, file)) ?? partByName(file.name);
    if (!part) {
      throw unreadable(
        `${file.name} is none of OFAC's files sdn.csv, alt.csv, add.csv and sdn_comments.csv: check what you chose.`,
      );
    }
    if (recognised.some((other) => other.part === part)) {
      throw unreadable(`Two of the files look like OFAC's ${part}.csv: choose one of each.`);
    }
    recognised.push({ ...file, part });
  }
  const missing = (['sdn', 'alt', 'add'] as const).filter(
    (part) => !recognised.some((file) => file.part === part),
  );
  if (missing.length > 0) {
    throw unreadable(`OFAC's list is sdn.csv, alt.csv and add.csv together; missing: ${missing.join(', ')}.`);
  }
  return recognised;
}

function partByContent(head: string): OfacPart | undefined {
  const cells = firstRow(head, [',']);
  if (!/^\d+$/.test(cells[0] ?? '')) return undefined;
  if (cells.length === 12) return 'sdn';
  if (cells.length === 6) return 'add';
  if (cells.length === 5 && /^(aka|fka|nka)$/i.test(cells[2] ?? '')) return 'alt';
  return cells.length === 2 ? 'comments' : undefined;
}

function partByName(name: string): OfacPart | undefined {
  const part = /(comments|alt|add|sdn|prim)(?=[^a-z]*\.csv$)/i.exec(name)?.[1]?.toLowerCase();
  return part === 'prim' ? 'sdn' : (part as OfacPart | undefined);
}

const unreadable = (sentence: string) => problem('list.unreadable', sentence);
