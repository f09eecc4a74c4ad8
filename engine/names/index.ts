export { compareNames } from './compare.ts';
export { corroborate } from './corroborate.ts';
export { NAME_METHOD_VERSION } from './method.ts';
export { buildNameIndex, type NameIndex } from './name-index.ts';
export { searchNames } from './search.ts';
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
