import { keepClusterIds } from './keep-cluster-ids.ts';

const ids = (clusters: string[][], former: Record<string, string>) => {
  let made = 0;
  const newId = () => {
    made += 1;
    return `new ${made}`;
  };
  const named = keepClusterIds(
    clusters.map((entries) => ({ entries })),
    new Map(Object.entries(former)),
    newId,
  );
  return named.map(({ id }) => id);
};

test('a cluster keeps its id when entries come and go', () => {
  expect(ids([['a', 'b', 'c']], { a: 'one', b: 'one' })).toEqual(['one']);
  expect(ids([['a', 'd']], { a: 'one', b: 'one', c: 'one' })).toEqual(['one']);
});

test('a cluster of entries that were in none gets a new id', () => {
  expect(
    ids(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      {},
    ),
  ).toEqual(['new 1', 'new 2']);
});

test('of a cluster that falls apart the largest part keeps the id, and each id is given once', () => {
  const former = { a: 'one', b: 'one', c: 'one', d: 'one', e: 'one' };
  expect(
    ids(
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
      former,
    ),
  ).toEqual(['new 1', 'one']);
  expect(
    ids(
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
      former,
    ),
  ).toEqual(['new 1', 'one']);
});

test('where two become one the one with more entries gives its id', () => {
  expect(ids([['a', 'b', 'c']], { a: 'small', b: 'large', c: 'large' })).toEqual(['large']);
});
