import type { MatchRecord } from './run-queries.ts';

type Disposed = Pick<MatchRecord, 'disposition' | 'strength' | 'confirmedBy'>;

/** Calling a close match a false positive takes two people: it waits until somebody else confirmed it. */
export function needsSecondPerson({ disposition, strength, confirmedBy }: Disposed): boolean {
  return disposition === 'false_positive' && strength !== 'medium' && confirmedBy === null;
}
