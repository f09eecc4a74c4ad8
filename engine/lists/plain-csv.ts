import { countryCode } from '../facts/index.ts';
import type { ReadRecord } from './checked-entries.ts';
import { checkedEntries, RowProblem } from './checked-entries.ts';
import { csvRows } from './csv-rows.ts';
import { edtfDate } from './edtf-date.ts';
import type { EntryType, ParsedEntry, ParsedRow } from './entry.ts';
import { addName, addOnce, emptyEntry } from './entry.ts';
import type { PlainColumns, PlainField, PlainMapping } from './plain-columns.ts';
import { guessDelimiter, plainColumns } from './plain-columns.ts';
import { spokenName } from './spoken-name.ts';
import type { Chunks } from './text-chunks.ts';

export type PlainOptions = {
  mapping: PlainMapping;
  /** Shown in rejected rows and errors. */
  file?: string;
  /** Type of entries whose row names none. */
  defaultType?: EntryType;
  /** Topics that every entry gets: `sanctions`, `pep`, `internal` … */
  topics?: readonly string[];
};

const typeWords: readonly (readonly [RegExp, EntryType])[] = [
  [/^(?:person|individual|natural person|p|i)$/i, 'person'],
  [/^(?:organi[sz]ation|entity|company|legal entity|firm|o|e|c)$/i, 'organisation'],
  [/^(?:vessel|ship)$/i, 'vessel'],
  [/^(?:aircraft|plane)$/i, 'aircraft'],
];

const manyValued = /\s*[;|]\s*/;

/** Day before month, as India and Europe write it: 12/03/1960 is the twelfth of March. */
function birthDate(text: string): string | undefined {
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!numeric) return edtfDate(text);
  const [, day = '', month = '', year] = numeric;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

type Cells = (field: PlainField) => string[];

function readRow(cells: Cells, options: PlainOptions): ParsedEntry {
  const name = cells('name')[0];
  if (!name) throw new RowProblem('The row has no name.');
  const typeText = cells('type')[0];
  const type = typeText
    ? typeWords.find(([pattern]) => pattern.test(typeText))?.[1]
    : (options.defaultType ?? 'unknown');
  if (!type) throw new RowProblem(`"${typeText}" is not a type: person, organisation, vessel or aircraft.`);
  const entry = emptyEntry('', type);
  addName(entry, spokenName(name, type), 'primary');
  for (const text of cells('aliases')) addName(entry, spokenName(text, type), 'aka');
  for (const text of cells('weakAliases')) addName(entry, spokenName(text, type), 'weak');
  for (const text of cells('formerNames')) addName(entry, spokenName(text, type), 'fka');
  for (const text of cells('nativeNames')) addName(entry, text, 'native');
  for (const text of cells('countries')) {
    const country = countryCode(text) ?? countryCode(text.toUpperCase());
    if (!country) throw new RowProblem(`"${text}" is not a country that can be recognised.`);
    addOnce(entry.countries, country);
  }
  for (const text of cells('births')) {
    const date = birthDate(text);
    if (!date)
      throw new RowProblem(`"${text}" is not a date like 1960-03-12, 12 Mar 1960, 12/03/1960 or 1960.`);
    addOnce(entry.births, date);
  }
  const gender = cells('gender')[0]?.toLowerCase();
  if (gender) entry.gender = readGender(gender);
  for (const text of cells('identifiers')) entry.identifiers.push(readIdentifier(text));
  for (const field of ['programmes', 'positions', 'topics', 'addresses'] as const) {
    for (const text of cells(field)) addOnce(entry[field], text);
  }
  for (const topic of options.topics ?? []) addOnce(entry.topics, topic);
  const remarks = cells('remarks').join('; ');
  if (remarks !== '') entry.remarks = remarks;
  entry.id = cells('id')[0] ?? [name.toLowerCase(), entry.births[0]].filter(Boolean).join(' ');
  return entry;
}

function readGender(word: string): 'male' | 'female' {
  if (/^(?:m|male|man)$/.test(word)) return 'male';
  if (/^(?:f|female|woman)$/.test(word)) return 'female';
  throw new RowProblem(`"${word}" is not a gender: male or female.`);
}

/** "passport: A1234567" names its scheme; "A1234567" alone does not. */
function readIdentifier(text: string): { scheme?: string; value: string } {
  const named = /^([A-Za-z_ ]{2,30}):\s*(\S.*)$/.exec(text);
  return named ? { scheme: named[1]?.trim() ?? '', value: named[2] ?? '' } : { value: text };
}

async function* replay(first: string | Uint8Array, rest: AsyncIterator<string | Uint8Array>): Chunks {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/**
 * Parses a list of the firm's own: CSV with a heading row, delimited by comma, semicolon or tab; cells may hold
 * several values separated by `;` or `|`, except the name. Rows whose country, date or type cannot be read are
 * rejected, not half read. Without an id column an entry goes by its name and birth date. Yields the counts last.
 * @throws ListFormatError when a mapped column is missing or the file is no CSV
 */
export function parsePlainCsv(chunks: Chunks, options: PlainOptions): AsyncGenerator<ParsedRow> {
  const file = options.file ?? 'list.csv';
  return checkedEntries(records(chunks, options, file), file);
}

async function* records(chunks: Chunks, options: PlainOptions, file: string): AsyncGenerator<ReadRecord> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  const start = first.done ? '' : first.value;
  const head = typeof start === 'string' ? start : new TextDecoder().decode(start.slice(0, 65_536));
  const rows = csvRows(replay(start, iterator), file, 'a CSV list with a heading row', guessDelimiter(head));
  let columns: PlainColumns | undefined;
  for await (const { cells, line } of rows) {
    if (columns) {
      const reader = cellReader(cells, columns);
      yield { line, read: () => readRow(reader, options) };
    } else columns = plainColumns(cells, options.mapping, file);
  }
}

function cellReader(cells: readonly string[], columns: PlainColumns): Cells {
  return (field) => {
    const index = columns[field];
    const text = index === undefined ? '' : (cells[index]?.trim() ?? '');
    const values = field === 'name' || field === 'remarks' ? [text] : text.split(manyValued);
    return values.filter((value) => value !== '');
  };
}
