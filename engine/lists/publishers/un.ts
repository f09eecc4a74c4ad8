import { countryCode } from '../../facts/index.ts';
import type { ReadRecord } from '../checked-entries.ts';
import { checkedEntries } from '../checked-entries.ts';
import { edtfDate } from '../edtf-date.ts';
import type { NameKind, ParsedEntry, ParsedRow } from '../entry.ts';
import { addName, addOnce, emptyEntry } from '../entry.ts';
import type { Chunks } from '../readers/text-chunks.ts';
import type { XmlNode } from '../readers/xml-records.ts';
import { childrenOf, childText, valuesOf, xmlRecords } from '../readers/xml-records.ts';
import { spokenName } from '../spoken-name.ts';
import { readUnDocument } from './un-document.ts';

const list = {
  file: 'UN list',
  expected: 'The consolidated list of the UN Security Council (XML)',
  root: 'CONSOLIDATED_LIST',
  records: ['INDIVIDUAL', 'ENTITY'],
} as const;

/** Forms of address that the list keeps under TITLE beside real offices. */
const addressOnly =
  /^(?:dr|mr|mrs|ms|sheikh|shaikh|haji|hajji|mullah|maulavi|mawlawi|qari|professor|prof|al-haj|alhaj|colonel|general)\.?$/i;

/** Anything outside Latin script and punctuation: "in Arabic script: …" is then a name of its own. */
const nativeRun =
  /[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}][\p{L}\p{M}\p{N} '.-]*/gu;

function aliasKind(alias: XmlNode): NameKind {
  const quality = childText(alias, 'QUALITY').toLowerCase();
  const former = quality.startsWith('f.k.a') || /formerly/i.test(childText(alias, 'NOTE'));
  if (former) return 'fka';
  return quality === 'low' ? 'weak' : 'aka';
}

function readNames(entry: ParsedEntry, node: XmlNode): void {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((tag) => childText(node, tag));
  const whole = parts.filter((part) => part !== '').join(' ');
  whole.split(';').forEach((name, index) => {
    addName(entry, name.trim(), index === 0 ? 'primary' : 'aka');
  });
  addName(entry, childText(node, 'NAME_ORIGINAL_SCRIPT'), 'native');
  for (const alias of node.children.filter((child) => child.tag.endsWith('_ALIAS'))) {
    for (const name of childText(alias, 'ALIAS_NAME').split(';')) {
      addName(entry, spokenName(name.trim(), entry.type), aliasKind(alias));
    }
    for (const [native] of childText(alias, 'NOTE').matchAll(nativeRun)) addName(entry, native, 'native');
    addOnce(entry.births, edtfDate(childText(alias, 'DATE_OF_BIRTH')));
  }
}

function birth(node: XmlNode): string | undefined {
  const [from, to] = [childText(node, 'FROM_YEAR'), childText(node, 'TO_YEAR')];
  if (from && to) return edtfDate(`${from} to ${to}`);
  const date = edtfDate(childText(node, 'DATE').slice(0, 10) || childText(node, 'YEAR'));
  const about = childText(node, 'TYPE_OF_DATE') === 'APPROXIMATELY';
  return date && about ? `${date}~` : date;
}

function readPlaces(entry: ParsedEntry, node: XmlNode): void {
  for (const nationality of valuesOf(node, 'NATIONALITY')) addOnce(entry.countries, countryCode(nationality));
  for (const place of node.children.filter((child) => /_ADDRESS$/.test(child.tag))) {
    const parts = ['STREET', 'CITY', 'STATE_PROVINCE', 'ZIP_CODE', 'COUNTRY'].map((tag) =>
      childText(place, tag),
    );
    addOnce(entry.addresses, parts.filter((part) => part !== '').join(', '));
    addOnce(entry.countries, countryCode(childText(place, 'COUNTRY')));
  }
  for (const place of childrenOf(node, 'INDIVIDUAL_PLACE_OF_BIRTH')) {
    addOnce(entry.countries, countryCode(childText(place, 'COUNTRY')));
  }
}

function readEntry(node: XmlNode): ParsedEntry {
  const id = childText(node, 'REFERENCE_NUMBER') || childText(node, 'DATAID');
  const entry = emptyEntry(id, node.tag === 'INDIVIDUAL' ? 'person' : 'organisation');
  readNames(entry, node);
  readPlaces(entry, node);
  for (const date of childrenOf(node, 'INDIVIDUAL_DATE_OF_BIRTH')) addOnce(entry.births, birth(date));
  for (const document of childrenOf(node, 'INDIVIDUAL_DOCUMENT')) readUnDocument(entry, document);
  const gender = childText(node, 'GENDER').toLowerCase();
  if (gender === 'male' || gender === 'female') entry.gender = gender;
  addOnce(entry.programmes, childText(node, 'UN_LIST_TYPE'));
  for (const office of valuesOf(node, 'DESIGNATION')) addOnce(entry.positions, office);
  for (const title of valuesOf(node, 'TITLE')) if (!addressOnly.test(title)) addOnce(entry.positions, title);
  entry.topics.push('sanctions');
  const remarks = childText(node, 'COMMENTS1');
  if (remarks !== '') entry.remarks = remarks;
  return entry;
}

/**
 * Parses the consolidated list of the UN Security Council, XML as published since 2014. Aliases of quality "Low"
 * are weak, the original script is native. Streams; yields the counts last. Entries go by their permanent
 * reference number (`QDi.001`).
 * @throws ListFormatError for XML that is broken, declares a DTD, or is another list
 */
export function parseUn(xml: Chunks): AsyncGenerator<ParsedRow> {
  return checkedEntries(records(xml), list.file);
}

async function* records(xml: Chunks): AsyncGenerator<ReadRecord> {
  for await (const node of xmlRecords(xml, list)) yield { line: node.line, read: () => readEntry(node) };
}
