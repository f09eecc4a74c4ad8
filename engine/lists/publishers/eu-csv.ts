import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import type { ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { type Cell, type Group, groupedRows } from '../readers/grouped-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { euBirth, euNameKind, euScheme } from './eu-words.ts';

const list = {
  file: 'EU list',
  expected: 'The consolidated list of EU financial sanctions (CSV, schema 1.1)',
  delimiter: ';',
  id: 'entity_logicalid',
  needed: ['entity_logicalid', 'entity_subjecttype', 'namealias_wholename'],
};

/** One file writes the letter first and the word second, another the other way round. */
const isPerson = (cell: Cell) =>
  [cell('entity_subjecttype'), cell('entity_subjecttype_classificationcode')].some((code) =>
    /^(p|person)$/i.test(code),
  );

function readName(entry: ParsedEntry, cell: Cell): void {
  const parts = [cell('namealias_firstname'), cell('namealias_middlename'), cell('namealias_lastname')];
  const name = cell('namealias_wholename') || parts.filter((part) => part !== '').join(' ');
  const first = !entry.names.some(({ kind }) => kind === 'primary');
  addName(entry, name, euNameKind(name, { first, weak: false }));
  addOnce(entry.positions, cell('namealias_function'));
  const gender = cell('namealias_gender');
  if (gender === 'M') entry.gender = 'male';
  if (gender === 'F') entry.gender = 'female';
}

function readIdentifier(entry: ParsedEntry, cell: Cell): void {
  const value = cell('identification_number', 'identification_latinnumber');
  if (value === '' || entry.identifiers.some((known) => known.value === value)) return;
  const scheme = euScheme(cell('identification_typecode'));
  const country = countryCode(cell('identification_countryiso2code'));
  entry.identifiers.push({ ...(scheme ? { scheme } : {}), value, ...(country ? { country } : {}) });
}

function readRow(entry: ParsedEntry, cell: Cell): void {
  readName(entry, cell);
  readIdentifier(entry, cell);
  addOnce(entry.programmes, cell('entity_regulation_programme'));
  for (const what of ['citizenship', 'birthdate', 'address'])
    addOnce(entry.countries, countryCode(cell(`${what}_countryiso2code`, `${what}_countrydescription`)));
  const birth = euBirth({
    date: cell('birthdate_birthdate'),
    year: cell('birthdate_year'),
    from: cell('birthdate_yearrangefrom'),
    to: cell('birthdate_yearrangeto'),
    circa: /^true$/i.test(cell('birthdate_circa')),
  });
  addOnce(entry.births, birth);
  const address = ['street', 'pobox', 'zipcode', 'city', 'region', 'countrydescription'].map((part) =>
    cell(`address_${part}`),
  );
  addOnce(entry.addresses, address.filter((part) => part !== '').join(', '));
}

function readGroup({ id, rows }: Group): ParsedEntry {
  const [first] = rows;
  const entry = emptyEntry(
    first?.('entity_eu_referencenumber') || id,
    first && isPerson(first) ? 'person' : 'organisation',
  );
  for (const cell of rows) readRow(entry, cell);
  entry.topics.push('sanctions');
  const remarks = first?.('entity_remark', 'entity_designationdetails');
  if (remarks) entry.remarks = remarks;
  return entry;
}

/**
 * Parses the consolidated list of EU financial sanctions as the Commission publishes it in CSV (schema 1.1, a
 * semicolon between cells). This format does not say which aliases are weak: the XML does. Yields the counts last.
 * @throws ListFormatError when the headings are those of another file, or the CSV is broken
 */
export function parseEuCsv(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), list.file);
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  for await (const group of groupedRows(chunks, list))
    yield { line: group.line, read: () => readGroup(group) };
}
