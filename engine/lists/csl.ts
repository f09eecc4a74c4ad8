import { countryCode } from '../facts/index.ts';
import type { ReadRecord } from './checked-entries.ts';
import { checkedEntries } from './checked-entries.ts';
import { csvRows } from './csv-rows.ts';
import { edtfDate } from './edtf-date.ts';
import type { EntryType, ParsedEntry, ParsedRow } from './entry.ts';
import { addName, addOnce, emptyEntry } from './entry.ts';
import { ListFormatError } from './list-format-error.ts';
import { identifierScheme } from './ofac-identifier.ts';
import { spokenName } from './spoken-name.ts';
import type { Chunks } from './text-chunks.ts';

const file = 'US consolidated screening list';
const expected = 'The US consolidated screening list (CSV)';
const neededHeadings = ['source', 'entity_number', 'type', 'programs', 'name', 'alt_names', 'ids'];

const types: Readonly<Record<string, EntryType>> = {
  individual: 'person',
  entity: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

type Cell = (heading: string) => string;

function many(text: string): string[] {
  return text
    .split(/;\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** "US, 80-0890696, Tax ID No." and "Passport, A1234, IR": country, number and label in either order. */
function readIdentifier(entry: ParsedEntry, text: string): void {
  const pieces = text.split(',').map((piece) => piece.trim());
  const scheme = pieces.map(identifierScheme).find((found) => found !== undefined);
  const country = pieces.map(countryCode).find((found) => found !== undefined);
  const value = pieces.find((piece) => !identifierScheme(piece) && !countryCode(piece) && /\d/.test(piece));
  if (value && scheme) entry.identifiers.push({ scheme, value, ...(country ? { country } : {}) });
}

function readRow(cell: Cell): ParsedEntry {
  const source = cell('source');
  const name = cell('name');
  const short = /\(([A-Z]+)\)/.exec(source)?.[1] ?? source;
  const number = cell('entity_number');
  const id = cell('_id') || [short, ...(number ? [number] : [name, cell('addresses')])].join(' ').trim();
  const entry = emptyEntry(id, types[cell('type').toLowerCase()] ?? 'unknown');
  addName(entry, spokenName(name, entry.type), 'primary');
  for (const alias of many(cell('alt_names'))) addName(entry, spokenName(alias, entry.type), 'aka');
  addOnce(entry.programmes, short);
  for (const programme of many(cell('programs'))) addOnce(entry.programmes, programme);
  addOnce(entry.positions, cell('title'));
  for (const address of many(cell('addresses'))) {
    addOnce(entry.addresses, address);
    addOnce(entry.countries, countryCode(address.slice(address.lastIndexOf(',') + 1)));
  }
  for (const heading of ['nationalities', 'citizenships', 'vessel_flag']) {
    for (const country of many(cell(heading))) addOnce(entry.countries, countryCode(country));
  }
  for (const place of many(cell('places_of_birth'))) {
    addOnce(entry.countries, countryCode(place.slice(place.lastIndexOf(',') + 1)));
  }
  for (const date of many(cell('dates_of_birth'))) addOnce(entry.births, edtfDate(date));
  for (const identifier of many(cell('ids'))) readIdentifier(entry, identifier);
  if (cell('call_sign')) entry.identifiers.push({ scheme: 'call_sign', value: cell('call_sign') });
  entry.topics.push(/SDN|SSI|CAP|FSE|MBS|PLC|CMIC|ISN/.test(short) ? 'sanctions' : 'export_control');
  if (cell('remarks')) entry.remarks = cell('remarks');
  return entry;
}

/**
 * Parses the US consolidated screening list in CSV, as trade.gov publishes it (columns of 2017 and later). Treasury
 * and State lists are sanctions, those of the Bureau of Industry and Security export control. Yields the counts last.
 * @throws ListFormatError when the headings are those of another file, or the CSV is broken
 */
export function parseCsl(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), file);
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  let headings: string[] | undefined;
  for await (const { cells, line } of csvRows(chunks, file, expected)) {
    if (headings) {
      const known = headings;
      yield { line, read: () => readRow((heading) => cells[known.indexOf(heading)]?.trim() ?? '') };
      continue;
    }
    headings = cells.map((heading) => heading.trim());
    const missing = neededHeadings.filter((heading) => !cells.includes(heading));
    if (missing.length > 0) {
      throw new ListFormatError(`${expected} was expected; the columns ${missing.join(', ')} are missing.`, {
        file,
      });
    }
  }
}
