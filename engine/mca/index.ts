export type { Clause } from './clauses.ts';
export { clauseOrder, clauseTitles } from './clauses.ts';
export type { NearMatch, NearMatchStep, NearMatchVerdict } from './near-match.ts';
export { nearMatch } from './near-match.ts';
