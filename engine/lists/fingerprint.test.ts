import { emptyEntry } from './entry.ts';
import { diffLists, fingerprint } from './index.ts';

const entry = {
  ...emptyEntry('1', 'person'),
  names: [
    { text: 'A', kind: 'primary' as const },
    { text: 'B', kind: 'aka' as const },
  ],
  countries: ['IN', 'AE'],
};

describe('fingerprints of entries', () => {
  it('stay the same when a list gives the same facts in another order', () => {
    const turned = { ...entry, names: [...entry.names].reverse(), countries: ['AE', 'IN'] };
    expect(fingerprint(turned)).toBe(fingerprint(entry));
  });

  it('change when a name becomes weak, a birth date is added or a remark is edited', () => {
    const prints = [
      entry,
      { ...entry, births: ['1960'] },
      { ...entry, remarks: 'x' },
      { ...entry, names: [entry.names[0], { text: 'B', kind: 'weak' as const }] as typeof entry.names },
    ].map((one) => fingerprint(one));
    expect(new Set(prints).size).toBe(4);
  });
});

describe('the difference between two versions of a list', () => {
  it('names what was added, changed and removed', () => {
    const before = new Map([
      ['a', '1'],
      ['b', '1'],
      ['c', '1'],
    ]);
    const after = new Map([
      ['d', '1'],
      ['b', '2'],
      ['c', '1'],
    ]);
    expect(diffLists(before, after)).toEqual({ added: ['d'], changed: ['b'], removed: ['a'] });
  });
});
