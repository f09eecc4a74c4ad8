import { add, compare, type Fraction, fraction, percentText, zero } from './fraction.ts';
import { type Graph, ownersOf, withoutOwnersOf } from './holdings.ts';
import { reachOwners } from './reach-owners.ts';

/**
 * Ownership by sanctioned parties. `aggregatePct` is what sanctioned parties, and companies blocked through them,
 * hold of the subject directly, taken together; `effectivePct` multiplies shares along the chains instead.
 * `blocked` when the aggregate reaches 50 %; `through` are the companies blocked on the way, in the order found.
 */
export type SanctionedOwnership = {
  aggregatePct: number;
  effectivePct: number;
  blocked: boolean;
  through: { party: string; aggregatePct: number }[];
};

const half = fraction(1n, 2n);

function heldBy(graph: Graph, party: string, holders: ReadonlySet<string>): Fraction {
  return [...ownersOf(graph, party)]
    .filter(([owner]) => holders.has(owner) && owner !== party)
    .reduce((sum, [, share]) => add(sum, share), zero);
}

/**
 * The 50 % rule: a company owned 50 % or more in the aggregate, directly or indirectly, by blocked persons is
 * blocked itself, and then counts with everything it owns (OFAC, revised guidance of 13 August 2014).
 */
export function sanctionedOwnership(
  graph: Graph,
  subject: string,
  sanctioned: readonly string[],
): SanctionedOwnership {
  const listed = new Set(sanctioned.map((name) => name.trim()));
  const blocked = new Set(listed);
  const through: SanctionedOwnership['through'] = [];
  const companies = [...graph.keys()].filter((party) => party !== subject).sort();
  for (let before = -1; before !== blocked.size; ) {
    before = blocked.size;
    for (const party of companies) {
      const held = heldBy(graph, party, blocked);
      if (blocked.has(party) || compare(held, half) < 0) continue;
      blocked.add(party);
      through.push({ party, aggregatePct: Number(percentText(held, 4)) });
    }
  }
  const aggregate = heldBy(graph, subject, blocked);
  const ends = reachOwners(withoutOwnersOf(graph, listed), subject);
  const effective = [...listed].reduce((sum, party) => add(sum, ends.get(party) ?? zero), zero);
  return {
    aggregatePct: Number(percentText(aggregate, 4)),
    effectivePct: Number(percentText(effective, 4)),
    blocked: listed.has(subject) || compare(aggregate, half) >= 0,
    through,
  };
}
