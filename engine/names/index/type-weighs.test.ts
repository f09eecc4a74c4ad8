import { buildNameIndex, type ListEntry, rankNames, type SubjectType, searchNames } from '../index.ts';
import { METHOD } from '../score/method.ts';

const types: SubjectType[] = ['person', 'organisation', 'vessel', 'aircraft', 'unknown'];
const entry = (
  id: string,
  type: SubjectType,
  text: string,
  kind: 'primary' | 'weak' = 'primary',
): ListEntry => ({
  ...{ id, type, identifiers: [], countries: [], births: [] },
  names: [{ text, kind }],
});

const index = buildNameIndex([
  entry('tankers', 'organisation', 'Black Reef Tankers'),
  entry('textiles', 'organisation', 'Kaveri Textiles Pvt Ltd'),
  entry('rao', 'person', 'Meera van den Rao'),
  entry('comet', 'vessel', 'Silver Comet'),
  entry('nickname', 'person', 'Silent Harbour', 'weak'),
]);
const hitOf = (name: string, type: SubjectType) => searchNames(index, { name, type })[0];

describe('F1 the type of what is looked for', () => {
  it.each([
    ['tankers', 'Blackreef Tankers Holding', 'person'],
    ['textiles', 'Kaveri Textiles Private Limited', 'person'],
    ['textiles', 'Kaveri Textiles Private Limited', 'vessel'],
    ['rao', 'van den Rao, Meera', 'organisation'],
    ['rao', 'Dr Meera van den Rao', 'unknown'],
    ['comet', 'Silver Comet', 'organisation'],
    ['nickname', 'Silent Harbour', 'organisation'],
  ] as const)('never silences: %s is found by %s as a %s', (id, name, type) => {
    expect(hitOf(name, type)?.entryId).toBe(id);
  });

  it('weighs: another known type costs the same for every pair of types, and says so', () => {
    for (const theirs of types) {
      const one = buildNameIndex([entry('a', theirs, 'Zorin Kestrel')]);
      for (const ours of types) {
        const [hit] = searchNames(one, { name: 'Zorin Kestrel', type: ours });
        const isOther = ours !== theirs && ours !== 'unknown' && theirs !== 'unknown';
        expect([ours, theirs, hit?.similarity]).toEqual([ours, theirs, isOther ? 1 - METHOD.otherType : 1]);
        const part = hit?.explanation.parts.find(({ kind }) => kind === 'type');
        expect(part?.value).toBe(isOther ? -METHOD.otherType : undefined);
        expect(hit?.explanation.sentence.includes('The list has it as')).toBe(isOther);
        const sum = (hit?.explanation.parts ?? []).reduce((total, { value }) => total + value, 0);
        expect(sum).toBeCloseTo(hit?.similarity ?? 0, 10);
      }
    }
  });

  it('ranks a like name of the right type first', () => {
    const both = buildNameIndex([
      entry('a', 'organisation', 'Zorin Kestrel'),
      entry('b', 'person', 'Zorin Kestrel'),
    ]);
    const first = (type: SubjectType) => rankNames(both, { name: 'Zorin Kestrel', type })[0]?.entryId;
    expect([first('person'), first('organisation')]).toEqual(['b', 'a']);
  });

  it('lets no other type crowd out the right one, nor the other way round', () => {
    const crowd = Array.from({ length: 400 }, (_, at) =>
      entry(
        `crowd ${at}`,
        'organisation',
        `Zorin Kestrel ${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}ova`,
      ),
    );
    const crowded = buildNameIndex([...crowd, entry('wanted', 'person', 'Zorin Kestrel')]);
    for (const type of ['person', 'organisation'] as const) {
      const found = rankNames(crowded, { name: 'Zorin Kestrel', type }, { limit: 500 });
      expect(found.map(({ entryId }) => entryId)).toContain('wanted');
    }
  });
});
