import { buildNameIndex, findNames, type ListEntry } from '../index.ts';

const person = (id: string, ...names: string[]): ListEntry => ({
  ...{ id, type: 'person', identifiers: [], countries: [], births: [] },
  names: names.map((text) => ({ text, kind: 'primary' as const })),
});
const namesakes = (count: number, text = 'Dmitri Volkhov') =>
  Array.from({ length: count }, (_, at) => person(`N${at}`.padEnd(6, '0'), text));
const ask = (entries: ListEntry[], limit: number, threshold = 0.74) =>
  findNames(buildNameIndex(entries), { name: 'Dmitri Volkhov', type: 'person' }, { limit, threshold });

describe('a search', () => {
  test('is truncated where more entries reach the threshold than were wanted', () => {
    const { hits, truncated } = ask(namesakes(51), 50);
    expect(hits).toHaveLength(50);
    expect(truncated).toBe(true);
  });

  test('is complete where as many reach it as were wanted, whatever is below', () => {
    const others = namesakes(40, 'Ingrid Brantley').map((entry) => ({ ...entry, id: `O${entry.id}` }));
    expect(ask([...namesakes(50), ...others], 50).truncated).toBe(false);
  });

  test('is complete where one entry alone has more names than were wanted', () => {
    const [name, other] = ['Dmitri Volkhov', 'Dmitry Volkhov'];
    const names = Array.from({ length: 80 }, (_, at) => (at % 2 ? name : other));
    expect(ask([person('N1', ...names)], 1)).toMatchObject({ hits: [{ entryId: 'N1' }], truncated: false });
  });

  test('finds every one of a thousand namesakes when that many are wanted', () => {
    const { hits, truncated } = ask(namesakes(1000), 1000);
    expect(hits).toHaveLength(1000);
    expect(truncated).toBe(false);
  });

  test('is truncated where more names share as much as a hit does than are ever looked at', () => {
    expect(ask(namesakes(4000), 4000).truncated).toBe(true);
  });

  test('of the closest, at a low threshold, is not: nobody asked for all', () => {
    expect(ask(namesakes(51), 50, 0).hits).toHaveLength(50);
  });

  test('of the closest is where more share a word than there was room for, if that many were wanted', () => {
    expect(ask(namesakes(1200), 1000, 0.4).truncated).toBe(true);
    expect(ask(namesakes(300), 1000, 0.4)).toMatchObject({ truncated: false, hits: { length: 300 } });
  });

  test('is where a field has more names, or a name more words, than are read', () => {
    const index = buildNameIndex(namesakes(1));
    const isTruncated = (name: string) => findNames(index, { name, type: 'person' }).truncated;
    const words = (count: number, between: string) =>
      Array.from({ length: count }, (_, at) => `Zor${'aeiou'[at % 5]}${'bdfgk'[Math.floor(at / 5)]}in`).join(
        between,
      );
    expect([12, 13].map((count) => isTruncated(words(count, '; ')))).toEqual([false, true]);
    expect([24, 25].map((count) => isTruncated(words(count, ' ')))).toEqual([false, true]);
  });
});
