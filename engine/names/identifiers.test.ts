import { buildIdentifiers } from './identifiers.ts';
import type { Identifier, ListEntry } from './types.ts';

const entry = (...identifiers: Identifier[]): ListEntry => ({
  ...{ id: 'e', type: 'person', names: [], countries: [], births: [] },
  identifiers,
});

describe('entries by identifier', () => {
  it('are found by letters and figures alone', () => {
    const passport = { scheme: 'passport', value: 'ab-123 456', country: 'IN' };
    expect([...buildIdentifiers([entry(), entry(passport)])]).toEqual([
      ['AB123456', [{ entry: 1, identifier: passport }]],
    ]);
  });

  it('are all found that have the same one, and one entry by each of its own', () => {
    const [tax, other] = [{ value: '99999' }, { value: '11111' }];
    const map = buildIdentifiers([entry(tax, other), entry(tax), entry(tax)]);
    expect(map.get('99999')).toEqual([0, 1, 2].map((number) => ({ entry: number, identifier: tax })));
    expect(map.get('11111')).toEqual([{ entry: 0, identifier: other }]);
  });

  it('are not found by what is too short to mean anything, or has no figure', () => {
    expect(buildIdentifiers([entry({ value: '123' }, { value: 'PASSPORT' }, { value: '' })]).size).toBe(0);
  });
});
