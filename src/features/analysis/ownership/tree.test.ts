import { holdingsOf } from '../../../../contract/holdings.ts';
import { ownersOf } from './tree.ts';

test('a principal with a share of his own stands beside the chart, once', () => {
  const holdings = holdingsOf({
    legalName: 'Mill',
    ownership: [{ owner: 'Holding', owned: 'Mill', pct: 60 }],
    principals: [
      { name: 'holding', role: 'shareholder', ownershipPct: 60 },
      { name: 'Asha', role: 'shareholder', ownershipPct: 40 },
    ],
  });
  expect(holdings.map(({ owner }) => owner)).toEqual(['Holding', 'Asha']);
});

test('a circle of owners ends where it closes', () => {
  const tree = ownersOf('A', [
    { owner: 'B', owned: 'A', pct: 50 },
    { owner: 'A', owned: 'B', pct: 50 },
  ]);
  expect(tree.owners[0]?.owners[0]).toMatchObject({ name: 'A', isRepeated: true, owners: [] });
});
