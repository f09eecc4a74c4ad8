import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries, RowProblem } from '../checked-entries.ts';
import { edtfDate } from '../edtf-date.ts';
import type { EntryType, NameKind, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { jsonObjects } from '../readers/json-objects.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { spokenName } from '../spoken-name.ts';
import { keptTopic } from '../topic.ts';

type Value = Record<string, unknown>;

const types: Readonly<Record<string, EntryType>> = {
  PERSON: 'person',
  ORGANIZATION: 'organisation',
  VESSEL: 'vessel',
  AIRCRAFT: 'aircraft',
};

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const features = (value: unknown): Value[] =>
  Array.isArray(value) ? value.filter((one): one is Value => typeof one === 'object' && one !== null) : [];

function nameOf(name: Value): string {
  const parts = ['NAME_FIRST', 'NAME_MIDDLE', 'NAME_LAST'].map((part) => text(name[part]));
  return text(name.NAME_FULL) || text(name.NAME_ORG) || parts.filter((part) => part !== '').join(' ');
}

function readIdentifier(entry: ParsedEntry, value: Value): void {
  const passport = text(value.PASSPORT_NUMBER);
  if (passport) entry.identifiers.push({ scheme: 'passport', value: passport });
  const national = text(value.NATIONAL_ID_NUMBER);
  if (national) entry.identifiers.push({ scheme: 'national_id', value: national });
  const lei = text(value.LEI_NUMBER);
  if (lei) entry.identifiers.push({ scheme: 'LEI', value: lei });
  const other = text(value.OTHER_ID_NUMBER) || text(value.TRUSTED_ID_NUMBER);
  if (other) entry.identifiers.push({ value: other });
}

function readEntity(value: Value): ParsedEntry {
  const entry = emptyEntry(text(value.RECORD_ID), types[text(value.RECORD_TYPE).toUpperCase()] ?? 'unknown');
  for (const name of features(value.NAMES)) {
    const kind: NameKind = entry.names.length === 0 || text(name.NAME_TYPE) === 'PRIMARY' ? 'primary' : 'aka';
    addName(entry, spokenName(nameOf(name), entry.type), kind);
  }
  for (const date of features(value.DATES)) addOnce(entry.births, edtfDate(text(date.DATE_OF_BIRTH)));
  for (const country of features(value.COUNTRIES).flatMap((one) => Object.values(one)))
    addOnce(entry.countries, countryCode(text(country).toUpperCase()));
  for (const risk of features(value.RISKS)) addOnce(entry.topics, keptTopic(text(risk.TOPIC)));
  for (const address of features(value.ADDRESSES)) addOnce(entry.addresses, text(address.ADDR_FULL));
  for (const identifier of features(value.IDENTIFIERS)) readIdentifier(entry, identifier);
  return entry;
}

/**
 * Parses entities in Senzing's entity specification (version 4: features in arrays), one JSON object a line, as
 * OpenSanctions publishes them beside its own model. Yields the counts last.
 * @throws ListFormatError when the file is not JSON
 */
export function parseSenzing(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), 'senzing.json');
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  for await (const { line, value } of jsonObjects(
    chunks,
    'senzing.json',
    'A list of Senzing entities (JSON lines)',
  )) {
    const read = () => {
      if (!value) throw new RowProblem('The record is not valid JSON.');
      return readEntity(value);
    };
    yield { line, read };
  }
}
