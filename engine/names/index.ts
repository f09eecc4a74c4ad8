export { Calibration } from './calibration/calibration.ts';
export { compareNames } from './compare.ts';
export { corroborate } from './corroborate.ts';
export { NAME_METHOD_VERSION } from './method.ts';
export { buildNameIndex, changeNameIndex, type NameIndex } from './name-index.ts';
export { type NotCompared, whyNotCompared } from './not-compared.ts';
export {
  type FoundNames,
  findNames,
  type RankedName,
  rankNames,
  type SearchOptions,
  searchNames,
} from './search.ts';
export { STRENGTH, strengthOf } from './strength.ts';
export type {
  Corroboration,
  Explanation,
  Gender,
  Hit,
  How,
  Identifier,
  ListEntry,
  NameKind,
  Part,
  Strength,
  Subject,
  SubjectType,
} from './types.ts';
export { splitWords } from './words.ts';
