import type { OwnershipLink } from '../../analysis.ts';
import type { Holding } from '../tree.ts';

export type GraphNode = {
  name: string;
  kind: 'subject' | 'owner' | 'linked';
  x: number;
  y: number;
  /** Rows from the third party, which is 0. */
  row: number;
};
export type GraphEdge = { from: string; to: string; label: string; kind: 'holds' | 'link' };
export type Graph = { nodes: GraphNode[]; edges: GraphEdge[]; width: number; height: number };

export const BOX = { width: 176, height: 48, gapX: 24, gapY: 72 } as const;

const fold = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

type Party = { name: string; kind: GraphNode['kind'] };

/** Whoever a link goes over: tied to the third party of the step by a line, if the chart does not show them already. */
function linkEdges(links: readonly OwnershipLink[]): GraphEdge[] {
  return links.flatMap(({ path }) =>
    path.flatMap(({ from, who, role, as, to }) => [
      { from: who, to: from, label: role, kind: 'link' as const },
      { from: who, to, label: as, kind: 'link' as const },
    ]),
  );
}

/**
 * Places the third party at the bottom, its owners above it in rows by the shortest chain down, and third parties that it
 * is tied to above who ties them. A circle of owners ends where it closes. Nobody and nothing stands twice.
 */
export function layOut(
  subject: string,
  holdings: readonly Holding[],
  links: readonly OwnershipLink[],
): Graph {
  const parties = new Map<string, Party>([[fold(subject), { name: subject, kind: 'subject' }]]);
  const meet = (name: string, kind: Party['kind']) => {
    if (!parties.has(fold(name))) parties.set(fold(name), { name, kind });
    return fold(name);
  };
  const edges = new Map<string, GraphEdge>();
  const draw = (edge: GraphEdge, kinds: readonly [Party['kind'], Party['kind']]) => {
    const [from, to] = [meet(edge.from, kinds[0]), meet(edge.to, kinds[1])];
    const key = [from, to].sort().join('\n');
    // A share that is drawn says more than a line.
    if (from !== to && !(edge.kind === 'link' && edges.has(key))) edges.set(key, { ...edge, from, to });
  };
  for (const { owner, owned, pct } of holdings)
    draw({ from: owner, to: owned, label: `${pct} %`, kind: 'holds' }, ['owner', 'owner']);
  for (const edge of linkEdges(links)) draw(edge, ['owner', 'linked']);

  const rows = rowsOf(fold(subject), parties, [...edges.values()]);
  const byRow = new Map<number, string[]>();
  for (const key of parties.keys())
    byRow.set(rows.get(key) ?? 0, [...(byRow.get(rows.get(key) ?? 0) ?? []), key]);
  const widest = Math.max(...[...byRow.values()].map((keys) => keys.length));
  const step = BOX.width + BOX.gapX;
  const last = Math.max(...byRow.keys());
  const nodes = [...byRow].flatMap(([row, keys]) =>
    keys.map((key, at): GraphNode => {
      const { name, kind } = parties.get(key) as Party;
      const indent = ((widest - keys.length) * step) / 2;
      return { name, kind, row, x: indent + at * step, y: (last - row) * (BOX.height + BOX.gapY) };
    }),
  );
  return {
    nodes,
    edges: [...edges.values()].map((edge) => ({
      ...edge,
      from: parties.get(edge.from)?.name ?? '',
      to: parties.get(edge.to)?.name ?? '',
    })),
    width: widest * step - BOX.gapX,
    height: (last + 1) * (BOX.height + BOX.gapY) - BOX.gapY,
  };
}

/** How many lines from the third party, whichever way a line goes; who hangs on nobody stands in the first row above. */
function rowsOf(subject: string, parties: ReadonlyMap<string, Party>, edges: readonly GraphEdge[]) {
  const rows = new Map([[subject, 0]]);
  let reached = [subject];
  for (let row = 1; reached.length > 0; row += 1) {
    const next = edges
      .flatMap(({ from, to }) => (reached.includes(to) ? [from] : reached.includes(from) ? [to] : []))
      .filter((key) => !rows.has(key));
    for (const key of next) rows.set(key, row);
    reached = [...new Set(next)];
  }
  for (const key of parties.keys()) if (!rows.has(key)) rows.set(key, 1);
  return rows;
}

/** Everybody that a party is joined to by some way of lines towards the third party, itself included. */
export function wayDown(name: string, { nodes, edges }: Graph): Set<string> {
  const rowOf = new Map(nodes.map((node) => [node.name, node.row]));
  const way = new Set([name]);
  for (const at of way)
    for (const { from, to } of edges) {
      const other = from === at ? to : to === at ? from : null;
      if (other !== null && (rowOf.get(other) ?? 0) < (rowOf.get(at) ?? 0)) way.add(other);
    }
  return way;
}
