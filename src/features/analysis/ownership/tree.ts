import { foldName, type Holding } from '../../../../contract/holdings.ts';

export type OwnerNode = { name: string; pct: number | null; owners: OwnerNode[]; isRepeated: boolean };

/** Owners above owners, from the third party up. A party that is met again on its own way up ends there. */
export function ownersOf(name: string, holdings: readonly Holding[]): OwnerNode {
  const climb = (party: string, pct: number | null, path: readonly string[]): OwnerNode => {
    const isRepeated = path.includes(foldName(party));
    const above = isRepeated ? [] : holdings.filter(({ owned }) => foldName(owned) === foldName(party));
    return {
      name: party,
      pct,
      isRepeated,
      owners: above.map((edge) => climb(edge.owner, edge.pct, [...path, foldName(party)])),
    };
  };
  return climb(name, null, []);
}
