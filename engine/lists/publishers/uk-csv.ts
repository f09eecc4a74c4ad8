import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import type { EntryType, NameKind, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { type Cell, type Group, groupedRows } from '../readers/grouped-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';

const list = {
  file: 'UK sanctions list',
  expected: 'The UK sanctions list (CSV)',
  id: 'unique id',
  needed: ['unique id', 'name 6', 'name type', 'alias strength', 'regime name'],
  /** The report date stands above the headings. */
  linesAbove: 5,
};

function typeOf(cell: Cell): EntryType {
  const word = cell('designation type', 'individual, entity, ship').toLowerCase();
  if (word === 'individual') return 'person';
  if (word === 'ship') return 'vessel';
  return word === 'entity' ? 'organisation' : 'unknown';
}

function nameKind(cell: Cell): NameKind {
  if (/low/i.test(cell('alias strength'))) return 'weak';
  return /^primary name$/i.test(cell('name type')) ? 'primary' : 'aka';
}

/** "14/02/1960", "dd/mm/1960" and "dd/05/1960": what is not known is written in letters. */
function birthDate(text: string): string | undefined {
  const match = /^(\d{2}|dd)\/(\d{2}|mm)\/(\d{4})$/i.exec(text.trim());
  if (!match) return /^\d{4}$/.test(text.trim()) ? text.trim() : undefined;
  const [, day = '', month = '', year = ''] = match;
  if (!/\d/.test(month)) return year;
  return /\d/.test(day) ? `${year}-${month}-${day}` : `${year}-${month}`;
}

/** "(1) Russia (2) Ukraine" and "Russia; Ukraine" hold two values. */
function many(text: string): string[] {
  return text
    .split(/\(\d+\)|;/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const identifiers: readonly (readonly [heading: string, scheme: string])[] = [
  ['passport number', 'passport'],
  ['national identifier number', 'national_id'],
  ['business registration number (s)', 'registration'],
  ['imo number', 'IMO'],
];

function readRow(entry: ParsedEntry, cell: Cell): void {
  const name = ['name 1', 'name 2', 'name 3', 'name 4', 'name 5', 'name 6']
    .map((heading) => cell(heading))
    .join(' ');
  addName(entry, name, nameKind(cell));
  addName(entry, cell('name non-latin script'), 'native');
  addOnce(entry.programmes, cell('regime name'));
  for (const heading of [
    'nationality(/ies)',
    'address country',
    'country of birth',
    'current believed flag of ship',
  ]) {
    for (const country of many(cell(heading))) addOnce(entry.countries, countryCode(country));
  }
  for (const date of many(cell('d.o.b'))) addOnce(entry.births, birthDate(date));
  for (const position of many(cell('position'))) addOnce(entry.positions, position);
  const gender = cell('gender').toLowerCase();
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  const lines = ['1', '2', '3', '4', '5', '6'].map((number) => cell(`address line ${number}`));
  const address = [...lines, cell('address postal code'), cell('address country')];
  addOnce(entry.addresses, address.filter((part) => part !== '').join(', '));
  for (const [heading, scheme] of identifiers) {
    for (const value of many(cell(heading))) {
      const known = entry.identifiers.some((other) => other.scheme === scheme && other.value === value);
      if (!known) entry.identifiers.push({ scheme, value });
    }
  }
  const remarks = cell('other information');
  if (remarks !== '' && entry.remarks === undefined) entry.remarks = remarks;
}

/**
 * Parses the UK sanctions list in CSV as the Foreign Office publishes it (columns of 2025–2026; it replaced OFSI's
 * consolidated list in January 2026). Low-quality aliases are weak. Yields the counts last.
 * @throws ListFormatError when the headings are those of another file, or the CSV is broken
 */
export function parseUkCsv(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), list.file);
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  for await (const group of groupedRows(chunks, list))
    yield { line: group.line, read: () => readGroup(group) };
}

function readGroup({ id, rows }: Group): ParsedEntry {
  const entry = emptyEntry(id, rows[0] ? typeOf(rows[0]) : 'unknown');
  for (const cell of rows) readRow(entry, cell);
  entry.names.sort((a, b) => Number(b.kind === 'primary') - Number(a.kind === 'primary'));
  entry.topics.push('sanctions');
  return entry;
}
