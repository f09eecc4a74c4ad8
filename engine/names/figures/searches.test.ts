import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildNameIndex, NAME_METHOD_VERSION, rankNames, type SubjectType } from '../index.ts';

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

/** All names of the figures as a list, with what is asked: each of them. */
const pairs = rowsOf(`${NAME_METHOD_VERSION}.tsv`).map(([type, left, right]) => ({
  type: type as SubjectType,
  names: [left!, right!],
}));
const index = buildNameIndex(
  pairs.flatMap(({ type, names }, at) =>
    names.map((text, side) => ({
      ...{
        id: `${String(at).padStart(3, '0')}${'lr'[side]}`,
        type,
        identifiers: [],
        countries: [],
        births: [],
      },
      names: [{ text, kind: 'primary' as const }],
    })),
  ),
);

function found(name: string, type: SubjectType, options: { threshold: number; limit: number }): string {
  const hits = rankNames(index, { name, type }, options);
  return hits.map(({ entryId, similarity }) => `${entryId} ${similarity}`).join(', ');
}

/** A faster search finds the same entries. A change to what it finds needs a new version of the method. */
describe(`a search by the method ${NAME_METHOD_VERSION}`, () => {
  it.each(rowsOf(`${NAME_METHOD_VERSION}-searches.tsv`))(
    'for a %s, "%s", finds those it ever did, and as the ten closest the same',
    (...row) => {
      const [type, name = ''] = row;
      expect([
        ...[type, name],
        found(name, type as SubjectType, { threshold: 0.74, limit: 25 }),
        found(name, type as SubjectType, { threshold: 0, limit: 10 }),
      ]).toEqual(row);
    },
  );

  const asked = pairs.flatMap(({ type, names }) => names.map((name): [SubjectType, string] => [type, name]));

  it.each(asked)('for a %s, "%s", the closest begin with those found at 0.74', (type, name) => {
    for (const limit of [1, 2, 5, 10]) {
      const hits = rankNames(index, { name, type }, { threshold: 0.74, limit });
      const closest = rankNames(index, { name, type }, { threshold: 0, limit });
      expect(closest.slice(0, hits.length)).toEqual(hits);
    }
  });
});
