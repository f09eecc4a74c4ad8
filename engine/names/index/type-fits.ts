import type { SubjectType } from '../types.ts';

const TYPES: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft', 'unknown'];

/** The place of a type in the bits of a pool. */
export function typeNumber(type: SubjectType): number {
  return TYPES.indexOf(type);
}

/** True when two types can be one: a person is not a company, an unknown type goes with every other. */
export function fits(ours: SubjectType, theirs: SubjectType): boolean {
  return ours === theirs || ours === 'unknown' || theirs === 'unknown';
}

const bitsOf = (is: (type: SubjectType) => boolean) =>
  TYPES.reduce((bits, type, at) => (is(type) ? bits | (1 << at) : bits), 0);

/** Types of entries, a bit each, that may not crowd each other out. */
export type TypePools = readonly number[];

/** The types that go with one, and the others, which cost something and are found all the same. */
export function poolsFor(type: SubjectType): TypePools {
  return [bitsOf((other) => fits(type, other)), bitsOf((other) => !fits(type, other))];
}

/** The types whose names are read as this one's are: those of persons in one way, all others in another. */
export function poolsReadAs(type: SubjectType): TypePools {
  return [bitsOf((other) => (other === 'person') === (type === 'person'))];
}
