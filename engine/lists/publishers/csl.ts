import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import type { EntryIdentifier, ParsedRow } from '../entry.ts';
import { ListFormatError } from '../list-format-error.ts';
import { csvRows } from '../readers/csv-rows.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { type CslRecord, cslEntry } from './csl-entry.ts';
import { identifierScheme } from './ofac-identifier.ts';

const file = 'US consolidated screening list';
const expected = 'The US consolidated screening list (CSV)';
const neededHeadings = ['source', 'entity_number', 'type', 'programs', 'name', 'alt_names', 'ids'];

type Cell = (heading: string) => string;

function many(text: string): string[] {
  return text
    .split(/;\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const afterComma = (text: string) => text.slice(text.lastIndexOf(',') + 1);

/** "US, 80-0890696, Tax ID No." and "Passport, A1234, IR": country, number and label in either order. */
function identifier(text: string): EntryIdentifier[] {
  const pieces = text.split(',').map((piece) => piece.trim());
  const scheme = pieces.map(identifierScheme).find((found) => found !== undefined);
  const country = pieces.map(countryCode).find((found) => found !== undefined);
  const value = pieces.find((piece) => !identifierScheme(piece) && !countryCode(piece) && /\d/.test(piece));
  return value && scheme ? [{ scheme, value, ...(country ? { country } : {}) }] : [];
}

function recordOf(cell: Cell): CslRecord {
  const callSign = cell('call_sign');
  return {
    id: cell('_id'),
    source: cell('source'),
    number: cell('entity_number'),
    type: cell('type'),
    name: cell('name'),
    aliases: many(cell('alt_names')),
    programmes: many(cell('programs')),
    title: cell('title'),
    addresses: many(cell('addresses')).map((text) => ({ text, country: afterComma(text) })),
    countries: [
      ...['nationalities', 'citizenships', 'vessel_flag'].flatMap((heading) => many(cell(heading))),
      ...many(cell('places_of_birth')).map(afterComma),
    ],
    births: many(cell('dates_of_birth')),
    identifiers: [
      ...many(cell('ids')).flatMap(identifier),
      ...(callSign ? [{ scheme: 'call_sign', value: callSign }] : []),
    ],
    remarks: cell('remarks'),
  };
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
      yield {
        line,
        read: () => cslEntry(recordOf((heading) => cells[known.indexOf(heading)]?.trim() ?? '')),
      };
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
