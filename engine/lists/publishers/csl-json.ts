import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries, RowProblem } from '../checked-entries.ts';
import type { EntryIdentifier, ParsedRow } from '../entry.ts';
import { jsonRecords } from '../readers/json-records.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { type CslRecord, cslEntry } from './csl-entry.ts';
import { identifierScheme } from './ofac-identifier.ts';

const list = {
  file: 'US consolidated screening list',
  expected: 'The US consolidated screening list (JSON)',
  array: 'results',
} as const;

type Value = Record<string, unknown>;

const text = (value: unknown) =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
const array = (value: unknown) => (Array.isArray(value) ? value : []);
const texts = (value: unknown) =>
  array(value)
    .map(text)
    .filter((one) => one !== '');
const objects = (value: unknown) =>
  array(value).filter((one): one is Value => typeof one === 'object' && one !== null);

function address(value: Value) {
  const parts = ['address', 'city', 'state', 'postal_code', 'country'].map((name) => text(value[name]));
  return { text: parts.filter((part) => part !== '').join(', '), country: text(value.country) };
}

function identifier(value: Value): EntryIdentifier[] {
  const scheme = identifierScheme(text(value.type));
  const number = text(value.number);
  const country = countryCode(text(value.country));
  return scheme && number ? [{ scheme, value: number, ...(country ? { country } : {}) }] : [];
}

function recordOf(value: Value): CslRecord {
  const callSign = text(value.call_sign);
  return {
    id: text(value.id),
    source: text(value.source),
    number: text(value.entity_number),
    type: text(value.type),
    name: text(value.name),
    aliases: texts(value.alt_names),
    programmes: texts(value.programs),
    title: text(value.title),
    addresses: objects(value.addresses).map(address),
    countries: [...texts(value.nationalities), ...texts(value.citizenships), text(value.vessel_flag)],
    births: texts(value.dates_of_birth),
    identifiers: [
      ...objects(value.ids).flatMap(identifier),
      ...(callSign ? [{ scheme: 'call_sign', value: callSign }] : []),
    ],
    remarks: text(value.remarks),
  };
}

/**
 * Parses the US consolidated screening list in JSON, as trade.gov publishes it: an object whose `results` are the
 * records. Yields the counts last.
 * @throws ListFormatError when it is another file, or the JSON is broken
 */
export function parseCslJson(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), list.file);
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  for await (const { line, value } of jsonRecords(chunks, list)) {
    const read = () => {
      if (!value) throw new RowProblem('The record is not valid JSON.');
      return cslEntry(recordOf(value));
    };
    yield { line, read };
  }
}
