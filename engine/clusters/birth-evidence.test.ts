import { birthEvidence } from './birth-evidence.ts';
import { entryOf } from './entry-of.test-support.ts';

const of = (ours: string[], theirs: string[], type: 'person' | 'organisation' = 'person') =>
  birthEvidence(entryOf({ births: ours, type }), entryOf({ births: theirs, type })).map(
    ({ code, points }) => `${code} ${points}`,
  )[0];

test.each([
  ['the same day', ['1960-03-12'], ['1960-03-12'], 'birth.same_day 5'],
  ['the best of several dates', ['1971', '1960-03-12'], ['1955-01-02', '1960-03-12'], 'birth.same_day 5'],
  ['a year within a day', ['1960-03-12'], ['1960'], 'birth.same_year 2'],
  ['a year in a range', ['1960'], ['1958/1962'], 'birth.same_year 2'],
  ['the first of January, which stands for the year', ['1960-01-01'], ['1960-01-01'], 'birth.same_year 2'],
  ['two years, of which one is the same', ['1965', '1966'], ['1965', '1966'], 'birth.same_year 2'],
  ['day and month the other way round', ['1960-03-12'], ['1960-12-03'], 'birth.near_day 1'],
  ['another year alone', ['1960-03-12'], ['1961-03-12'], 'birth.near_day 1'],
  ['a year one off', ['1960'], ['1961'], 'birth.near_day 1'],
  ['an open range', ['1960'], ['1958/..'], 'birth.same_year 2'],
  ['a decade', ['196X'], ['1964'], 'birth.same_year 2'],
  ['another day of the year', ['1960-03-12'], ['1960-07-25'], 'birth.different -6'],
  ['other years', ['1960'], ['1971'], 'birth.different -6'],
])('%s', (_what, ours, theirs, said) => {
  expect(of(ours, theirs)).toBe(said);
  expect(of(theirs, ours)).toBe(said);
});

test('what is no date, or missing, says nothing', () => {
  expect(of([], ['1960'])).toBeUndefined();
  expect(of(['unknown'], ['1960'])).toBeUndefined();
});

test('the founding of an organisation says less, as registers and lists date it differently', () => {
  expect(of(['1999-03-12'], ['1999-03-12'], 'organisation')).toBe('birth.same_day 2');
  expect(of(['1999'], ['2007'], 'organisation')).toBe('birth.different -2');
  expect(of(['1999-03-12'], ['1999-12-03'], 'organisation')).toBe('birth.near_day 1');
});

test('dates that differ are all named', () => {
  const [reason] = birthEvidence(
    entryOf({ births: ['1960', '1961'] }),
    entryOf({ births: ['1971', '1972'] }),
  );
  expect(reason?.values).toEqual({ ours: '1960, 1961', theirs: '1971, 1972' });
});
