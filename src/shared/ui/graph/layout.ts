import { foldName } from '../../../../contract/holdings.ts';

/** A box; `row` counts the rows from the one at the bottom, which is 0. */
export type GraphNode = { name: string; x: number; y: number; row: number };
/** A line down from one box to another; a dashed one gives way where a solid one joins the same two. */
export type GraphEdge = { from: string; to: string; label: string; isDashed?: boolean };
export type Graph = { nodes: GraphNode[]; edges: GraphEdge[]; width: number; height: number };

export const BOX = { width: 176, height: 48, gapX: 24, gapY: 72 } as const;

/**
 * Places `root` at the bottom and whoever is joined to it above, in rows by the shortest chain down. A circle ends where it
 * closes. Names are folded: nobody and nothing stands twice.
 */
export function layOut(root: string, drawn: readonly GraphEdge[]): Graph {
  const parties = new Map<string, string>([[foldName(root), root]]);
  const meet = (name: string) => {
    if (!parties.has(foldName(name))) parties.set(foldName(name), name);
    return foldName(name);
  };
  const edges = new Map<string, GraphEdge>();
  for (const edge of drawn) {
    const [from, to] = [meet(edge.from), meet(edge.to)];
    const key = [from, to].sort().join('\n');
    if (from !== to && !(edge.isDashed && edges.has(key))) edges.set(key, { ...edge, from, to });
  }
  const rows = rowsOf(foldName(root), parties, [...edges.values()]);
  const byRow = new Map<number, string[]>();
  for (const key of parties.keys())
    byRow.set(rows.get(key) ?? 0, [...(byRow.get(rows.get(key) ?? 0) ?? []), key]);
  const widest = Math.max(...[...byRow.values()].map((keys) => keys.length));
  const step = BOX.width + BOX.gapX;
  const last = Math.max(...byRow.keys());
  const nodes = [...byRow].flatMap(([row, keys]) =>
    keys.map((key, at): GraphNode => {
      const indent = ((widest - keys.length) * step) / 2;
      return {
        name: parties.get(key) ?? '',
        row,
        x: indent + at * step,
        y: (last - row) * (BOX.height + BOX.gapY),
      };
    }),
  );
  return {
    nodes,
    edges: [...edges.values()].map((edge) => ({
      ...edge,
      from: parties.get(edge.from) ?? '',
      to: parties.get(edge.to) ?? '',
    })),
    width: widest * step - BOX.gapX,
    height: (last + 1) * (BOX.height + BOX.gapY) - BOX.gapY,
  };
}

/** How many lines from the root, whichever way a line goes; who hangs on nobody stands in the first row above. */
function rowsOf(root: string, parties: ReadonlyMap<string, string>, edges: readonly GraphEdge[]) {
  const rows = new Map([[root, 0]]);
  let reached = [root];
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

/** Everybody that a party is joined to by some way of lines towards the root, itself included. */
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
