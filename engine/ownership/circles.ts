import { compare, one } from './fraction.ts';
import { above, disclosed, type Graph, ownersOf } from './holdings.ts';

/** For every party the circle it lies on: the parties that own each other, in alphabetical order; alone, itself. */
function circles(graph: Graph): Map<string, string[]> {
  const reach = new Map<string, Set<string>>();
  for (const [owned, owners] of graph) {
    for (const party of [owned, ...owners.keys()]) {
      if (!reach.has(party)) reach.set(party, above(graph, party));
    }
  }
  const found = new Map<string, string[]>();
  for (const [party, owners] of reach) {
    const around = [...owners].filter((other) => other !== party && reach.get(other)?.has(party));
    found.set(party, [party, ...around].sort());
  }
  return found;
}

/** Parties on a circle that nobody outside owns any part of: their owners cannot be told. */
export function closedCircles(graph: Graph): Set<string> {
  const closed = new Set<string>();
  for (const [party, members] of circles(graph)) {
    const inside = new Set(members);
    const shut = members.every(
      (member) =>
        compare(disclosed(graph, member), one) === 0 &&
        [...ownersOf(graph, member).keys()].every((owner) => inside.has(owner)),
    );
    if (shut) closed.add(party);
  }
  return closed;
}

/**
 * Layers of owners above the subject: 0 when it has none, 1 when it has direct owners only; the longest chain
 * counts, and a circle counts as many layers as it has companies.
 */
export function layersAbove(graph: Graph, subject: string): number {
  const around = circles(graph);
  const known = new Map<string, number>();
  const layers = (party: string): number => {
    const members = around.get(party) ?? [party];
    const key = members[0] ?? party;
    const before = known.get(key);
    if (before !== undefined) return before;
    const outside = members
      .flatMap((member) => [...ownersOf(graph, member).keys()])
      .filter((owner) => !members.includes(owner));
    const count = members.length - 1 + outside.reduce((most, owner) => Math.max(most, 1 + layers(owner)), 0);
    known.set(key, count);
    return count;
  };
  return layers(subject);
}
