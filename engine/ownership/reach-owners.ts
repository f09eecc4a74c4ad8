import { add, divide, type Fraction, multiply, one, subtract, zero } from './fraction.ts';
import { type Graph, ownersOf } from './holdings.ts';

type Row = Map<string, Fraction>;

function addTimes(row: Row, other: Row, factor: Fraction): void {
  for (const [key, value] of other) row.set(key, add(row.get(key) ?? zero, multiply(factor, value)));
}

/** Copies the rows of everybody at and above `start`. */
function rowsFrom(graph: Graph, start: string): Map<string, Row> {
  const rows = new Map<string, Row>();
  const open = [start];
  for (let party = open.pop(); party !== undefined; party = open.pop()) {
    if (rows.has(party)) continue;
    const row: Row = new Map(ownersOf(graph, party));
    rows.set(party, row);
    open.push(...row.keys());
  }
  return rows;
}

/**
 * What share of `start` ends up with each party that has no owners itself, when every company passes what it holds
 * on to its owners and circles are followed to their end. Exact: one company after another is eliminated from the
 * equations. The graph must hold no closed circle.
 * Method: shares as first-hit probabilities, which equals the integrated ownership of Brioschi, Buzzacchi and
 * Colombo (1989) for owners outside the circles.
 */
export function reachOwners(graph: Graph, start: string): Map<string, Fraction> {
  const rows = rowsFrom(graph, start);
  const flow: Row = new Map([[start, one]]);
  for (const [party, own] of rows) {
    if (own.size === 0) continue;
    const toItself = own.get(party) ?? zero;
    own.delete(party);
    const scale = divide(one, subtract(one, toItself));
    for (const [owner, share] of own) own.set(owner, multiply(scale, share));
    for (const [other, row] of [...rows, ['', flow] as const]) {
      const share = other === party ? undefined : row.get(party);
      if (!share) continue;
      row.delete(party);
      addTimes(row, own, share);
    }
    rows.delete(party);
  }
  return flow;
}
