import { buildNameIndex, compareNames, type ListEntry, STRENGTH, searchNames } from '../index.ts';

const entry = (id: string, name: string): ListEntry => ({
  ...{ id, type: 'person', identifiers: [], countries: [], births: [] },
  names: [{ text: name, kind: 'primary' }],
});

const SECOND = ['Ruvendo', 'Tarkelin', 'Mosveri', 'Pandolar', 'Zubenko', 'Hartwell', 'Lomidze', 'Quispe'];
const FIRST = ['Ahmet', 'Berta', 'Cyril', 'Dorte', 'Egon', 'Fatou', 'Gilles', 'Hanna', 'Ingrid', 'Jovana'];
const many = Array.from({ length: 1600 }, (_, at) =>
  entry(`m${at}`, `${FIRST[at % 10]} ${SECOND[at % 8]}${'aeiou'[at % 5]}${'bdgkl'[Math.floor(at / 40) % 5]}`),
);
const hassans = Array.from({ length: 200 }, (_, at) => entry(`h${at}`, `Hassan ${FIRST[at % 10]}ov`));
const index = buildNameIndex([
  ...many,
  ...hassans,
  entry('rare', 'Hjalmar Pettersvold'),
  entry('kim', 'Kim Sik'),
]);

const similarity = (left: string, right: string) => compareNames(left, right, 'person', index).similarity;

describe('a common name weighs less', () => {
  test('where words are alike, a match of names that many bear is worth less than one of rare names', () => {
    expect(similarity('Hassan Ahmetof', 'Hassan Ahmetov')).toBeLessThan(
      similarity('Hjalmar Pettersvolt', 'Hjalmar Pettersvold'),
    );
  });

  test('the same name stays an exact match however common it is, in the search as well', () => {
    expect(similarity('Hassan Ahmetov', 'Hassan Ahmetov')).toBeLessThan(1);
    expect(similarity('Hassan Ahmetov', 'Hassan Ahmetov')).toBeGreaterThanOrEqual(STRENGTH.exact);
    const hits = searchNames(index, { name: 'Hassan Ahmetov', type: 'person' }, { limit: 100 });
    expect(hits.filter(({ strength }) => strength === 'exact')).toHaveLength(20);
  });

  test('a rare name costs nothing', () => {
    expect(similarity('Hjalmar Pettersvold', 'Hjalmar Pettersvold')).toBe(1);
  });

  test('the explanation says how many entries bear it, and the parts add up', () => {
    const [hit] = searchNames(index, { name: 'Hassan Ahmetov', type: 'person' });
    expect(hit?.explanation.sentence).toBe(
      '“Ahmetov” and “Hassan” are the same. Common in this list: “Hassan” in 200 of 1,802 entries, “Ahmetov” in 20.',
    );
    const common = hit?.explanation.parts.find(({ kind }) => kind === 'common');
    expect(common).toMatchObject({ label: 'Common names' });
    const sum = hit!.explanation.parts.reduce((all, { value }) => all + Math.round(value * 1e4), 0) / 1e4;
    expect(sum).toBe(hit?.similarity);
  });

  test('the explanation says what is published about a family name', () => {
    const [hit] = searchNames(index, { name: 'Kim Sik', type: 'person' });
    expect(hit?.explanation.sentence).toContain('“Kim” in 1 of 1,802 entries (about 1 in 5 people in Korea)');
  });

  test('an exact match keeps that rank where its list has one entry only', () => {
    const small = buildNameIndex([entry('kim', 'Kim Sik')]);
    expect(searchNames(small, { name: 'Kim Sik', type: 'person' })[0]).toMatchObject({
      ...{ similarity: 1, strength: 'exact' },
    });
  });

  test('how common a name is does not depend on the order of the two', () => {
    expect(similarity('Hassan Ahmetof', 'Hassan Ahmetov')).toBe(
      similarity('Hassan Ahmetov', 'Hassan Ahmetof'),
    );
    expect(similarity('חסן אחמטוב', 'Hassan Ahmetov')).toBe(similarity('Hassan Ahmetov', 'חסן אחמטוב'));
  });

  test('what a script leaves open is told: how many entries may be read so', () => {
    const [hit] = searchNames(index, { name: 'חסן אחמטוב', type: 'person' });
    expect(hit?.explanation.sentence).toMatch(
      /Common in this list: words this close to “חסן \(\w+\)” in \d+ of 1,802/,
    );
  });

  test('aliases of one entry do not make its name common', () => {
    const aliases = ['Zorin Vexa', 'Zorin Vexar', 'Zorin Vexas', 'Zorin Vexal'];
    const names = aliases.map((text) => ({ text, kind: 'aka' as const }));
    const listed = buildNameIndex([...many, { ...entry('z', ''), names }]);
    expect(listed.bearers.of(tokenOf(listed, 'zorin'), 1)).toBe(1);
    expect(listed.bearers.entries).toBe(1601);
  });
});

function tokenOf({ vocabulary }: typeof index, text: string) {
  return vocabulary.tokens.find((token) => token.text === text)!;
}
