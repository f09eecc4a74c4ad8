import { corroborate, type ListEntry, type Subject } from './index.ts';

const entry: ListEntry = {
  id: 'e',
  type: 'person',
  names: [{ text: 'A B', kind: 'primary' }],
  identifiers: [{ scheme: 'passport', value: 'AB 123456', country: 'IR' }],
  countries: ['IR', 'AE'],
  births: ['1970', '1972-03-05'],
  gender: 'male',
};

const verdict = (field: string, more: Partial<Subject>) =>
  corroborate({ name: 'A B', type: 'person', ...more }, entry).find((item) => item.field === field)?.verdict;

describe('what other data say about a name match', () => {
  it('nothing, field by field, where one side has none', () => {
    expect(corroborate({ name: 'A B', type: 'person' }, entry).map((item) => item.verdict)).toEqual(
      Array.from({ length: 4 }, () => 'unknown'),
    );
  });

  it('one country in common supports', () => {
    expect(verdict('country', { countries: ['ae', 'IN'] })).toBe('supports');
    expect(verdict('country', { countries: ['IN'] })).toBe('contradicts');
  });

  it('dates agree as far as both are known, and a bare year may be one off', () => {
    expect(verdict('birth', { born: '1972-03-05' })).toBe('supports');
    expect(verdict('birth', { born: '1972-03' })).toBe('supports');
    expect(verdict('birth', { born: '1971-06-01' })).toBe('supports');
    expect(verdict('birth', { born: '1973-03-05' })).toBe('contradicts');
  });

  it('identifiers are compared without spaces and signs, within one scheme and country', () => {
    const passport = (value: string, country = 'IR') => ({
      identifiers: [{ scheme: 'Passport', value, country }],
    });
    expect(verdict('identifier', passport('ab-123456'))).toBe('supports');
    expect(verdict('identifier', passport('ZZ999999'))).toBe('contradicts');
    expect(verdict('identifier', passport('ZZ999999', 'IN'))).toBe('unknown');
  });
});
