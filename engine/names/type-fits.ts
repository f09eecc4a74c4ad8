import type { SubjectType } from './types.ts';

const TYPES: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft', 'unknown'];

/** The place of a type in the bits that `typesFitting` gives. */
export function typeNumber(type: SubjectType): number {
  return TYPES.indexOf(type);
}

/** The types a type goes with, one bit each: a person is not a company, only an unknown type goes with every other. */
export function typesFitting(type: SubjectType): number {
  return TYPES.reduce((bits, other, at) => (fits(type, other) ? bits | (1 << at) : bits), 0);
}

/** True when two types can be one. */
export function fits(ours: SubjectType, theirs: SubjectType): boolean {
  return ours === theirs || ours === 'unknown' || theirs === 'unknown';
}
