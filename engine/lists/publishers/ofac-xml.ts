import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import { edtfDate } from '../edtf-date.ts';
import type { EntryType, NameKind, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import type { XmlNode } from '../readers/xml-records.ts';
import { childText, grandchildren, xmlRecords } from '../readers/xml-records.ts';
import { identifierScheme } from './ofac-identifier.ts';

const list = {
  file: 'OFAC list',
  expected: 'An OFAC list in XML (sdn.xml or consolidated.xml)',
  root: 'sdnList',
  records: ['sdnEntry'],
} as const;

const types: Readonly<Record<string, EntryType>> = {
  individual: 'person',
  entity: 'organisation',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

function nameOf(node: XmlNode): string {
  return `${childText(node, 'firstName')} ${childText(node, 'lastName')}`;
}

function aliasKind(alias: XmlNode): NameKind {
  if (childText(alias, 'category').toLowerCase() === 'weak') return 'weak';
  return childText(alias, 'type').toLowerCase().startsWith('f') ? 'fka' : 'aka';
}

function readAddress(entry: ParsedEntry, address: XmlNode): void {
  const tags = ['address1', 'address2', 'address3', 'city', 'stateOrProvince', 'postalCode', 'country'];
  const pieces = tags.map((tag) => childText(address, tag)).filter((piece) => piece !== '');
  addOnce(entry.addresses, pieces.join(', '));
  addOnce(entry.countries, countryCode(childText(address, 'country')));
}

function readIdentifier(entry: ParsedEntry, node: XmlNode): void {
  const [type, value] = [childText(node, 'idType'), childText(node, 'idNumber')];
  if (type === 'Gender') {
    const gender = value.toLowerCase();
    if (gender === 'male' || gender === 'female') entry.gender = gender;
    return;
  }
  const scheme = identifierScheme(type);
  if (!scheme || value === '') return;
  const country = countryCode(childText(node, 'idCountry'));
  entry.identifiers.push(country ? { scheme, value, country } : { scheme, value });
}

function readEntry(node: XmlNode): ParsedEntry {
  const entry = emptyEntry(
    childText(node, 'uid'),
    types[childText(node, 'sdnType').toLowerCase()] ?? 'unknown',
  );
  addName(entry, nameOf(node), 'primary');
  for (const alias of grandchildren(node, 'akaList', 'aka')) addName(entry, nameOf(alias), aliasKind(alias));
  for (const programme of grandchildren(node, 'programList', 'program'))
    addOnce(entry.programmes, programme.text);
  addOnce(entry.positions, childText(node, 'title'));
  for (const country of [
    ...grandchildren(node, 'nationalityList', 'nationality'),
    ...grandchildren(node, 'citizenshipList', 'citizenship'),
  ]) {
    addOnce(entry.countries, countryCode(childText(country, 'country')));
  }
  for (const address of grandchildren(node, 'addressList', 'address')) readAddress(entry, address);
  for (const birth of grandchildren(node, 'dateOfBirthList', 'dateOfBirthItem')) {
    addOnce(entry.births, edtfDate(childText(birth, 'dateOfBirth')));
  }
  for (const place of grandchildren(node, 'placeOfBirthList', 'placeOfBirthItem')) {
    const pieces = childText(place, 'placeOfBirth').split(',');
    addOnce(entry.countries, countryCode(pieces.slice(-2).join(',')) ?? countryCode(pieces.at(-1) ?? ''));
  }
  for (const identifier of grandchildren(node, 'idList', 'id')) readIdentifier(entry, identifier);
  for (const vessel of node.children.filter((child) => child.tag === 'vesselInfo')) {
    const callSign = childText(vessel, 'callSign');
    if (callSign) entry.identifiers.push({ scheme: 'call_sign', value: callSign });
    addOnce(entry.countries, countryCode(childText(vessel, 'vesselFlag')));
  }
  entry.topics.push('sanctions');
  const remarks = childText(node, 'remarks');
  if (remarks !== '') entry.remarks = remarks;
  return entry;
}

/**
 * Parses OFAC's XML, SDN or consolidated non-SDN (the classic schema of sdn.xsd, 2009, not the advanced one).
 * Entries go by the same numbers as in the CSV files, so versions in both formats can be compared.
 * Yields the counts last.
 * @throws ListFormatError for XML that is broken, declares a DTD, or is another list
 */
export function parseOfacXml(xml: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(xml), list.file);
}

async function* records(xml: Chunks): AsyncGenerator<ReadRecord> {
  for await (const node of xmlRecords(xml, list)) yield { line: node.line, read: () => readEntry(node) };
}
