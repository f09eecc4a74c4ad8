import fc from 'fast-check';
import type { ListEntry, SubjectType } from './index.ts';
import { buildNameIndex, compareNames, searchNames } from './index.ts';

const pieces =
  "Mohammed al Abd Ali Vladimir Petrov J A Trading Co Ltd 7 VIII Ба محمد 김 王 (Iran) & , - ' é x sh".split(
    ' ',
  );
const built = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join(' '));
const anyName = fc.oneof(built, fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 40 }));
const anyType = fc.constantFrom<SubjectType>('person', 'organisation', 'vessel', 'aircraft', 'unknown');

const listOf = (names: string[]): ListEntry[] =>
  names.map((text, at) => ({
    id: `e${at}`,
    type: 'unknown',
    names: [{ text, kind: 'primary' }],
    identifiers: [],
    countries: [],
    births: [],
  }));

const total = (parts: { value: number }[]) =>
  parts.reduce((sum, part) => sum + Math.round(part.value * 1e4), 0) / 1e4;

describe('whatever the names are', () => {
  it('a similarity is between 0 and 1 and its parts add up to it exactly', () => {
    fc.assert(
      fc.property(anyName, anyName, anyType, (left, right, type) => {
        const { similarity, explanation } = compareNames(left, right, type);
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        expect(total(explanation.parts)).toBe(similarity);
      }),
    );
  });

  it('two names are as alike from one end as from the other', () => {
    fc.assert(
      fc.property(anyName, anyName, anyType, (left, right, type) => {
        expect(compareNames(left, right, type).similarity).toBe(compareNames(right, left, type).similarity);
      }),
    );
  });

  it('the order of the entries never matters', () => {
    fc.assert(
      fc.property(fc.array(anyName, { maxLength: 8 }), anyName, anyType, (names, name, type) => {
        const entries = listOf(names);
        const forwards = searchNames(buildNameIndex(entries), { name, type }, { threshold: 0.3 });
        const backwards = searchNames(
          buildNameIndex([...entries].reverse()),
          { name, type },
          { threshold: 0.3 },
        );
        expect(backwards).toEqual(forwards);
      }),
      { numRuns: 60 },
    );
  });

  it('a name with a word of its own finds itself', () => {
    fc.assert(
      fc.property(fc.array(built, { minLength: 1, maxLength: 6 }), (names) => {
        const wanted = `${names[0]} Zworykin`;
        const index = buildNameIndex(listOf([wanted, ...names]));
        expect(searchNames(index, { name: wanted, type: 'unknown' })[0]).toMatchObject({
          entryId: 'e0',
          similarity: 1,
        });
      }),
      { numRuns: 60 },
    );
  });
});
