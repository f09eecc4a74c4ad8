import type { Identifier, ListEntry } from '../types.ts';
import { buildIdentifiers, identifierKey, sameIdentifier } from './identifiers.ts';

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

describe('an identifier', () => {
  it.each([
    ['ab-12 34', 'AB1234'],
    ['１２３４５', '12345'],
    ['1234', undefined],
    ['ABCDE', undefined],
    ['', undefined],
  ])('%s counts as %s', (value, key) => {
    expect(identifierKey(value)).toBe(key);
  });

  it.each([
    [{ value: 'A-12345' }, { value: 'a12345' }, true],
    [{ value: 'A12345', scheme: 'passport' }, { value: 'A12345', scheme: 'PASSPORT' }, true],
    [{ value: 'A12345', scheme: 'passport' }, { value: 'A12345', scheme: 'tax_id' }, false],
    [{ value: 'A12345', country: 'IN' }, { value: 'A12345' }, true],
    [{ value: 'A12345', country: 'IN' }, { value: 'A12345', country: 'NP' }, false],
    [{ value: 'A12345' }, { value: 'A12346' }, false],
    [{ value: '123' }, { value: '123' }, false],
  ])('%j and %j are one: %s', (ours, theirs, same) => {
    expect(sameIdentifier(ours, theirs)).toBe(same);
    expect(sameIdentifier(theirs, ours)).toBe(same);
  });
});
