import { countryAliases } from './country-aliases.ts';
import { countryTable } from './country-table.ts';

const byName = new Map<string, string>(Object.entries(countryAliases));
for (const [iso2, name] of countryTable) {
  byName.set(foldCountryName(name), iso2);
}
const codes = new Set(countryTable.map(([iso2]) => iso2));

function foldCountryName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(the|region|possibly|former)\b/g, ' ')
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** "korea, north" → "north_korea"; undefined when there is no comma to turn around. */
function turned(text: string): string | undefined {
  const comma = text.indexOf(',');
  if (comma < 0) return undefined;
  return foldCountryName(`${text.slice(comma + 1)} ${text.slice(0, comma)}`);
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
  if (trimmed.length < 2 || trimmed.length > 120) return undefined;
  const direct = byName.get(foldCountryName(trimmed));
  if (direct) return direct;
  const inverted = turned(trimmed);
  return inverted === undefined ? undefined : byName.get(inverted);
}
