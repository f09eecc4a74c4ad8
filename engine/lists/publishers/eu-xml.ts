import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import type { ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import type { XmlNode } from '../readers/xml-records.ts';
import { childrenOf, childText, xmlRecords } from '../readers/xml-records.ts';
import { euBirth, euNameKind, euScheme } from './eu-words.ts';

const list = {
  file: 'EU list',
  expected: 'The consolidated list of EU financial sanctions (XML)',
  root: 'export',
  records: ['sanctionEntity'],
} as const;

function attribute(node: XmlNode | undefined, name: string): string {
  return node?.attributes[name]?.replace(/\s+/g, ' ').trim() ?? '';
}

function readNames(entry: ParsedEntry, node: XmlNode): void {
  for (const alias of childrenOf(node, 'nameAlias')) {
    const parts = ['firstName', 'middleName', 'lastName'].map((name) => attribute(alias, name));
    const name = attribute(alias, 'wholeName') || parts.filter((part) => part !== '').join(' ');
    const first = !entry.names.some(({ kind }) => kind === 'primary');
    addName(entry, name, euNameKind(name, { first, weak: attribute(alias, 'strong') === 'false' }));
    addOnce(entry.positions, attribute(alias, 'function'));
    const gender = attribute(alias, 'gender');
    if (gender === 'M') entry.gender = 'male';
    if (gender === 'F') entry.gender = 'female';
  }
}

function birth(node: XmlNode): string | undefined {
  return euBirth({
    date: attribute(node, 'birthdate'),
    year: attribute(node, 'year'),
    from: attribute(node, 'yearRangeFrom'),
    to: attribute(node, 'yearRangeTo'),
    circa: attribute(node, 'circa') === 'true',
  });
}

function readIdentifier(entry: ParsedEntry, node: XmlNode): void {
  const value = attribute(node, 'number') || attribute(node, 'latinNumber');
  if (value === '') return;
  const scheme = euScheme(attribute(node, 'identificationTypeCode'));
  const country = countryCode(attribute(node, 'countryIso2Code'));
  entry.identifiers.push({ ...(scheme ? { scheme } : {}), value, ...(country ? { country } : {}) });
}

function readEntry(node: XmlNode): ParsedEntry {
  const id = attribute(node, 'euReferenceNumber') || attribute(node, 'logicalId');
  const subject = childrenOf(node, 'subjectType')[0];
  const person = attribute(subject, 'classificationCode') === 'P' || attribute(subject, 'code') === 'person';
  const entry = emptyEntry(id, person ? 'person' : 'organisation');
  readNames(entry, node);
  for (const regulation of childrenOf(node, 'regulation'))
    addOnce(entry.programmes, attribute(regulation, 'programme'));
  for (const tag of ['citizenship', 'birthdate', 'address']) {
    for (const place of childrenOf(node, tag))
      addOnce(entry.countries, countryCode(attribute(place, 'countryIso2Code')));
  }
  for (const date of childrenOf(node, 'birthdate')) addOnce(entry.births, birth(date));
  for (const identifier of childrenOf(node, 'identification')) readIdentifier(entry, identifier);
  for (const address of childrenOf(node, 'address')) {
    const names = ['street', 'poBox', 'zipCode', 'city', 'region', 'countryDescription'];
    addOnce(
      entry.addresses,
      names
        .map((name) => attribute(address, name))
        .filter((text) => text !== '')
        .join(', '),
    );
  }
  entry.topics.push('sanctions');
  const remarks = childText(node, 'remark') || attribute(node, 'designationDetails');
  if (remarks !== '') entry.remarks = remarks;
  return entry;
}

/**
 * Parses the consolidated list of EU financial sanctions as the Commission publishes it in XML (schema 1.1). Aliases
 * the list does not call strong are weak; spellings in another script are native. Yields the counts last.
 * @throws ListFormatError for XML that is broken, declares a DTD, or is another list
 */
export function parseEuXml(xml: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(xml), list.file);
}

async function* records(xml: Chunks): AsyncGenerator<ReadRecord> {
  for await (const node of xmlRecords(xml, list)) yield { line: node.line, read: () => readEntry(node) };
}
