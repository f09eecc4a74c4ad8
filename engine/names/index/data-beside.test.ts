import {
  buildNameIndex,
  corroborate,
  type ListEntry,
  type Subject,
  searchNames,
  strengthOf,
} from '../index.ts';

const entry: ListEntry = {
  id: '1',
  type: 'person',
  names: [
    { text: 'Zarqun Oradia', kind: 'primary' },
    { text: 'Asha Ramanujan Rao', kind: 'aka' },
  ],
  identifiers: [{ scheme: 'passport', value: 'Z-12345', country: 'IN' }],
  countries: ['IN', 'np'],
  births: ['1960-03-12', '1962'],
  gender: 'female',
};
const subject: Subject = { name: 'Asha Rao', type: 'person' };

describe('what stands beside a name', () => {
  const told = (more: Partial<Subject>, change: Partial<ListEntry> = {}) =>
    corroborate({ ...subject, ...more }, { ...entry, ...change }).map(
      ({ field, verdict, ours = '', theirs = '' }) => [field, verdict, ours, theirs].join(' '),
    );
  const open = [
    'country unknown  IN, NP',
    'birth unknown  1960-03-12, 1962',
    'identifier unknown  Z-12345',
    'gender unknown  female',
  ];

  it('says nothing where the subject says nothing, or the list', () => {
    expect(told({})).toEqual(open);
    expect(
      told({ countries: ['in'], born: '1960', gender: 'male' }, {
        countries: [],
        births: [],
        gender: undefined,
      } as never),
    ).toEqual([
      'country unknown IN ',
      'birth unknown 1960 ',
      'identifier unknown  Z-12345',
      'gender unknown male ',
    ]);
  });

  it.each<[Partial<Subject>, number, string]>([
    [{ countries: ['us', 'np'] }, 0, 'country supports US, NP IN, NP'],
    [{ countries: ['US'] }, 0, 'country contradicts US IN, NP'],
    [{ born: '1961-05-01' }, 1, 'birth supports 1961-05-01 1960-03-12, 1962'],
    [{ born: '1960-03-13' }, 1, 'birth contradicts 1960-03-13 1960-03-12, 1962'],
    [{ born: 'long ago' }, 1, 'birth unknown long ago 1960-03-12, 1962'],
    [{ identifiers: [{ value: 'x 99999' }, { value: 'z12345' }] }, 2, 'identifier supports z12345 z12345'],
    [
      { identifiers: [{ value: 'Q99999', scheme: 'Passport', country: 'in' }] },
      2,
      'identifier contradicts Q99999 Z-12345',
    ],
    [{ identifiers: [{ value: '9', scheme: 'passport', country: 'IN' }] }, 2, 'identifier unknown 9 Z-12345'],
    [{ identifiers: [{ value: 'Q99999', scheme: 'passport' }] }, 2, 'identifier unknown Q99999 Z-12345'],
    [{ identifiers: [{ value: 'Q99999', country: 'IN' }] }, 2, 'identifier unknown Q99999 Z-12345'],
    [
      { identifiers: [{ value: 'Q99999', scheme: 'tax_id', country: 'IN' }, { value: 'R1' }] },
      2,
      'identifier unknown Q99999, R1 Z-12345',
    ],
    [{ gender: 'female' }, 3, 'gender supports female female'],
    [{ gender: 'male' }, 3, 'gender contradicts male female'],
  ])('%j', (more, at, verdict) => {
    expect(told(more)[at]).toBe(verdict);
    expect(told(more).toSpliced(at, 1)).toEqual(open.toSpliced(at, 1));
  });

  it('an identifier in common makes up for what the name lacks', () => {
    const index = buildNameIndex([entry, { ...entry, id: '2', names: [], identifiers: [] }]);
    const identifiers = [{ value: 'Z12345' }];
    const [hit] = searchNames(index, { name: 'Bela Quist', type: 'person', identifiers });
    expect(hit).toMatchObject({ entryId: '1', similarity: 0.9, strength: 'strong' });
    expect(hit?.explanation.parts.at(-1)).toEqual({
      label: 'The same identifier',
      kind: 'identifier',
      value: 0.9,
    });
    expect(hit?.explanation.sentence).toBe('No distinctive word is shared. The identifier is the same.');
    const [near] = searchNames(index, { ...subject, identifiers });
    expect(near?.matchedName).toEqual({ text: 'Asha Ramanujan Rao', kind: 'aka' });
    expect(near?.similarity).toBe(0.9);
    const [same] = searchNames(index, { ...subject, name: 'Asha Ramanujan Rao', identifiers });
    expect(same).toMatchObject({ similarity: 1, strength: 'exact' });
    expect(same?.explanation.sentence).not.toContain('identifier');
    expect(
      searchNames(index, {
        name: 'Bela Quist',
        type: 'person',
        identifiers: [{ value: 'Z1' }, { value: 'Z12346' }],
      }),
    ).toEqual([]);
  });

  it.each([
    [0.5, 'medium'],
    [0.8199, 'medium'],
    [0.82, 'strong'],
    [0.9499, 'strong'],
    [0.95, 'exact'],
  ])('a similarity of %s is %s', (similarity, strength) => {
    expect(strengthOf(similarity)).toBe(strength);
  });
});
