import { countryCode } from '../../facts/index.ts';
import type { Note } from '../checked-entries.ts';
import { RowProblem } from '../checked-entries.ts';
import { edtfDate } from '../edtf-date.ts';
import type { EntryType, ParsedEntry } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { spokenName } from '../spoken-name.ts';
import type { FurtherColumns, PlainField, PlainMapping } from './plain-columns.ts';

export type PlainOptions = {
  mapping: PlainMapping;
  further?: FurtherColumns;
  /** All properties of a JSON list; a note names those that nobody mapped. */
  properties?: readonly string[];
  /** Shown in rejected rows and errors. */
  file?: string;
  /** Type of entries whose row names none. */
  defaultType?: EntryType;
};

const typeWords: readonly (readonly [RegExp, EntryType])[] = [
  [/^(?:person|individual|natural person|p|i)$/i, 'person'],
  [/^(?:organi[sz]ation|entity|company|public ?body|firm|o|e|c)$/i, 'organisation'],
  [/^(?:vessel|ship)$/i, 'vessel'],
  [/^(?:aircraft|airplane|plane)$/i, 'aircraft'],
  [/^(?:legal ?entity|unknown)$/i, 'unknown'],
];

const alternatives = / or | \/ /i;

/** Day before month, as India and Europe write it: 12/03/1960 is the twelfth of March. */
function birthDate(text: string): string | undefined {
  const numeric = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (!numeric) return edtfDate(text);
  const [, day = '', month = '', year] = numeric;
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The values a row has for a field, none empty. */
export type Cells = (field: PlainField) => string[];

/**
 * The entry of one row. A country, date or gender that cannot be read does not cost the name: it is kept among the
 * remarks as it was written, and noted.
 * @throws RowProblem where the row has no name, or a type that is none
 */
export function readPlainRow(cells: Cells, options: PlainOptions, note: Note): ParsedEntry {
  const name = cells('name')[0];
  if (!name) throw new RowProblem('The row has no name.');
  const entry = emptyEntry('', typeOf(cells('type')[0], options));
  const asWritten: string[] = [];
  const keep = (what: string, text: string, why: string) => {
    asWritten.push(`${what}: ${text}`);
    note(`"${text}" is not ${why}; it is kept as a remark.`);
  };
  readNames(entry, name, cells);
  for (const text of cells('countries')) {
    const country = countryCode(text) ?? countryCode(text.toUpperCase());
    if (country) addOnce(entry.countries, country);
    else keep('Country', text, 'a country that can be recognised');
  }
  for (const text of cells('births')) {
    const dates = text.replace(/\s+/g, ' ').split(alternatives).map(birthDate);
    if (dates.every((date) => date !== undefined)) for (const date of dates) addOnce(entry.births, date);
    else keep('Born', text, 'a date like 1960-03-12, 12 Mar 1960, 12/03/1960 or 1960');
  }
  for (const text of cells('gender').slice(0, 1)) {
    const gender = genderOf(text);
    if (gender) entry.gender = gender;
    else keep('Gender', text, 'a gender: male or female');
  }
  for (const text of cells('identifiers')) entry.identifiers.push(readIdentifier(text));
  for (const field of ['programmes', 'positions', 'topics', 'addresses'] as const) {
    for (const text of cells(field)) addOnce(entry[field], text);
  }
  const remarks = [...cells('remarks'), ...asWritten].join('; ');
  if (remarks !== '') entry.remarks = remarks;
  entry.id = cells('id')[0] ?? idOf(name, entry);
  return entry;
}

const longestOwnId = 400;

/** Records that begin alike are numbered. */
const idOf = (name: string, { births, identifiers }: ParsedEntry) =>
  [name.toLowerCase(), births[0], identifiers[0]?.value]
    .filter(Boolean)
    .join(' ')
    .slice(0, longestOwnId)
    .toWellFormed();

function typeOf(text: string | undefined, { defaultType = 'unknown' }: PlainOptions): EntryType {
  if (!text) return defaultType;
  const type = typeWords.find(([pattern]) => pattern.test(text))?.[1];
  if (!type) throw new RowProblem(`"${text}" is not a type: person, organisation, vessel or aircraft.`);
  return type;
}

function readNames(entry: ParsedEntry, name: string, cells: Cells): void {
  const { type } = entry;
  addName(entry, spokenName(name, type), 'primary');
  for (const text of cells('aliases')) addName(entry, spokenName(text, type), 'aka');
  for (const text of cells('weakAliases')) addName(entry, spokenName(text, type), 'weak');
  for (const text of cells('formerNames')) addName(entry, spokenName(text, type), 'fka');
  for (const text of cells('nativeNames')) addName(entry, text, 'native');
}

function genderOf(word: string): 'male' | 'female' | undefined {
  if (/^(?:m|male|man)$/i.test(word)) return 'male';
  return /^(?:f|female|woman)$/i.test(word) ? 'female' : undefined;
}

/** "passport: A1234567" names its scheme; "A1234567" alone does not. */
function readIdentifier(text: string): { scheme?: string; value: string } {
  const named = /^([A-Za-z_ ]{2,30}):\s*(\S.*)$/.exec(text);
  return named ? { scheme: named[1]?.trim() ?? '', value: named[2] ?? '' } : { value: text };
}

/**
 * Numbers records that share an id but say something else: what is on a list is screened, whatever its numbers are.
 * A row that says the very same keeps its id, and is refused as a repetition.
 */
export function numbered(): (entry: ParsedEntry) => ParsedEntry {
  const seen = new Map<string, Set<string>>();
  return (entry) => {
    const says = JSON.stringify(entry);
    const others = seen.get(entry.id) ?? new Set();
    seen.set(entry.id, others);
    const isRepetition = others.has(says);
    others.add(says);
    return isRepetition || others.size === 1 ? entry : { ...entry, id: `${entry.id} (${others.size})` };
  };
}
