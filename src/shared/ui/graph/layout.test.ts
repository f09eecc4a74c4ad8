import { BOX, type GraphEdge, layOut, wayDown } from './layout.ts';

const holds = (from: string, to: string, pct: number): GraphEdge => ({ from, to, label: `${pct} %` });
const chain = [holds('Holding', 'Mill', 60), holds('Asha', 'Holding', 100), holds('Ravi', 'Mill', 40)];
const tie: GraphEdge[] = [
  { from: 'Ravi', to: 'Mill', label: 'owner', isDashed: true },
  { from: 'Ravi', to: 'Herat Ore', label: 'director', isDashed: true },
];
const rowOf = (graph: ReturnType<typeof layOut>, name: string) =>
  graph.nodes.find((node) => node.name === name)?.row;

test('the root stands at the bottom, whoever is joined to it in rows above', () => {
  const graph = layOut('Mill', chain);
  expect(['Mill', 'Holding', 'Ravi', 'Asha'].map((name) => rowOf(graph, name))).toEqual([0, 1, 1, 2]);
  const [mill] = graph.nodes;
  expect(mill?.y).toBe(graph.height - BOX.height);
  expect(graph.edges.map(({ label }) => label)).toEqual(['60 %', '100 %', '40 %']);
});

test('no two boxes cover each other, and none leaves the drawing', () => {
  const many = Array.from({ length: 9 }, (_, at) => holds(`Owner ${at}`, 'Mill', 10));
  const graph = layOut('Mill', [...chain, ...many, ...tie]);
  for (const a of graph.nodes) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + BOX.width).toBeLessThanOrEqual(graph.width);
    expect(a.y + BOX.height).toBeLessThanOrEqual(graph.height);
    for (const b of graph.nodes)
      if (a !== b) expect(a.y !== b.y || Math.abs(a.x - b.x) >= BOX.width).toBe(true);
  }
});

test('what hangs on a dashed line stands above what it hangs on, and a solid line is not drawn over', () => {
  const graph = layOut('Mill', [...chain, ...tie]);
  expect(rowOf(graph, 'Herat Ore')).toBe(2);
  expect(graph.edges.filter(({ from, to }) => [from, to].sort().join() === 'Mill,Ravi')).toMatchObject([
    { label: '40 %' },
  ]);
  expect([...wayDown('Herat Ore', graph)]).toEqual(['Herat Ore', 'Ravi', 'Mill']);
});

test('a circle ends, and who hangs on nobody is shown all the same', () => {
  const graph = layOut('A', [holds('B', 'A', 50), holds('A', 'B', 50), holds('X', 'Y', 10)]);
  expect(graph.nodes.map(({ name, row }) => [name, row])).toEqual([
    ['A', 0],
    ['B', 1],
    ['X', 1],
    ['Y', 1],
  ]);
});
