import { countryCode } from '../../facts/index.ts';
import type { EntryIdentifier, ParsedEntry } from '../entry.ts';
import type { XmlNode } from '../readers/xml-records.ts';
import { childText } from '../readers/xml-records.ts';

const schemes: readonly (readonly [RegExp, string])[] = [
  [/pass(?:e|a)?port|pasaporte/i, 'passport'],
  [/driver/i, 'driver_licence'],
  [/fiscal|tax/i, 'tax_id'],
  [/identi|national|social security|tazkira|ration|voter|birth/i, 'national_id'],
];

/** Adds a document of the UN list ("Passport", "A1234567", issued by a country) to the entry's identifiers. */
export function readUnDocument(entry: ParsedEntry, document: XmlNode): void {
  const value = childText(document, 'NUMBER');
  if (!/\d/.test(value)) return;
  const type = `${childText(document, 'TYPE_OF_DOCUMENT2')} ${childText(document, 'TYPE_OF_DOCUMENT')}`;
  const identifier: EntryIdentifier = { value };
  const scheme = schemes.find(([pattern]) => pattern.test(type))?.[1];
  if (scheme) identifier.scheme = scheme;
  const country =
    countryCode(childText(document, 'ISSUING_COUNTRY')) ??
    countryCode(childText(document, 'COUNTRY_OF_ISSUE'));
  if (country) identifier.country = country;
  entry.identifiers.push(identifier);
}
