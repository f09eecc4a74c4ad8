import type { Strength } from '../types.ts';

/** The least similarity of each strength, on a list of tens of thousands of names. */
export const STRENGTH = { medium: 0.74, strong: 0.82, exact: 0.95 } as const;

/** The strength of a similarity; anything a lower threshold lets through counts as medium. */
export function strengthOf(similarity: number): Strength {
  if (similarity >= STRENGTH.exact) return 'exact';
  return similarity >= STRENGTH.strong ? 'strong' : 'medium';
}
