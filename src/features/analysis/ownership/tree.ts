import type { intakes } from '../../../../contract/index.ts';

export type Holding = { owner: string; owned: string; pct: number };
export type OwnerNode = { name: string; pct: number | null; owners: OwnerNode[]; isRepeated: boolean };

const fold = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** The holdings that the facts state: the chart, and principals with a share who are not in it. */
export function holdingsOf({
  legalName = '',
  ownership = [],
  principals = [],
}: intakes.DraftIntake): Holding[] {
  const direct = principals
    .filter(({ name, ownershipPct }) => {
      const isCharted = ownership.some(
        (edge) => fold(edge.owner) === fold(name) && fold(edge.owned) === fold(legalName),
      );
      return ownershipPct !== undefined && !isCharted;
    })
    .map(({ name, ownershipPct = 0 }) => ({ owner: name, owned: legalName, pct: ownershipPct }));
  return [...ownership, ...direct];
}

/** Owners above owners, from the third party up. A party that is met again on its own way up ends there. */
export function ownersOf(name: string, holdings: readonly Holding[]): OwnerNode {
  const climb = (party: string, pct: number | null, path: readonly string[]): OwnerNode => {
    const isRepeated = path.includes(fold(party));
    const above = isRepeated ? [] : holdings.filter(({ owned }) => fold(owned) === fold(party));
    return {
      name: party,
      pct,
      isRepeated,
      owners: above.map((edge) => climb(edge.owner, edge.pct, [...path, fold(party)])),
    };
  };
  return climb(name, null, []);
}
