import type { ClusterEntry } from './cluster-entry.ts';
import { compareEntries } from './compare-entries.ts';
import { entryOf } from './entry-of.test-support.ts';
import { compareNamesOf, type NameAgreement } from './name-evidence.ts';

const compare = (a: ClusterEntry, b: ClusterEntry, more: Partial<NameAgreement> = {}) => {
  const names = compareNamesOf(a, b);
  return compareEntries(a, b, names && { ...names, ...more });
};
const un = entryOf({ list: 'UN', countries: ['UZ'], births: ['1960-03-12'] });
const eu = (facts: Parameters<typeof entryOf>[0] = {}) => entryOf({ list: 'EU', ...facts });
const codes = (a: ClusterEntry, b: ClusterEntry, more: Partial<NameAgreement> = {}) =>
  Object.fromEntries(compare(a, b, more).reasons.map(({ code, points }) => [code, points]));

test('entries of two lists with one name and one birth date are one person, and the reasons add up to the points', () => {
  const { isLink, points, reasons } = compare(un, eu({ countries: ['UZ'], births: ['1960-03-12'] }));
  expect(isLink).toBe(true);
  expect(reasons).toEqual([
    {
      code: 'name.alike',
      points: 4,
      values: { ours: 'Rustam Karimov', theirs: 'Rustam Karimov', percent: 100 },
    },
    { code: 'birth.same_day', points: 5, values: { date: '1960-03-12' } },
    { code: 'country.same', points: 1, values: { country: 'UZ' } },
  ]);
  expect(points).toBe(10);
});

test('namesakes with other birth dates, genders, types or countries are not one person', () => {
  expect(compare(un, eu({ countries: ['UZ'], births: ['1971-05-01'] })).isLink).toBe(false);
  expect(codes(un, eu({ births: ['1971-05-01'] }))).toMatchObject({ 'birth.different': -6 });
  const [man, woman] = [eu({ gender: 'male' }), entryOf({ gender: 'female' })];
  expect(codes(man, woman)).toMatchObject({ 'gender.different': -4 });
  expect(codes(man, entryOf({ gender: 'male' }))).not.toHaveProperty(['gender.different']);
  expect(compare(un, eu({ type: 'vessel', births: ['1960-03-12'], countries: ['UZ'] })).isLink).toBe(false);
  expect(codes(un, eu({ type: 'unknown' }))).not.toHaveProperty(['type.different']);
  expect(codes(un, eu({ countries: ['IN', 'PK'] }))).toMatchObject({ 'country.different': -2 });
});

test('a name and a country alone do not make two people one, a name with many words does', () => {
  expect(compare(entryOf({ countries: ['UZ'] }), eu({ countries: ['UZ'] })).isLink).toBe(false);
  const long = ['Rustam Aliyevich Karimov'];
  const { isLink } = compare(
    entryOf({ names: long, countries: ['UZ'] }),
    eu({ names: long, countries: ['UZ'] }),
  );
  expect(isLink).toBe(true);
});

test('a name that others of the list bear too weighs less with each of them, up to three', () => {
  expect(codes(un, eu(), { rivals: 2 })).toMatchObject({ 'name.shared': -2 });
  expect(codes(un, eu(), { rivals: 9 })).toMatchObject({ 'name.shared': -3 });
});

test('further names in common count, two of them at most', () => {
  const names = ['Rustam Karimov', 'Abu Bakr Samarkandi', 'Vadim Orlov', 'Haji Murad Bey'];
  expect(codes(entryOf({ names }), eu({ names }))).toMatchObject({ 'name.further': 2 });
  expect(codes(entryOf({ names: names.slice(0, 2) }), eu({ names: names.slice(0, 2) }))).toMatchObject({
    'name.further': 1,
  });
});

test('bynames that only aliases share, and single words, prove little', () => {
  const [one, other] = [
    entryOf({ names: ['Fazul Mohammed'], aliases: ['Abu Luqman'] }),
    eu({ names: ['Ali al-Shawakh'], aliases: ['Abu Luqman'] }),
  ];
  expect(codes(one, other)).toMatchObject({ 'name.aliases_only': -2 });
  expect(codes(entryOf({ names: ['Carlos'] }), eu({ names: ['Carlos'] }))).toMatchObject({
    'name.few_words': -2,
  });
});

test('organisations with the very same name and country are one, ships are not', () => {
  const named = (type: ClusterEntry['type'], list: string, countries = ['RU']) =>
    entryOf({ type, list, names: ['Zvezda Orion'], countries });
  expect(compare(named('organisation', 'UN'), named('organisation', 'EU')).isLink).toBe(true);
  expect(compare(named('organisation', 'UN'), named('organisation', 'EU', ['CN'])).isLink).toBe(false);
  expect(compare(named('vessel', 'UN'), named('vessel', 'EU')).isLink).toBe(false);
});

test('a ship that was renamed is known by its IMO number', () => {
  const ship = (name: string, list: string, value: string) =>
    entryOf({ type: 'vessel', list, names: [name], identifiers: [{ scheme: 'IMO', value }] });
  const same = compare(ship('Souria', 'US', '9274331'), ship('San Damian', 'EU', 'IMO 9274331'));
  expect(same.isLink).toBe(false);
  const known = compare(ship('Souria', 'US', '9274331'), ship('San Damian', 'EU', '9274331'));
  expect(known.isLink).toBe(true);
  expect(known.reasons[0]).toEqual({
    code: 'identifier.same',
    points: 9,
    values: { scheme: 'IMO', value: '9274331' },
  });
  expect(codes(ship('Souria', 'US', '9274331'), ship('Souria', 'EU', '9385233'))).toMatchObject({
    'identifier.different': -9,
  });
});

test('one passport number under two unlike names does not make two people one', () => {
  const identifiers = [{ scheme: 'passport', value: '6620505', country: 'IR' }];
  const [one, other] = [
    entryOf({ names: ['Ali Akbar Tabatabaei'], identifiers, countries: ['IR'] }),
    eu({ names: ['Azim Aghajani'], identifiers, countries: ['IR'] }),
  ];
  expect(codes(one, other)).toMatchObject({ 'identifier.same': 6, 'name.different': -3 });
  expect(compare(one, other).isLink).toBe(false);
});

test('two national numbers of one country speak against, of two countries and two passports do not', () => {
  const holder = (scheme: string, value: string, country: string, list = 'UN') =>
    entryOf({ list, identifiers: [{ scheme, value, country }] });
  expect(codes(holder('national_id', '123456', 'UZ'), holder('national_id', '654321', 'UZ'))).toMatchObject({
    'identifier.different': -2,
  });
  for (const other of [holder('national_id', '654321', 'IN'), holder('passport', '654321', 'UZ')])
    expect(codes(holder(other.identifiers[0]!.scheme!, '123456', 'UZ'), other)).not.toHaveProperty([
      'identifier.different',
    ]);
});

test('a list that has two entries means two parties, unless nearly everything is the same', () => {
  const twice = { births: ['1960-03-12'], countries: ['UZ'] };
  expect(codes(entryOf(twice), entryOf({ ...twice, id: 'y' }))).toMatchObject({ 'list.same': -4 });
  expect(compare(entryOf(twice), entryOf({ ...twice, id: 'y' })).isLink).toBe(true);
  expect(compare(entryOf({ births: ['1960'] }), entryOf({ births: ['1960'], id: 'y' })).isLink).toBe(false);
});
