import { add, compare, divide, type Fraction, one, shareFromPercent, zero } from './fraction.ts';

/** One line of a register of shareholders: `owner` holds `pct` percent (0–100, up to nine decimals) of `owned`. */
export type Holding = { owner: string; owned: string; pct: number | string };

/** Direct shares: for every owned party its owners and their shares of one. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, Fraction>>;

const nobody: ReadonlyMap<string, Fraction> = new Map();

/** Direct owners of a party with their shares. */
export function ownersOf(graph: Graph, party: string): ReadonlyMap<string, Fraction> {
  return graph.get(party) ?? nobody;
}

/** What the disclosed owners of a party hold together. */
export function disclosed(graph: Graph, party: string): Fraction {
  return [...ownersOf(graph, party).values()].reduce(add, zero);
}

/**
 * The graph of direct holdings: names trimmed, lines for one pair added, empty shares left out.
 * @throws RangeError for a percentage that is none
 */
export function buildGraph(holdings: readonly Holding[]): Map<string, Map<string, Fraction>> {
  const graph = new Map<string, Map<string, Fraction>>();
  for (const holding of holdings) {
    const share = shareFromPercent(holding.pct);
    if (compare(share, zero) === 0) continue;
    const [owner, owned] = [holding.owner.trim(), holding.owned.trim()];
    const owners = graph.get(owned) ?? new Map<string, Fraction>();
    owners.set(owner, add(owners.get(owner) ?? zero, share));
    graph.set(owned, owners);
  }
  return graph;
}

/** Scales owners that together hold more than the whole down to the whole; answers whose they were. */
export function scaleToWhole(graph: Map<string, Map<string, Fraction>>): string[] {
  const over = [...graph.keys()].filter((party) => compare(disclosed(graph, party), one) > 0).sort();
  for (const party of over) {
    const total = disclosed(graph, party);
    const owners = [...ownersOf(graph, party)].map(
      ([owner, share]) => [owner, divide(share, total)] as const,
    );
    graph.set(party, new Map(owners));
  }
  return over;
}

/** Everybody above a party, owners of owners included; the party itself only when it lies on a circle. */
export function above(graph: Graph, party: string): Set<string> {
  const seen = new Set<string>();
  const open = [...ownersOf(graph, party).keys()];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...ownersOf(graph, next).keys());
  }
  return seen;
}

/** The graph without the owners of some parties, which then are ends of every chain. */
export function withoutOwnersOf(graph: Graph, parties: ReadonlySet<string>): Graph {
  return new Map([...graph].filter(([owned]) => !parties.has(owned)));
}
