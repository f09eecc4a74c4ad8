export { Calibration } from './calibration/calibration.ts';
export { compareWithAll } from './index/full-comparison.ts';
export { bearersOfIdentifiers } from './index/identifier-match.ts';
export { identifierKey, sameIdentifier } from './index/identifiers.ts';
export { buildNameIndex, changeNameIndex, type NameIndex } from './index/name-index.ts';
export {
  type FoundNames,
  findNames,
  type RankedName,
  rankNames,
  type SearchOptions,
  searchNames,
} from './index/search.ts';
export { mayBeSameDate } from './score/birth-span.ts';
export { compareNames } from './score/compare.ts';
export { corroborate } from './score/corroborate.ts';
export { NAME_METHOD_VERSION } from './score/method.ts';
export { STRENGTH, strengthOf } from './score/strength.ts';
export { whyNotCompared } from './tokens/not-compared.ts';
export { splitWords } from './tokens/words.ts';
export type { Explanation, Hit, ListEntry, NameKind, Subject, SubjectType } from './types.ts';
