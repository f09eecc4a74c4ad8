import { entryOf } from './entry-of.test-support.ts';
import { findPairs } from './find-pairs.ts';

const pairsOf = (...args: Parameters<typeof findPairs>) => findPairs(...args).map(({ a, b }) => [a, b]);

test('entries are compared that share a name, in whatever script, or a number, and no others', () => {
  const entries = [
    entryOf({ names: ['Rustam Karimov'] }),
    entryOf({ list: 'EU', names: ['Рустам Каримов'] }),
    entryOf({ list: 'UK', names: ['Vadim Orlov'], identifiers: [{ value: 'AB 123456' }] }),
    entryOf({ list: 'US', names: ['Souria'], identifiers: [{ value: 'ab-123456' }] }),
    entryOf({ list: 'CH', names: ['Aung Hlaing'] }),
  ];
  expect(pairsOf(entries)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('after a list has changed only its entries are compared with the others', () => {
  const entries = ['UN', 'EU', 'UK'].map((list) => entryOf({ list }));
  const numbered = entries.map((entry, at) => ({
    ...entryOf({ list: entry.list, names: [['Souria', 'San Damian', 'Monte Bianco'][at]!] }),
    identifiers: [{ value: '9274331' }],
  }));
  for (const some of [entries, numbered]) {
    expect(pairsOf(some)).toHaveLength(3);
    expect(pairsOf(some, [2])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  }
});

test('of two entries the closest names are told, primary ones first, with how many more they share', () => {
  const names = ['Rustam Karimov', 'Abu Bakr Samarkandi'];
  const [pair] = findPairs([entryOf({ names }), entryOf({ list: 'EU', names: [...names].reverse() })]);
  expect(pair?.names).toMatchObject({ similarity: 1, further: 1, rivals: 0 });
  const [ours, theirs] = [pair!.names!.ours, pair!.names!.theirs];
  expect([ours.kind, theirs.kind]).toContain('primary');
});

test('how many others of the list bear the name is told', () => {
  const entries = ['UN', 'EU', 'EU', 'EU'].map((list, at) => entryOf({ list, id: `${at}` }));
  const between = findPairs(entries).find(({ a, b }) => a === 0 && b === 1);
  expect(between?.names?.rivals).toBe(2);
});

test('weak names are no reason to compare', () => {
  const weak = { text: 'Abu Luqman', kind: 'weak' as const };
  const one = { ...entryOf({ names: ['Vadim Orlov'] }), names: [weak] };
  expect(pairsOf([one, { ...one, list: 'EU' }])).toEqual([]);
});
