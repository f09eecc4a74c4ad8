export type { Tie, TiedParty } from './contagion.ts';
export { contagion } from './contagion.ts';
export type { Ownership } from './effective-ownership.ts';
export { ownership } from './effective-ownership.ts';
export type { Holding } from './holdings.ts';
