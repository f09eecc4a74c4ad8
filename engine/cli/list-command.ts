import {
  type Chunks,
  ListFormatError,
  type OfacFiles,
  type OfacPart,
  oneFileParsers,
  type ParsedRow,
  type PlainMapping,
  parseOfac,
  parsePlainCsv,
  parsePlainJson,
  recogniseList,
} from '../lists/index.ts';
import { indexLineOf } from './index-line.ts';

/** A file of a list: `head`, the text it begins with, and the whole of it. */
export type ListFile = { name: string; head: string; read: () => Chunks };

/**
 * The entries of lists as lines of an index, in the order of the files, OFAC's CSV files as one list before the others.
 * @param mapping the headings of a table that is nobody's published list
 * @param note hears what is said beside the entries: a record that was left out and why, and how many there were
 * @throws ListFormatError for files that are no list, and for a table without a mapping
 */
export async function* listLines(
  files: readonly ListFile[],
  mapping: PlainMapping | undefined,
  note: (said: object) => void,
): AsyncIterable<string> {
  for (const rows of listsOf(files, mapping)) {
    for await (const row of rows) {
      if ('entry' in row) yield `${JSON.stringify(indexLineOf(row.entry))}\n`;
      else note(row);
    }
  }
}

function listsOf(files: readonly ListFile[], mapping: PlainMapping | undefined): AsyncIterable<ParsedRow>[] {
  const lists: AsyncIterable<ParsedRow>[] = [];
  const parts: Partial<Record<OfacPart, ListFile>> = {};
  for (const file of files) {
    const recognised = recogniseList(file.head);
    if (recognised?.format === 'ofac_csv') addPart(parts, recognised.part, file);
    else lists.push(rowsOf(file, recognised?.format, mapping));
  }
  const ofac = ofacFiles(parts);
  return ofac ? [parseOfac(ofac), ...lists] : lists;
}

function addPart(parts: Partial<Record<OfacPart, ListFile>>, part: OfacPart, file: ListFile) {
  const before = parts[part];
  if (before)
    throw wrong(file, `is the same part of OFAC's list as ${before.name}: give one list at a time.`);
  parts[part] = file;
}

function ofacFiles({ sdn, alt, add, comments }: Partial<Record<OfacPart, ListFile>>): OfacFiles | undefined {
  if (sdn && alt && add)
    return {
      sdn: sdn.read(),
      alt: alt.read(),
      add: add.read(),
      ...(comments && { comments: comments.read() }),
    };
  const given = sdn ?? alt ?? add ?? comments;
  if (given) throw wrong(given, 'is a part of OFAC’s list: give sdn.csv, alt.csv and add.csv together.');
  return undefined;
}

function rowsOf(
  file: ListFile,
  format: keyof typeof oneFileParsers | 'plain_csv' | 'plain_json' | undefined,
  mapping: PlainMapping | undefined,
): AsyncIterable<ParsedRow> {
  if (!format) throw wrong(file, 'is no list that can be read.');
  if (format !== 'plain_csv' && format !== 'plain_json') return oneFileParsers[format](file.read());
  if (!mapping)
    throw wrong(file, 'is none of the published lists: name its columns, --column name=HEADING first.');
  const parse = format === 'plain_csv' ? parsePlainCsv : parsePlainJson;
  return parse(file.read(), { mapping, file: file.name });
}

const wrong = ({ name }: ListFile, sentence: string) => new ListFormatError(`It ${sentence}`, { file: name });
