import { buildNameIndex, type SubjectType, searchNames, whyNotCompared } from '../index.ts';

const types: SubjectType[] = ['person', 'organisation', 'vessel', 'unknown'];

describe('F1 a name that cannot be found', () => {
  it.each([
    ['empty', ' – ', types],
    ['indistinct', 'X', types],
    ['indistinct', 'Private Limited', ['organisation', 'unknown'] as SubjectType[]],
    ['indistinct', 'Holding Co Ltd', ['organisation', 'unknown'] as SubjectType[]],
    ['cut', 'Zorin Kestrel '.repeat(40), types],
  ] as const)('is told to be %s: "%s"', (why, name, of) => {
    for (const type of of) expect([type, whyNotCompared({ name, type })]).toEqual([type, why]);
  });

  it.each(['Zorin', 'Li', 'AT&T', 'Union Trust', 'Ben', '有限公司阿里', 'Kaveri Textiles Private Limited'])(
    'is not one that is found as it stands on a list: %s',
    (name) => {
      for (const type of types) {
        const index = buildNameIndex([
          {
            id: 'a',
            type,
            names: [{ text: name, kind: 'primary' }],
            identifiers: [],
            countries: [],
            births: [],
          },
        ]);
        expect([type, whyNotCompared({ name, type })]).toEqual([type, undefined]);
        expect([type, searchNames(index, { name, type }).length]).toEqual([type, 1]);
      }
    },
  );

  it('is told of exactly where a search for the same name comes back with nothing', () => {
    for (const name of [
      'X',
      'Private Limited',
      'A B',
      '1',
      'S A',
      'The Company',
      'Mr',
      'Dr X',
      '12 34',
      'Ltd',
    ])
      for (const type of types) {
        const index = buildNameIndex([
          {
            id: 'a',
            type,
            names: [{ text: name, kind: 'primary' }],
            identifiers: [],
            countries: [],
            births: [],
          },
        ]);
        const isFound = searchNames(index, { name, type }).length > 0;
        expect([name, type, isFound]).toEqual([name, type, whyNotCompared({ name, type }) === undefined]);
      }
  });
});
