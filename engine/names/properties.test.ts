import fc from 'fast-check';
import { anySign } from '../../tests/support/runner/any-sign.ts';
import type { ListEntry, NameKind, SubjectType } from './index.ts';
import { buildNameIndex, changeNameIndex, compareNames, corroborate, searchNames } from './index.ts';

const pieces =
  "Mohammed al Abd Ali Vladimir Petrov J A Trading Co Ltd 7 VIII Ба محمد 김 王 (Iran) & , - ' é x sh".split(
    ' ',
  );
const built = fc.array(fc.constantFrom(...pieces), { maxLength: 7 }).map((parts) => parts.join(' '));
const anyName = fc.oneof(built, fc.string({ unit: anySign, maxLength: 60 }), fc.string({ maxLength: 40 }));
const anyType = fc.constantFrom<SubjectType>('person', 'organisation', 'vessel', 'aircraft', 'unknown');

/** Words that no piece sounds like or is the initial of. */
const noises = ['Qwbfzupp', 'Gwufbikjop'];

const kindsOf = (names: string[]): NameKind[] =>
  names.map((name) => (name.length % 3 === 0 ? 'weak' : 'aka'));

const listOf = (names: string[], kinds: NameKind[] = []): ListEntry[] =>
  names.map((text, at) => ({
    id: `e${at}`,
    type: 'unknown',
    names: [{ text, kind: kinds[at] ?? 'primary' }],
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

  /** Small words alone are read as one ("AT&T"), which another word ends: such names are not asked. */
  it('a word of noise added to either of two names with words of their own never raises their similarity', () => {
    const word = fc.constantFrom('Petrovka', 'Zworykin', 'Kestrel');
    const named = fc.tuple(built, word).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(named, named, anyType, fc.constantFrom(...noises), (left, right, type, noise) => {
        // Near 0 shares that shift may move it by their rounding.
        const alone = compareNames(left, right, type).similarity + 0.005;
        expect(compareNames(left, `${right} ${noise}`, type).similarity).toBeLessThanOrEqual(alone);
        expect(compareNames(`${left} ${noise}`, right, type).similarity).toBeLessThanOrEqual(alone);
      }),
    );
  });

  it('only names of the same words have a similarity of 1', () => {
    fc.assert(
      fc.property(built, built, anyType, (left, right, type) => {
        const { similarity, explanation } = compareNames(left, right, type);
        const same =
          explanation.pairs.every((pair) => pair.similarity === 1) &&
          [...explanation.leftOnly, ...explanation.rightOnly].length === 0;
        if (similarity === 1) expect(same).toBe(true);
      }),
    );
  });

  it('a changed index answers as one built anew, and the one before it as before', () => {
    const lists = fc.tuple(fc.array(anyName, { maxLength: 8 }), fc.array(anyName, { maxLength: 4 }));
    const indexes = fc.array(fc.nat(7), { maxLength: 5 });
    fc.assert(
      fc.property(lists, indexes, anyName, anyType, ([names, more], places, name, type) => {
        const entries = listOf(names, kindsOf(names));
        const put = listOf(more).map((entry, at) => ({ ...entry, id: `e${2 * at + 1}` }));
        const remove = places.map((place) => `e${place}`);
        const before = buildNameIndex(entries);
        const changed = changeNameIndex(before, { put, remove });
        const gone = new Set([...remove, ...put.map(({ id }) => id)]);
        const afresh = buildNameIndex([...entries.filter(({ id }) => !gone.has(id)), ...put]);
        const search = (index: typeof before) =>
          searchNames(index, { name, type }, { threshold: 0.2, limit: 20 });
        const known = search(buildNameIndex(entries));
        expect(search(changed)).toEqual(search(afresh));
        for (const text of [...names, ...more])
          expect(searchNames(changed, { name: text, type })).toEqual(
            searchNames(afresh, { name: text, type }),
          );
        expect(search(before)).toEqual(known);
      }),
      { numRuns: 60 },
    );
  });

  it('no subject and no entry makes a search or its corroboration fail', () => {
    const text = fc.oneof(
      fc.string({ unit: anySign, maxLength: 30 }),
      fc.constantFrom('1960/1965', '196X', '..'),
    );
    const identifiers = fc.array(fc.record({ scheme: text, value: text, country: text }), { maxLength: 3 });
    const facts = { identifiers, countries: fc.array(text, { maxLength: 3 }) };
    const subjects = fc.record({ name: anyName, type: anyType, born: text, ...facts });
    const entries = fc.record({ ...facts, births: fc.array(text, { maxLength: 3 }) });
    fc.assert(
      fc.property(subjects, entries, fc.array(anyName, { maxLength: 4 }), (subject, more, names) => {
        const list = listOf(names).map((entry) => ({ ...entry, ...more }));
        for (const hit of searchNames(buildNameIndex(list), subject, { threshold: 0, limit: 3 }))
          expect(hit.similarity).toBeGreaterThan(0);
        for (const entry of list) expect(corroborate(subject, entry)).toHaveLength(4);
      }),
      { numRuns: 60 },
    );
  });
});
