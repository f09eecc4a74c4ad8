import { foldName } from '../../../../contract/holdings.ts';
import type { intakes } from '../../../../contract/index.ts';

/** A holding as the form has it, whose share may still be missing. */
export type Edge = Omit<NonNullable<intakes.DraftIntake['ownership']>[number], 'pct'> & { pct?: number };

const isNamed = (name: string, other: string) => foldName(name) === foldName(other);

/** The same holdings after a party was renamed. */
export const renamed = (edges: readonly Edge[], before: string, after: string): Edge[] =>
  edges.map((edge) => ({
    ...edge,
    owner: isNamed(edge.owner, before) ? after : edge.owner,
    owned: isNamed(edge.owned, before) ? after : edge.owned,
  }));

type Ends = { owner: string; owned: string };

/** Parties from whom no chain of holdings leads to the root. */
export function apartFrom(root: string, holdings: readonly Ends[]): string[] {
  const reached = new Set([foldName(root)]);
  for (const name of reached)
    for (const { owner, owned } of holdings) if (foldName(owned) === name) reached.add(foldName(owner));
  const names = new Map(
    holdings.flatMap(({ owner, owned }) => [owner, owned]).map((name) => [foldName(name), name]),
  );
  return [...names].filter(([key]) => !reached.has(key)).map(([, name]) => name);
}
