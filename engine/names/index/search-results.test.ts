import { compareNames } from '../score/compare.ts';
import type { ListEntry, NameKind, SubjectType } from '../types.ts';
import { buildNameIndex } from './name-index.ts';
import { findNames, rankNames, searchNames } from './search.ts';

const entry = (id: string, names: [string, NameKind?][], type: SubjectType = 'person'): ListEntry => ({
  ...{ id, type, identifiers: [], countries: [], births: [] },
  names: names.map(([text, kind = 'primary']) => ({ text, kind })),
});
const numbered = (names: string[], type: SubjectType = 'person') =>
  names.map((name, at) => entry(`${at}`.padStart(4, '0'), [[name]], type));
const person = (name: string) => ({ name, type: 'person' as const });

let seed = 31;
const below = (count: number) => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return (seed >>> 8) % count;
};
const STEMS = 'bork milt fest gund valn darp kelm ruzh'.split(' ');
const ENDINGS = 'in ov ak iman'.split(' ');
const word = () => STEMS[below(STEMS.length)]! + ENDINGS[below(ENDINGS.length)]!;
const anyName = () => Array.from({ length: 2 + below(2) }, word).join(' ');

describe('the hits of a search', () => {
  test.each([
    [0.74, 25],
    [0.74, 3],
    [0.78, 2],
    [0.82, 1],
  ])('from %d on, %d at most, are those that comparing with every entry gives', (threshold, limit) => {
    const entries = Array.from({ length: 250 }, (_, at) =>
      entry(`${at}`.padStart(4, '0'), at % 3 === 0 ? [[anyName()], [anyName(), 'aka']] : [[anyName()]]),
    );
    const index = buildNameIndex(entries);
    for (let round = 0; round < 20; round++) {
      const name = anyName();
      const wanted = entries
        .map(({ id, names }) => {
          const all = names.map(({ text }) => compareNames(name, text, 'person', index).similarity);
          const similarity = Math.max(...all);
          const { text, kind } = names[all.indexOf(similarity)]!;
          return { entryId: id, similarity, name: text, kind };
        })
        .filter(({ similarity }) => similarity >= threshold)
        .sort((a, b) => b.similarity - a.similarity || (a.entryId < b.entryId ? -1 : 1));
      expect([name, rankNames(index, person(name), { threshold, limit })]).toEqual([
        name,
        wanted.slice(0, limit),
      ]);
    }
  });

  test('are 25 at most and 0.74 alike at least, where nothing else is said', () => {
    const index = buildNameIndex(numbered(Array.from({ length: 40 }, () => 'Zorin Mirza')));
    const ids = searchNames(index, person('Zorin Mirza')).map(({ entryId }) => entryId);
    expect(ids).toEqual(Array.from({ length: 25 }, (_, at) => `${at}`.padStart(4, '0')));
    expect(searchNames(index, person('Zorin Mirza'), { limit: 40 })).toHaveLength(40);
    const far = compareNames('Zorin', 'Zorin Mirza', 'person', index).similarity;
    expect(far).toBeLessThan(0.74);
    expect(searchNames(index, person('Zorin'))).toEqual([]);
    expect(searchNames(index, person('Zorin'), { threshold: far })).toHaveLength(25);
  });

  test('are never those that have nothing in common, however low the threshold', () => {
    const index = buildNameIndex(numbered(['Zorin Mirza', 'Zorin Abel', 'Kestrel Quist']));
    const hits = searchNames(index, person('Zorin Mirza'), { threshold: 0 });
    expect(hits.map(({ entryId }) => entryId)).toEqual(['0000', '0001']);
    for (const { similarity } of hits) expect(similarity).toBeGreaterThan(0);
  });

  test('are no names that only sound like the words written together, and not enough', () => {
    const index = buildNameIndex(numbered(['Zaranu Mubulo']));
    expect(searchNames(index, person('Zorinmabel'), { threshold: 0 })).toEqual([]);
  });

  test('are looked for first among the names most alike as a whole, not those that share the most words', () => {
    const others = Array.from({ length: 15 }, () => 'Zorin Kestrel Quist');
    const index = buildNameIndex(numbered([...others, 'Zaren Kistrel Mubel']));
    const hits = searchNames(index, person('Zorin Kestrel Mabel'), { threshold: 0.5, limit: 1 });
    expect(hits.map(({ matchedName }) => matchedName.text)).toEqual(['Zaren Kistrel Mubel']);
  });

  test('are the same in the same order with explanation and without', () => {
    const index = buildNameIndex(
      Array.from({ length: 80 }, (_, at) => entry(`${at}`, [[anyName()], [anyName()]])),
    );
    for (let round = 0; round < 10; round++) {
      const subject = person(anyName());
      const hits = searchNames(index, subject, { threshold: 0.3 });
      expect(rankNames(index, subject, { threshold: 0.3 })).toEqual(
        hits.map(({ entryId, similarity, matchedName: { text, kind } }) => {
          return { entryId, similarity, name: text, kind };
        }),
      );
      for (const { matchedName, similarity, explanation } of hits)
        expect({ similarity, explanation }).toEqual(
          compareNames(subject.name, matchedName.text, 'person', index),
        );
    }
  });

  test('are told with the listed name as it is written, where that is not Latin', () => {
    const index = buildNameIndex([entry('a', [['Зорин Mirza']]), entry('b', [['Zörin Quist']])]);
    const rightOf = (name: string) =>
      searchNames(index, person(name))[0]?.explanation.pairs.map(({ right }) => right);
    expect(rightOf('Zorin Mirza')?.sort()).toEqual(['Mirza', 'Зорин (zorin)']);
    expect(rightOf('Zorin Quist')?.sort()).toEqual(['Quist', 'Zörin']);
  });

  test('are weak names, given in full, those of another type last', () => {
    const index = buildNameIndex([
      entry('a', [['Abel Quist'], ['The Kestrel', 'weak']]),
      entry('b', [['Zorin Ltd'], ['The Kestrel', 'weak']], 'organisation'),
    ]);
    const found = (name: string, type: SubjectType) =>
      searchNames(index, { name, type }).map(({ entryId }) => entryId);
    expect(found('Kestrel, the', 'person')).toEqual(['a', 'b']);
    expect(found('the kestrel', 'unknown')).toEqual(['a', 'b']);
    expect(found('Kestrel', 'person')).toEqual([]);
    const strong = buildNameIndex([entry('a', [['Abel Quist']])]);
    expect(searchNames(strong, person('the kestrel'))).toEqual([]);
  });
});

describe('names that only words written together bring up', () => {
  const together = (count: number) => Array.from({ length: count }, () => 'Greenwave');

  test('F3 are all found, however many there are', () => {
    for (const count of [19, 24, 60]) {
      const index = buildNameIndex(numbered(together(count), 'organisation'));
      const subject = { name: 'Green Wave', type: 'organisation' as const };
      const { hits, truncated } = findNames(index, subject, { limit: 100 });
      expect({ hits: hits.length, truncated }).toEqual({ hits: count, truncated: false });
    }
  });

  test('are found behind many that are not', () => {
    const index = buildNameIndex(
      numbered([...Array.from({ length: 30 }, () => 'Green Mabel Zorin'), 'Greenwave'], 'organisation'),
    );
    const hits = searchNames(index, { name: 'Green Wave', type: 'organisation' });
    expect(hits.map(({ matchedName }) => matchedName.text)).toEqual(['Greenwave']);
  });
});
