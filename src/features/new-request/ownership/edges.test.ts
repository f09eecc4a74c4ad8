import { apartFrom, renamed } from './edges.ts';

const edges = [
  { owner: 'Holding', owned: 'Mill', pct: 60 },
  { owner: 'Asha', owned: 'holding', pct: 100 },
];

test('a renamed party keeps its owners and what it owns', () => {
  expect(renamed(edges, 'Holding', 'Harbour')).toEqual([
    { owner: 'Harbour', owned: 'Mill', pct: 60 },
    { owner: 'Asha', owned: 'Harbour', pct: 100 },
  ]);
});

test('a party is apart when no chain of holdings leads from it to the third party', () => {
  expect(apartFrom('Mill', edges)).toEqual([]);
  expect(apartFrom('Mill', [...edges, { owner: 'X', owned: 'Y' }])).toEqual(['X', 'Y']);
});

test('a circle of owners that the third party is part of is not apart', () => {
  expect(apartFrom('Mill', [...edges, { owner: 'Mill', owned: 'Asha' }])).toEqual([]);
});
