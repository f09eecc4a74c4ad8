import { parse } from 'csv-parse/sync';
import { furtherColumns, type ListMapping, proposeMapping } from '../../../../contract/list-columns.ts';
import {
  isNamedListFormat,
  isTableFormat,
  type ListFormat,
  type PublishedListFormat,
} from '../../../../contract/list-formats.ts';
import {
  type Chunks,
  type OfacPart,
  oneFileParsers,
  type ParsedRow,
  type PlainMapping,
  parseOfac,
  parsePlainCsv,
  parsePlainJson,
  plainProperties,
  publishedOn,
  recogniseList,
} from '../../../../engine/lists/index.ts';
import { type Files, problem } from '../../../platform/index.ts';
import type { StoredListFile } from '../records.ts';

/** How a format is spoken of in a sentence. */
export const formatNames: Record<ListFormat, string> = {
  ofac_csv: "OFAC's CSV files",
  ofac_xml: "OFAC's XML",
  un_xml: "the UN Security Council's XML",
  eu_xml: "the EU's XML",
  eu_csv: "the EU's CSV",
  uk_csv: 'the UK sanctions list',
  us_csl_csv: 'the US consolidated screening list (CSV)',
  us_csl_json: 'the US consolidated screening list (JSON)',
  ftm_json: 'FollowTheMoney entities',
  senzing_json: 'Senzing entities',
  plain_csv: 'a list of your own (CSV)',
  plain_json: 'a list of your own (JSON)',
};

const published: Record<PublishedListFormat, { key: string; name: string }> = {
  ofac_csv: { key: 'ofac_sdn', name: 'OFAC Specially Designated Nationals' },
  ofac_xml: { key: 'ofac_sdn_xml', name: 'OFAC Specially Designated Nationals (XML)' },
  un_xml: { key: 'un_consolidated', name: 'UN Security Council Consolidated List' },
  eu_xml: { key: 'eu_financial', name: 'EU Financial Sanctions' },
  eu_csv: { key: 'eu_financial_csv', name: 'EU Financial Sanctions (CSV)' },
  uk_csv: { key: 'uk_sanctions', name: 'UK Sanctions List' },
  us_csl_csv: { key: 'us_csl', name: 'US Consolidated Screening List' },
  us_csl_json: { key: 'us_csl_json', name: 'US Consolidated Screening List (JSON)' },
};

/** OFAC's other list, in the same formats: the names of its files tell it apart. */
const ofacOthers = {
  ofac_csv: { file: /^cons_/i, key: 'ofac_non_sdn', name: 'OFAC Consolidated Non-SDN List' },
  ofac_xml: {
    file: /^cons/i,
    key: 'ofac_non_sdn_xml',
    name: 'OFAC Consolidated Non-SDN List (XML)',
  },
};

/** Key and name of the list that files of a format belong to. */
export function identityOf(format: ListFormat, fileNames: readonly string[], name: string | undefined) {
  if (format === 'ofac_csv' || format === 'ofac_xml') {
    const { file, ...others } = ofacOthers[format];
    return fileNames.some((one) => file.test(one)) ? others : published[format];
  }
  if (!isNamedListFormat(format)) return published[format];
  const title = (name ?? '').replace(/\s+/g, ' ').trim();
  return { key: `own:${title.normalize('NFC').toLowerCase()}`, name: title };
}

export type RecognisedFile = StoredListFile & { part: OfacPart | 'list' };
type RecognisedList = { format: ListFormat; files: RecognisedFile[]; publishedOn: string | null };

const headBytes = 16_384;

/** The beginning of a stored file, for telling what it is. Read to its end: a stream left half-read keeps its file open. */
async function headOf(files: Files, file: StoredListFile): Promise<string> {
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
  if (!first) throw noFiles();
  const head = await headOf(files, first);
  const found = recogniseList(head)?.format ?? (partByName(first.name) && 'ofac_csv');
  const format = wanted ?? found;
  const told = publishedOn(head) ?? null;
  if (!format)
    throw unreadable(
      `${first.name} isn’t in a list format that can be read. Choose its format or another file.`,
    );
  if (format === 'ofac_csv') return { format, files: await ofacFiles(files, given), publishedOn: told };
  if (given.length > 1) throw unreadable('This format has one file. Choose one.');
  // A table may look like anything; whoever says it is one is believed.
  if (found && found !== format && !isTableFormat(format))
    throw unreadable(`${first.name} looks like ${formatNames[found]}, not like ${formatNames[format]}.`);
  return { format, files: [{ ...first, part: 'list' }], publishedOn: told };
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
const noFiles = () => unreadable('Choose the files of the list.');

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
  if (!main) throw noFiles();
  if (!isTableFormat(format)) return yield* oneFileParsers[format](chunks(main, source));
  const headings =
    format === 'plain_csv'
      ? firstRow(await headOf(source.files, main))
      : await plainProperties(chunks(main, { ...source, onBytes: () => {} }), main.name);
  const columns = { ...columnsFor(headings, mapping), file: main.name };
  if (format === 'plain_csv') yield* parsePlainCsv(chunks(main, source), columns);
  else yield* parsePlainJson(chunks(main, source), { ...columns, properties: headings });
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
 * The columns of a list of the firm's own: those that somebody has chosen, else by their headings. A file without a
 * column for names is refused by the parser, which tells the columns it has.
 */
function columnsFor(headings: readonly string[], chosen: ListMapping | null) {
  const mapping = chosen ?? proposeMapping(headings);
  return {
    mapping: { ...mapping, name: mapping.name ?? 'name' } satisfies PlainMapping,
    further: furtherColumns(headings, mapping),
  };
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
