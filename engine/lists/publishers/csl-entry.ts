import { countryCode } from '../../facts/index.ts';
import { edtfDate } from '../edtf-date.ts';
import type { EntryIdentifier, EntryType, ParsedEntry } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import { spokenName } from '../spoken-name.ts';

/** One record of the US consolidated screening list, whichever format it came in; empty texts where nothing is known. */
export type CslRecord = {
  id: string;
  source: string;
  number: string;
  type: string;
  name: string;
  aliases: string[];
  programmes: string[];
  title: string;
  addresses: { text: string; country: string }[];
  /** Nationalities, citizenships, flags, places of birth: a country's name or code each. */
  countries: string[];
  births: string[];
  identifiers: EntryIdentifier[];
  remarks: string;
};

const types: Readonly<Record<string, EntryType>> = {
  individual: 'person',
  entity: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** Lists of Treasury and State; those of the Bureau of Industry and Security control exports. */
const sanctions = /SDN|SSI|CAP|FSE|MBS|PLC|CMIC|ISN/;

/** The entry of a record. Records without a number are told apart by name and addresses. */
export function cslEntry(record: CslRecord): ParsedEntry {
  const short = /\(([A-Z]+)\)/.exec(record.source)?.[1] ?? record.source;
  const { name, number } = record;
  const told = number ? [number] : [name, record.addresses.map(({ text }) => text).join('; ')];
  const id = record.id || [short, ...told].join(' ').trim();
  const entry = emptyEntry(id, types[record.type.toLowerCase()] ?? 'unknown');
  addName(entry, spokenName(name, entry.type), 'primary');
  for (const alias of record.aliases) addName(entry, spokenName(alias, entry.type), 'aka');
  addOnce(entry.programmes, short);
  for (const programme of record.programmes) addOnce(entry.programmes, programme);
  addOnce(entry.positions, record.title);
  for (const { text, country } of record.addresses) {
    addOnce(entry.addresses, text);
    addOnce(entry.countries, countryCode(country));
  }
  for (const country of record.countries) addOnce(entry.countries, countryCode(country));
  for (const date of record.births) addOnce(entry.births, edtfDate(date));
  entry.identifiers.push(...record.identifiers);
  entry.topics.push(sanctions.test(short) ? 'sanctions' : 'export_control');
  if (record.remarks) entry.remarks = record.remarks;
  return entry;
}
