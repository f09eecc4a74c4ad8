import { corroborate, type ListEntry, type Subject } from '../index.ts';

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

  it('a range of years, a decade and a date about a year are held against as what they are', () => {
    const against = (births: string[], born: string) =>
      corroborate({ name: 'A B', type: 'person', born }, { ...entry, births }).find(
        (item) => item.field === 'birth',
      )?.verdict;
    expect(against(['1960/1985'], '1975-06-01')).toBe('supports');
    expect(against(['1960/1985'], '1959')).toBe('supports');
    expect(against(['1960/1985'], '1987-01-01')).toBe('contradicts');
    expect(against(['1960-03-01/1960-03-31'], '1960-03-15')).toBe('supports');
    expect(against(['1960-03-01/1960-03-31'], '1960-04-01')).toBe('contradicts');
    expect(against(['196X'], '1964-02')).toBe('supports');
    expect(against(['196X'], '1971')).toBe('contradicts');
    expect(against(['1951~'], '1952-10-10')).toBe('supports');
    expect(against(['1951~'], '1953')).toBe('contradicts');
    expect(against(['1951-XX-XX', '1980'], '1980')).toBe('supports');
    expect(against(['../1950'], '1949-01-01')).toBe('supports');
    expect(against(['1990/..'], '1949')).toBe('contradicts');
    expect(against(['1972-03-05'], '1972-03-04')).toBe('contradicts');
  });

  it('what is no date says nothing', () => {
    for (const births of [['unknown'], ['1960/1950'], ['1/2/3'], ['']])
      expect(
        corroborate({ name: 'A B', type: 'person', born: '1955' }, { ...entry, births })[1],
      ).toMatchObject({ field: 'birth', verdict: 'unknown' });
  });

  it('identifiers are compared without spaces and signs, within one scheme and country', () => {
    const passport = (value: string, country = 'IR') => ({
      identifiers: [{ scheme: 'Passport', value, country }],
    });
    expect(verdict('identifier', passport('ab-123456'))).toBe('supports');
    expect(verdict('identifier', passport('ZZ999999'))).toBe('contradicts');
    expect(verdict('identifier', passport('ZZ999999', 'IN'))).toBe('unknown');
  });

  it('one identifier of several in common supports; others of one scheme and of no country contradict', () => {
    const several = [{ value: 'AB 123456' }, { value: 'ID 777777' }, { scheme: 'tax', value: 'TT-11111' }];
    const told = (scheme: string, value: string, country?: string) => {
      const ours = [{ scheme, value, ...(country ? { country } : {}) }];
      const subject = { name: 'A B', type: 'person' as const, identifiers: ours };
      return corroborate(subject, { ...entry, identifiers: several })[2];
    };
    expect(told('passport', 'ID777777')).toMatchObject({ verdict: 'supports', theirs: 'ID777777' });
    expect(told('tax', 'TT-22222')).toMatchObject({ verdict: 'contradicts', theirs: 'TT-11111' });
    expect(told('tax', 'TT-22222', 'IR')).toMatchObject({
      verdict: 'unknown',
      theirs: 'AB 123456, ID 777777, TT-11111',
    });
  });
});
