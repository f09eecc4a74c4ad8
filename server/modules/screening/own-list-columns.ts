import { parse } from 'csv-parse/sync';
import type { PlainField, PlainMapping } from '../../../engine/lists/index.ts';

/** Headings under which lists of a firm's own keep each field, without blanks and signs. */
const headings: Record<PlainField, readonly string[]> = {
  id: ['id', 'entryid', 'reference', 'referenceno', 'referencenumber', 'recordid'],
  name: ['name', 'fullname', 'legalname', 'entityname', 'primaryname'],
  type: ['type', 'entitytype', 'kind'],
  aliases: ['aliases', 'alias', 'aka', 'alsoknownas', 'othernames'],
  weakAliases: ['weakaliases', 'weakalias', 'nicknames'],
  formerNames: ['formernames', 'formername', 'fka', 'formerly'],
  nativeNames: ['nativenames', 'nativename', 'originalscript'],
  countries: ['countries', 'country', 'nationality', 'nationalities', 'jurisdiction'],
  births: ['births', 'birth', 'born', 'birthdate', 'birthdates', 'dateofbirth', 'dob'],
  gender: ['gender', 'sex'],
  identifiers: ['identifiers', 'identifier', 'ids', 'registrationnumber', 'registrationno', 'passport'],
  programmes: ['programmes', 'programme', 'programs', 'program'],
  positions: ['positions', 'position', 'office'],
  topics: ['topics', 'topic', 'category'],
  addresses: ['addresses', 'address'],
  remarks: ['remarks', 'remark', 'notes', 'comments', 'reason'],
};

/** Finds the columns of a firm's own list by their headings; `head` is the beginning of the file. */
export function ownListColumns(head: string): PlainMapping {
  const mapping: Partial<PlainMapping> = {};
  for (const heading of firstRow(head)) {
    const folded = heading.toLowerCase().replace(/[^a-z]/g, '');
    for (const [field, known] of Object.entries(headings) as [PlainField, readonly string[]][]) {
      if (known.includes(folded) && mapping[field] === undefined) mapping[field] = heading;
    }
  }
  // A file without such a column is refused by the parser, which names the columns it has.
  return { ...mapping, name: mapping.name ?? 'name' };
}

/** The cells of the first record; none when that is not CSV. */
export function firstRow(head: string, delimiters = [',', ';', '\t']): string[] {
  try {
    const options = { bom: true, delimiter: delimiters, to: 1, relax_column_count: true, trim: true };
    return (parse(head, options) as string[][])[0] ?? [];
  } catch {
    return [];
  }
}
