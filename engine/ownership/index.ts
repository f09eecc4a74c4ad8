export type { Contagion, ContagionStep, Tie, TiedParty } from './contagion.ts';
export { contagion } from './contagion.ts';
export type { EffectiveOwner, Ownership, OwnershipProblem } from './effective-ownership.ts';
export { ownership } from './effective-ownership.ts';
export type { Holding } from './holdings.ts';
export type { SanctionedOwnership } from './sanctioned-ownership.ts';
