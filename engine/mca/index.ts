export { checkCin } from './check-cin.ts';
export { decodeCin } from './cin.ts';
export type { Clause } from './clauses.ts';
export { decodeLlpin } from './llpin.ts';
export type { NearMatchVerdict } from './near-match.ts';
export { nearMatch, nearMatchKeys } from './near-match.ts';
export type { RegisteredCompany } from './registered-company.ts';
export { checkRegistered, isInGoodStanding, registeredId } from './registered-company.ts';
export { soundsOfWords } from './similar-names.ts';
