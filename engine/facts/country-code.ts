import { countryAliases } from './country-aliases.ts';
import { countryTable } from './country-table.ts';

const byName = new Map<string, string>(Object.entries(countryAliases));
for (const [iso2, name] of countryTable) {
  byName.set(foldCountryName(name), iso2);
}
const codes = new Set(countryTable.map(([iso2]) => iso2));

/** What is longer is no name, and not worth the time. */
const LONGEST = 120;

function foldCountryName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(the|region|possibly|former)\b/g, ' ')
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
}

/**
 * ISO 3166-1 alpha-2 code (upper case) of a country as lists and registers write it in English: a name, an
 * inverted name ("Korea, North"), a common other spelling ("Burma"), or the code itself in upper case (a
 * lower-case "na" is how the UN list writes "not available"). Undefined when the text names no country that
 * stands today ("former Soviet Union", "undetermined").
 */
export function countryCode(text: string): string | undefined {
  const trimmed = text.trim();
  if (codes.has(trimmed)) return trimmed;
  if (trimmed.length > LONGEST) return undefined;
  const inverted = trimmed.replace(/^(.*?),(.*)$/s, '$2 $1');
  return byName.get(foldCountryName(trimmed)) ?? byName.get(foldCountryName(inverted));
}
