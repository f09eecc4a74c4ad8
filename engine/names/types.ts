import type { Region } from './tables/family-names.ts';

/** How a list names an entry; `weak` names are nicknames that must match exactly. */
export type NameKind = 'primary' | 'aka' | 'weak' | 'fka' | 'native';

export type SubjectType = 'person' | 'organisation' | 'vessel' | 'aircraft' | 'unknown';

export type Identifier = { scheme?: string; value: string; country?: string };

type Gender = 'male' | 'female';

/** One entry of a watchlist. Countries are ISO 3166 alpha-2 in capitals; births are EDTF dates (ISO 8601-2, 2019). */
export type ListEntry = {
  id: string;
  type: SubjectType;
  names: { text: string; kind: NameKind }[];
  identifiers: Identifier[];
  countries: string[];
  births: string[];
  gender?: Gender;
};

/** What is looked for. `born` is an EDTF date, as a rule YYYY, YYYY-MM or YYYY-MM-DD. */
export type Subject = {
  name: string;
  type: SubjectType;
  identifiers?: Identifier[];
  countries?: string[];
  born?: string;
  gender?: Gender;
};

export type PartKind =
  | 'agreement'
  | 'conflict'
  | 'omission'
  | 'number'
  | 'order'
  | 'single_token'
  | 'common'
  | 'type'
  | 'identifier';

/** A signed contribution to the similarity, rounded to four decimals. */
export type Part = { label: string; kind: PartKind; value: number };

export type How =
  | 'exact'
  | 'typo'
  | 'sound'
  | 'joined'
  | 'initial'
  | 'transliterated'
  | 'translated'
  | 'nickname'
  /** Two legal forms that are held to be one. */
  | 'legal_form'
  /** Two ways to write one word: shortened, as a figure, with a sign. */
  | 'variant';

export type Pair = { left: string; right: string; how: How; similarity: number; weight: number };

export type Leftover = { text: string; weight: number };

/**
 * Who else bears the words that agree. `bearers` of `entries` entries of the list have the word, or words `alike` it;
 * about 1 in `oneIn` people of a country (`region`, ISO 3166) bear it as a family name, where that is published. At
 * most two words; none where nothing is known beyond the list being long.
 */
export type Commonness = {
  entries: number;
  words: {
    text: string;
    alike: boolean;
    bearers: number;
    people?: { region: Region; oneIn: number };
  }[];
};

/** Why a similarity is what it is: the values of `parts` add up to it exactly. */
export type Explanation = {
  parts: Part[];
  pairs: Pair[];
  leftOnly: Leftover[];
  rightOnly: Leftover[];
  /** Where a part is `common`. */
  commonness?: Commonness;
  /** All of it in English. */
  sentence: string;
};

export type Strength = 'medium' | 'strong' | 'exact';

export type Corroboration = {
  field: 'country' | 'birth' | 'identifier' | 'gender';
  verdict: 'supports' | 'contradicts' | 'unknown';
  ours?: string;
  theirs?: string;
};

export type Hit = {
  entryId: string;
  matchedName: { text: string; kind: NameKind };
  similarity: number;
  strength: Strength;
  explanation: Explanation;
  corroboration: Corroboration[];
};
