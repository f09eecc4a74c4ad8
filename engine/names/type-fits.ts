import type { SubjectType } from './types.ts';

/** A person is not a company: only an unknown type goes with every other. */
export function fits(ours: SubjectType, theirs: SubjectType): boolean {
  return ours === theirs || ours === 'unknown' || theirs === 'unknown';
}
