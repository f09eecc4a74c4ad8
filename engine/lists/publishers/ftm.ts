import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries, RowProblem } from '../checked-entries.ts';
import type { EntryType, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { jsonObjects } from '../readers/json-objects.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import { spokenName } from '../spoken-name.ts';
import { keptTopic } from '../topic.ts';

const FILE = 'entities.ftm.json';

/** Schemata that can be screened against; the others (Sanction, Address, Ownership …) describe these. */
const types: Readonly<Record<string, EntryType>> = {
  Person: 'person',
  Company: 'organisation',
  Organization: 'organisation',
  PublicBody: 'organisation',
  LegalEntity: 'unknown',
  Vessel: 'vessel',
  Airplane: 'aircraft',
};

const schemes: Readonly<Record<string, string>> = {
  passportNumber: 'passport',
  idNumber: 'national_id',
  socialSecurityNumber: 'national_id',
  taxNumber: 'tax_id',
  innCode: 'tax_id',
  vatCode: 'VAT',
  registrationNumber: 'registration',
  ogrnCode: 'registration',
  uscCode: 'registration',
  leiCode: 'LEI',
  swiftBic: 'SWIFT',
  imoNumber: 'IMO',
  mmsi: 'MMSI',
  callSign: 'call_sign',
  dunsCode: 'DUNS',
};

const countryProperties = [
  'nationality',
  'citizenship',
  'country',
  'jurisdiction',
  'mainCountry',
  'birthCountry',
  'flag',
];

type Values = (property: string) => string[];

function valuesOf(entity: Record<string, unknown>): Values {
  const properties = (entity.properties ?? {}) as Record<string, unknown>;
  return (property) => {
    const values = properties[property];
    return Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];
  };
}

function readNames(entry: ParsedEntry, values: Values, caption: unknown): void {
  const spoken = (name: string) => spokenName(name, entry.type);
  if (typeof caption === 'string') addName(entry, spoken(caption), 'primary');
  for (const name of values('name')) {
    addName(entry, spoken(name), entry.names.length === 0 ? 'primary' : 'aka');
  }
  for (const name of values('alias')) addName(entry, spoken(name), 'aka');
  for (const name of values('previousName')) addName(entry, spoken(name), 'fka');
  for (const name of [...values('weakAlias'), ...values('abbreviation')])
    addName(entry, spoken(name), 'weak');
}

function readEntity(entity: Record<string, unknown>, type: EntryType): ParsedEntry {
  const values = valuesOf(entity);
  const entry = emptyEntry(typeof entity.id === 'string' ? entity.id : '', type);
  readNames(entry, values, entity.caption);
  for (const property of countryProperties) {
    for (const code of values(property)) addOnce(entry.countries, countryCode(code.toUpperCase()));
  }
  for (const property of ['birthDate', 'incorporationDate', 'buildDate']) {
    for (const date of values(property)) addOnce(entry.births, date.slice(0, 10));
  }
  for (const [property, scheme] of Object.entries(schemes)) {
    for (const value of values(property)) entry.identifiers.push({ scheme, value });
  }
  const gender = values('gender')[0];
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  for (const programme of [...values('programId'), ...values('program')])
    addOnce(entry.programmes, programme);
  for (const position of values('position')) addOnce(entry.positions, position);
  for (const topic of values('topics')) addOnce(entry.topics, keptTopic(topic));
  for (const address of values('address')) addOnce(entry.addresses, address);
  const remarks = [...values('summary'), ...values('notes')].join(' ');
  if (remarks !== '') entry.remarks = remarks;
  return entry;
}

/**
 * Parses entities in the FollowTheMoney model, one JSON object a line or all in an array, as OpenSanctions and others publish them
 * (schema of 2024). Persons, organisations, vessels and aircraft become entries; entities of other schemata are
 * left out and not counted. Yields the counts last.
 * @throws ListFormatError when the file is neither
 */
export function parseFtm(chunks: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(chunks), FILE);
}

async function* records(chunks: Chunks): AsyncGenerator<ReadRecord> {
  for await (const { line, value } of jsonObjects(
    chunks,
    FILE,
    'A list of FollowTheMoney entities (JSON lines)',
  )) {
    const type = typeof value?.schema === 'string' ? types[value.schema] : undefined;
    if (value && typeof value.schema === 'string' && !type) continue;
    yield {
      line,
      read: () => {
        if (!value || !type)
          throw new RowProblem('The line is not an entity: a JSON object with id, schema and properties.');
        return readEntity(value, type);
      },
    };
  }
}
