/** What a column of a list of the firm's own can hold, and the headings under which such lists keep it: small letters, no blanks or signs. */
const LIST_COLUMNS = {
  id: ['id', 'entryid', 'reference', 'referenceno', 'referencenumber', 'recordid', 'uid'],
  name: ['name', 'fullname', 'legalname', 'entityname', 'primaryname'],
  type: ['type', 'entitytype', 'kind', 'schema'],
  aliases: ['aliases', 'alias', 'aka', 'alsoknownas', 'othernames'],
  weakAliases: ['weakaliases', 'weakalias', 'nicknames'],
  formerNames: ['formernames', 'formername', 'previousname', 'previousnames', 'fka', 'formerly'],
  nativeNames: ['nativenames', 'nativename', 'originalscript', 'chinesename'],
  countries: ['countries', 'country', 'nationality', 'nationalities', 'jurisdiction'],
  births: ['births', 'birth', 'born', 'birthdate', 'birthdates', 'dateofbirth', 'dob'],
  gender: ['gender', 'sex'],
  identifiers: [
    'identifiers',
    'identifier',
    'ids',
    'idnumber',
    'registrationnumber',
    'registrationno',
    'passport',
    'passportnumber',
    'passportnumbers',
    'cnic',
  ],
  programmes: ['programmes', 'programme', 'programs', 'program', 'programkey'],
  positions: ['positions', 'position', 'office'],
  topics: ['topics', 'topic', 'category'],
  addresses: ['addresses', 'address', 'streetaddress'],
  remarks: ['remarks', 'remark', 'notes', 'note', 'comments', 'reason'],
} as const satisfies Record<string, readonly string[]>;

export type ListField = keyof typeof LIST_COLUMNS;
export const LIST_FIELDS = Object.keys(LIST_COLUMNS) as [ListField, ...ListField[]];
/** For each field the heading of its column, as the file writes it. */
export type ListMapping = Partial<Record<ListField, string>>;

function fieldOf(heading: string): ListField | undefined {
  const folded = heading.toLowerCase().replace(/[^a-z]/g, '');
  return LIST_FIELDS.find((one) => (LIST_COLUMNS[one] as readonly string[]).includes(folded));
}

/** The columns of a list by their headings; what is known by none is left to a person. */
export function proposeMapping(headings: readonly string[]): ListMapping {
  const mapping: ListMapping = {};
  for (const heading of headings) {
    const field = fieldOf(heading);
    if (field) mapping[field] ??= heading;
  }
  return mapping;
}

/** Fields that are read from one column only. */
const SINGLE: readonly ListField[] = ['id', 'name', 'type', 'gender', 'topics'];

/** Columns that hold more of what is mapped: a second alias, another passport. A second name is an alias. */
export function furtherColumns(
  headings: readonly string[],
  mapping: ListMapping,
): Partial<Record<ListField, string[]>> {
  const mapped = new Set(Object.values(mapping));
  const further: Partial<Record<ListField, string[]>> = {};
  for (const heading of headings) {
    const known = mapped.has(heading) ? undefined : fieldOf(heading);
    const field = known === 'name' ? 'aliases' : known;
    if (!field || SINGLE.includes(field) || mapping[known ?? field] === undefined) continue;
    further[field] = [...(further[field] ?? []), heading];
  }
  return further;
}
