/**
 * How a list gives a name: `primary`; `aka`, a good alias; `weak`, an alias that the list itself calls low in
 * quality; `fka`, a former name; `native`, the original script.
 */
export type NameKind = 'primary' | 'aka' | 'weak' | 'fka' | 'native';

export type EntryType = 'person' | 'organisation' | 'vessel' | 'aircraft' | 'unknown';

export type EntryName = { text: string; kind: NameKind };

/** `scheme` is one of `passport`, `national_id`, `tax_id`, `IMO`, `LEI` …; `country` an ISO 3166-1 alpha-2 code. */
export type EntryIdentifier = { scheme?: string; value: string; country?: string };

/**
 * One record of a watchlist, in the shape that all formats share.
 * `countries` are ISO 3166-1 alpha-2 codes, upper case; `births` are EDTF dates (ISO 8601-2, 2019): `1960-03-12`,
 * `1960-03`, `1960`, `1960~` (about), `1960/1962` (between).
 */
export type ParsedEntry = {
  id: string;
  type: EntryType;
  names: EntryName[];
  identifiers: EntryIdentifier[];
  countries: string[];
  births: string[];
  gender?: 'male' | 'female';
  programmes: string[];
  positions: string[];
  topics: string[];
  addresses: string[];
  remarks?: string;
};

/** A record that was left out, with the place and a reason a person can act on. `line` counts from 1. */
export type RejectedRow = { file: string; line: number; reason: string };

/** What a parse saw; `records` = `entries` + rejected records of the main file. */
export type ListCounts = { records: number; entries: number; rejected: number; names: number };

/**
 * What the parsers yield: entries and rejected rows as they come, after an entry what of its record could not be read,
 * the counts as the last item.
 */
export type ParsedRow =
  | { entry: ParsedEntry }
  | { rejected: RejectedRow }
  | { noted: RejectedRow }
  | { counts: ListCounts };

/** An entry with nothing known but its id and type. */
export function emptyEntry(id: string, type: EntryType): ParsedEntry {
  return {
    id,
    type,
    names: [],
    identifiers: [],
    countries: [],
    births: [],
    programmes: [],
    positions: [],
    topics: [],
    addresses: [],
  };
}

const windows = new TextDecoder('windows-1252');

/**
 * Text in one line. Where a publisher's signs of Windows were taken for those of Latin-1 they are read again: Gui’an. Other
 * control characters, which nobody can type into a search, are blanks.
 */
function oneLine(text: string): string {
  return text
    .replace(/[\u0080-\u009F]/g, (sign) => windows.decode(Uint8Array.of(sign.charCodeAt(0))))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Adds a name unless the entry already has the same text. */
export function addName(entry: ParsedEntry, text: string, kind: NameKind): void {
  const clean = oneLine(text);
  if (clean === '' || entry.names.some((name) => name.text === clean)) return;
  entry.names.push({ text: clean, kind });
}

/** Adds a text to one of the entry's lists unless it is empty or already there. */
export function addOnce(list: string[], text: string | undefined): void {
  const clean = oneLine(text ?? '');
  if (clean && !list.includes(clean)) list.push(clean);
}
