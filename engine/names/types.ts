/** How a list names an entry; `weak` names are nicknames that must match exactly. */
export type NameKind = 'primary' | 'aka' | 'weak' | 'fka' | 'native';

export type SubjectType = 'person' | 'organisation' | 'vessel' | 'aircraft' | 'unknown';

export type Identifier = { scheme?: string; value: string; country?: string };

export type Gender = 'male' | 'female';

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
  | 'nickname';

export type Pair = { left: string; right: string; how: How; similarity: number; weight: number };

export type Leftover = { text: string; weight: number };

/** Why a similarity is what it is: the values of `parts` add up to it exactly. */
export type Explanation = {
  parts: Part[];
  pairs: Pair[];
  leftOnly: Leftover[];
  rightOnly: Leftover[];
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
