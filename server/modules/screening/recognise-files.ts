import { type OfacPart, recogniseList } from '../../../engine/lists/index.ts';
import { type Files, problem } from '../../platform/index.ts';
import { formatNames, type ListFormat } from './list-formats.ts';
import type { StoredListFile } from './records.ts';

export type RecognisedFile = StoredListFile & { part: OfacPart | 'list' };
export type RecognisedList = { format: ListFormat; files: RecognisedFile[] };

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

/** What the files are, by their content and then by their names; refuses a set that cannot be one list. */
export async function recogniseFiles(
  files: Files,
  given: StoredListFile[],
  wanted?: ListFormat,
): Promise<RecognisedList> {
  const [first] = given;
  if (!first) throw unreadable('Choose the files of the list.');
  const found = await formatOf(files, first);
  const format = wanted ?? found;
  if (!format)
    throw unreadable(
      `${first.name} is none of the lists that can be read: choose its format, or another file.`,
    );
  if (format === 'ofac_csv') return { format, files: await ofacFiles(files, given) };
  if (given.length > 1) throw unreadable('This format is one file: choose one.');
  // A table may look like anything; whoever says it is one is believed.
  const isTable = format === 'plain_csv' || format === 'plain_json';
  if (found && found !== format && !isTable)
    throw unreadable(`${first.name} looks like ${formatNames[found]}, not like ${formatNames[format]}.`);
  return { format, files: [{ ...first, part: 'list' }] };
}

async function formatOf(files: Files, file: StoredListFile): Promise<ListFormat | undefined> {
  const recognised = recogniseList(await headOf(files, file))?.format;
  return recognised ?? (partByName(file.name) && 'ofac_csv');
}

async function ofacFiles(files: Files, given: StoredListFile[]): Promise<RecognisedFile[]> {
  const recognised: RecognisedFile[] = [];
  for (const file of given) {
    const found = recogniseList(await headOf(files, file));
    const part = found?.format === 'ofac_csv' ? found.part : partByName(file.name);
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

function partByName(name: string): OfacPart | undefined {
  const part = /(comments|alt|add|sdn|prim)(?=[^a-z]*\.csv$)/i.exec(name)?.[1]?.toLowerCase();
  return part === 'prim' ? 'sdn' : (part as OfacPart | undefined);
}

const unreadable = (sentence: string) => problem('list.unreadable', sentence);
