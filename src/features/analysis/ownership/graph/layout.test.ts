import type { OwnershipLink } from '../../analysis.ts';
import { BOX, layOut, wayDown } from './layout.ts';

const chain = [
  { owner: 'Holding', owned: 'Mill', pct: 60 },
  { owner: 'Asha', owned: 'Holding', pct: 100 },
  { owner: 'Ravi', owned: 'Mill', pct: 40 },
];
const link: OwnershipLink = {
  ...{ thirdParty: 't', clientId: 'c', requestId: 'r', name: 'Herat Ore', risk: 'high' },
  path: [
    { from: 'Mill', who: 'Ravi', role: 'owner', as: 'director', basis: 'the same PAN', to: 'Herat Ore' },
  ],
};
const rowOf = (graph: ReturnType<typeof layOut>, name: string) =>
  graph.nodes.find((node) => node.name === name)?.row;

test('the third party stands at the bottom, owners in rows above it', () => {
  const graph = layOut('Mill', chain, []);
  expect(['Mill', 'Holding', 'Ravi', 'Asha'].map((name) => rowOf(graph, name))).toEqual([0, 1, 1, 2]);
  const [mill] = graph.nodes;
  expect(mill?.y).toBe(graph.height - BOX.height);
  expect(graph.edges.map(({ label }) => label)).toEqual(['60 %', '100 %', '40 %']);
});

test('no two boxes cover each other, and none leaves the drawing', () => {
  const many = Array.from({ length: 9 }, (_, at) => ({ owner: `Owner ${at}`, owned: 'Mill', pct: 10 }));
  const graph = layOut('Mill', [...chain, ...many], [link]);
  for (const a of graph.nodes) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + BOX.width).toBeLessThanOrEqual(graph.width);
    expect(a.y + BOX.height).toBeLessThanOrEqual(graph.height);
    for (const b of graph.nodes)
      if (a !== b) expect(a.y !== b.y || Math.abs(a.x - b.x) >= BOX.width).toBe(true);
  }
});

test('a tied third party stands above who ties it, and the share that is drawn is not drawn over', () => {
  const graph = layOut('Mill', chain, [link]);
  expect(graph.nodes.find(({ name }) => name === 'Herat Ore')).toMatchObject({ kind: 'linked', row: 2 });
  expect(graph.edges.filter(({ from, to }) => [from, to].sort().join() === 'Mill,Ravi')).toMatchObject([
    { kind: 'holds' },
  ]);
  expect([...wayDown('Herat Ore', graph)]).toEqual(['Herat Ore', 'Ravi', 'Mill']);
});

test('a circle of owners ends, and who hangs on nobody is shown all the same', () => {
  const graph = layOut(
    'A',
    [
      { owner: 'B', owned: 'A', pct: 50 },
      { owner: 'A', owned: 'B', pct: 50 },
      { owner: 'X', owned: 'Y', pct: 10 },
    ],
    [],
  );
  expect(graph.nodes.map(({ name, row }) => [name, row])).toEqual([
    ['A', 0],
    ['B', 1],
    ['X', 1],
    ['Y', 1],
  ]);
});
