import { type ClusterEntry, entryKey } from './cluster-entry.ts';
import { entryOf } from './entry-of.test-support.ts';
import { findPairs } from './find-pairs.ts';
import { linkKey, makeClusters } from './make-clusters.ts';

const clusters = (entries: ClusterEntry[], forbidden: Set<string> = new Set()) =>
  makeClusters(entries, findPairs(entries), { forbidden }).map((cluster) =>
    cluster.entries.map((key) => key.replace('\n', ' ')),
  );
const born = (list: string, births: string[], facts: Parameters<typeof entryOf>[0] = {}) =>
  entryOf({ list, id: births.join() || 'none', births, countries: ['UZ'], ...facts });

test('entries of three lists about one person become one cluster, with the reasons of every link', () => {
  const [un, eu, uk] = ['UN', 'EU', 'UK'].map((list) => born(list, ['1960-03-12']));
  const [cluster, ...more] = makeClusters([un!, eu!, uk!], findPairs([un!, eu!, uk!]));
  expect(more).toEqual([]);
  expect(cluster?.entries).toEqual(['EU\n1960-03-12', 'UK\n1960-03-12', 'UN\n1960-03-12']);
  expect(cluster?.links).toHaveLength(3);
  for (const { points, reasons } of cluster!.links)
    expect(reasons.reduce((sum, reason) => sum + reason.points, 0)).toBe(points);
});

test('somebody who stands alone is in no cluster', () => {
  expect(clusters([born('UN', ['1960']), entryOf({ list: 'EU', names: ['Vadim Orlov'] })])).toEqual([]);
});

test('an entry without a birth date does not tie together two whose birth dates contradict each other', () => {
  const bridge = born('EU', [], { names: ['Rustam Aliyevich Karimov'] });
  const one = born('UN', ['1960-03-12'], { names: ['Rustam Aliyevich Karimov'] });
  const other = born('UK', ['1971-05-01'], { names: ['Rustam Aliyevich Karimov'] });
  const found = clusters([bridge, one, other]);
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveLength(2);
});

test('a link of names around two lists does not tie together two entries that one list keeps apart', () => {
  const named = (list: string, id: string, names: string[]) =>
    entryOf({ list, id, names, births: ['1960-03-12'], countries: ['UZ'] });
  const found = clusters([
    named('UN', '1', ['Rustam Karimov']),
    named('EU', '1', ['Rustam Karimov', 'Vadim Orlov']),
    named('UK', '1', ['Vadim Orlov', 'Petr Sokolov']),
    named('UN', '2', ['Petr Sokolov']),
  ]);
  for (const entries of found) expect(entries.filter((key) => key.startsWith('UN'))).toHaveLength(1);
  expect(found[0]).toContain('EU 1');
});

test('where two entries of a list claim the same, neither is taken, since nothing says which it is', () => {
  const company = (list: string, id: string) =>
    entryOf({ list, id, type: 'organisation', names: ['Adoon General Trading Emirates'], countries: ['AE'] });
  expect(clusters([company('UN', '1'), company('EU', '1')])).toHaveLength(1);
  expect(clusters([company('UN', '1'), company('EU', '1'), company('EU', '2')])).toEqual([]);
});

test('a link that a person has forbidden stays apart, and is not made around a third entry', () => {
  const [un, eu, uk] = ['UN', 'EU', 'UK'].map((list) => born(list, ['1960-03-12']));
  const forbidden = new Set([linkKey(entryKey(eu!), entryKey(un!))]);
  expect(clusters([un!, eu!], forbidden)).toEqual([]);
  const found = clusters([un!, eu!, uk!], forbidden);
  expect(found).toHaveLength(1);
  expect(found[0]).toHaveLength(2);
  expect(found[0]).toContain('UK 1960-03-12');
});

test('the order of entries makes no difference', () => {
  const entries = [
    ...['UN', 'EU', 'UK'].map((list) => born(list, ['1960-03-12'])),
    ...['UN', 'EU'].map((list) => born(list, ['1971-05-01'])),
  ];
  const sorted = (found: string[][]) => found.map((one) => one.join()).sort();
  expect(sorted(clusters([...entries].reverse()))).toEqual(sorted(clusters(entries)));
  expect(clusters(entries)).toHaveLength(2);
});
