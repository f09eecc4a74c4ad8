import { countryCode } from '../../facts/index.ts';
import { edtfDate } from '../edtf-date.ts';
import type { ParsedEntry } from '../entry.ts';
import { addName, addOnce } from '../entry.ts';
import { spokenName } from '../spoken-name.ts';
import { ofacIdentifier } from './ofac-identifier.ts';

type Reader = (entry: ParsedEntry, rest: string) => void;

function addCountry(entry: ParsedEntry, text: string): void {
  addOnce(entry.countries, countryCode(text));
}

/** "San Sebastian, Spain" and "Wonsan, Korea, North": the country is the last part, or the last two. */
function addBirthplace(entry: ParsedEntry, text: string): void {
  const pieces = text.split(',');
  addOnce(entry.countries, countryCode(pieces.slice(-2).join(',')) ?? countryCode(pieces.at(-1) ?? ''));
}

function addBirth(entry: ParsedEntry, text: string): void {
  addOnce(entry.births, edtfDate(text));
}

function addQuotedName(entry: ParsedEntry, text: string, kind: 'weak' | 'fka'): void {
  addName(entry, spokenName(text.trim().replace(/^'|'$/g, ''), entry.type), kind);
}

const readers: readonly (readonly [RegExp, Reader])[] = [
  [/^DOB /, addBirth],
  [/^(?:Organization Established Date|Vessel Year of Build|Aircraft Manufacture Date) /, addBirth],
  [/^POB /, addBirthplace],
  [/^(?:nationality|citizen) /, addCountry],
  [/^(?:Former )?Vessel Flag /, addCountry],
  [/^Nationality of Registration /, addCountry],
  [/^Gender /, setGender],
  [/^(?:a|n)\.k\.a\. /, (entry, text) => addQuotedName(entry, text, 'weak')],
  [/^f\.k\.a\. /, (entry, text) => addQuotedName(entry, text, 'fka')],
];

function setGender(entry: ParsedEntry, text: string): void {
  const word = text.trim().toLowerCase();
  if (word === 'male' || word === 'female') entry.gender = word;
}

/** The parts of a remarks field; a semicolon inside quotation marks does not part it. */
function parts(remarks: string): string[] {
  return remarks
    .split(/;(?=(?:\s|$))/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter((part) => part !== '');
}

/** Office words with which the untyped parts of remarks begin: "Minister of …", "Chairman of …". */
const officeWord =
  /^(?:(?:deputy|former|first|vice|acting|prime|senior|brigadier|major|lieutenant)[ -]+)*(?:minister|president|chairman|chairwoman|director|governor|head|general|commander|member of|secretary|ambassador|chief|judge|mayor|senator|managing director|speaker|prosecutor)\b/i;

/**
 * Reads OFAC's remarks ("DOB 12 Mar 1960; alt. DOB 1961; nationality Iraq; Passport A1 (Iraq); Gender Male.")
 * into the entry. Whole remarks stay in `entry.remarks`. Aliases quoted in remarks are the ones OFAC calls weak.
 * Source of the vocabulary: OFAC, SDN data format description (dat_spec.txt, 2014) and the lists of 2021–2022.
 */
export function readOfacRemarks(entry: ParsedEntry, remarks: string): void {
  entry.remarks = remarks;
  for (const part of parts(remarks)) {
    const text = part.replace(/^alt\. /, '');
    const reader = readers.find(([pattern]) => pattern.test(text));
    if (reader) {
      reader[1](entry, text.replace(reader[0], ''));
      continue;
    }
    const identifier = ofacIdentifier(text);
    if (identifier) entry.identifiers.push(identifier);
    else if (entry.type === 'person' && officeWord.test(text)) addOnce(entry.positions, text);
  }
}
