import { countryCode } from '../../facts/index.ts';
import type { EntryIdentifier } from '../entry.ts';

/** OFAC's labels, longest first where one begins another, and the scheme each of them is kept under. */
const labels: readonly (readonly [label: string, scheme: string])[] = [
  ['Passport', 'passport'],
  ['Diplomatic Passport', 'passport'],
  ['Stateless Person Passport', 'passport'],
  ['National ID No.', 'national_id'],
  ['National Foreign ID Number', 'national_id'],
  ['Identification Number', 'national_id'],
  ['Personal ID Card', 'national_id'],
  ['Cedula No.', 'national_id'],
  ['Cedula de Ciudadania', 'national_id'],
  ['C.U.R.P.', 'national_id'],
  ['CURP', 'national_id'],
  ['D.N.I.', 'national_id'],
  ['Electoral Registry No.', 'national_id'],
  ['Voter ID', 'national_id'],
  ['Birth Certificate Number', 'national_id'],
  ['SSN', 'national_id'],
  ['Tax ID No.', 'tax_id'],
  ['NIT', 'tax_id'],
  ['R.F.C.', 'tax_id'],
  ['RFC', 'tax_id'],
  ['RUC', 'tax_id'],
  ['RIF', 'tax_id'],
  ['C.U.I.T.', 'tax_id'],
  ['US FEIN', 'tax_id'],
  ['Fiscal Code', 'tax_id'],
  ['Italian Fiscal Code', 'tax_id'],
  ['V.A.T. Number', 'VAT'],
  ['Registration ID', 'registration'],
  ['Registration Number', 'registration'],
  ['Company Number', 'registration'],
  ['Commercial Registry Number', 'registration'],
  ['Business Registration Document', 'registration'],
  ['Business Registration Number', 'registration'],
  ['Business Number', 'registration'],
  ['Trade License No.', 'registration'],
  ['Folio Mercantil No.', 'registration'],
  ['Matricula Mercantil No', 'registration'],
  ['C.R. No.', 'registration'],
  ['Certificate of Incorporation Number', 'registration'],
  ['Chamber of Commerce Number', 'registration'],
  ['Government Gazette Number', 'registration'],
  ['Public Registration Number', 'registration'],
  ['Enterprise Number', 'registration'],
  ['Unified Social Credit Code (USCC)', 'registration'],
  ['Legal Entity Number', 'LEI'],
  ['D-U-N-S Number', 'DUNS'],
  ['SWIFT/BIC', 'SWIFT'],
  ['ISIN', 'ISIN'],
  ["Driver's License No.", 'driver_licence'],
  ['Vessel Registration Identification IMO', 'IMO'],
  ['MMSI', 'MMSI'],
  ['Aircraft Tail Number', 'aircraft_tail'],
  ["Aircraft Manufacturer's Serial Number (MSN)", 'aircraft_serial'],
  ['Aircraft Construction Number (also called L/N or S/N or F/N)', 'aircraft_serial'],
];

const longestFirst = [...labels].sort((a, b) => b[0].length - a[0].length);

const schemeByLabel = new Map(labels.map(([label, scheme]) => [label.toLowerCase(), scheme]));

/** Scheme of an identifier by OFAC's label for it ("Tax ID No."); undefined for labels that name no identifier. */
export function identifierScheme(label: string): string | undefined {
  const coin = /^Digital Currency Address - ([A-Z0-9]+)$/.exec(label.trim());
  return coin
    ? `crypto_${coin[1]}`
    : schemeByLabel.get(label.trim().replace(/#$/, '').trimEnd().toLowerCase());
}

/**
 * An identifier out of one part of OFAC's remarks: "Passport 1084010 (Egypt) issued 2001" →
 * `{ scheme: 'passport', value: '1084010', country: 'EG' }`. Digital currency addresses keep their currency.
 * Undefined when the part is no identifier.
 */
export function ofacIdentifier(part: string): EntryIdentifier | undefined {
  const coin = /^Digital Currency Address - ([A-Z0-9]+) (\S+)/.exec(part);
  if (coin) return { scheme: `crypto_${coin[1]}`, value: coin[2] ?? '' };
  const found = longestFirst.find(([label]) => part.startsWith(`${label} `));
  if (!found) return undefined;
  const rest = part.slice(found[0].length).replace(/^\s*#?\s*/, '');
  const value = rest.replace(/\s*(?:\(.*|\b(?:issued|expires|exp\.|issue date)\b.*)$/i, '').trim();
  if (!/\d/.test(value) && found[1] !== 'SWIFT') return undefined;
  const country = countryCode(/\(([^()]+)\)/.exec(rest)?.[1] ?? '');
  return country ? { scheme: found[1], value, country } : { scheme: found[1], value };
}
