import { buildNameIndex, compareNames } from '../index.ts';
import { prepareName } from '../tokens/normalise.ts';
import { compareSides, similarityOfSides, weigh } from './compare.ts';

const similarity = (left: string, right: string, type: 'person' | 'organisation' = 'person') =>
  compareNames(left, right, type).similarity;

describe('comparing two names', () => {
  it('gives 1 to the same words in another order, case or punctuation', () => {
    expect(similarity('HUSSEIN, Uday Saddam', 'uday saddam hussein')).toBe(1);
  });

  it('finds words written together', () => {
    expect(similarity('Abd al-Rahman Khalifa', 'Abdulrahman Khalifa')).toBeGreaterThan(0.9);
    expect(similarity('Green Wave Telecommunication', 'Greenwave Telecom', 'organisation')).toBeGreaterThan(
      0.9,
    );
  });

  it('takes a legal form for little', () => {
    expect(similarity('Gazprom Flot LLC', 'OOO Gazprom Flot', 'organisation')).toBe(1);
    expect(similarity('Iran Shipping Ltd', 'Orient Textiles Ltd', 'organisation')).toBe(0);
  });

  it('reads Persian z for d', () => {
    expect(similarity('Reza Fazel', 'رضا فاضل')).toBeGreaterThan(0.85);
  });

  it('knows given names across languages and short forms', () => {
    expect(similarity('Yevhen Brykov', 'Yevgeny Brykov')).toBeGreaterThan(0.9);
    expect(similarity('Bill Gatsby', 'William Gatsby')).toBeGreaterThan(0.8);
  });

  it('holds ships with other numbers apart', () => {
    const { explanation, similarity: value } = compareNames('KUM SONG 7', 'KUM SONG 8', 'vessel');
    expect(value).toBeLessThan(0.74);
    expect(explanation.parts.map((part) => part.kind)).toContain('number');
  });

  it('explains itself in one sentence that names the words', () => {
    const { explanation } = compareNames('Jorge Luis Garcia', 'Jorge Luis Garsia Carneiro', 'person');
    expect(explanation.sentence).toBe(
      "“Jorge” and “Luis” are the same; “Garcia” / “Garsia” sounds the same; the list's name adds “Carneiro”.",
    );
  });

  it('shows words of another script as they are written', () => {
    const { explanation } = compareNames('Путин', 'Putin', 'person');
    expect(explanation.pairs).toEqual([
      {
        left: 'Путин (putin)',
        right: 'Putin',
        how: 'transliterated',
        similarity: 1,
        weight: expect.any(Number),
      },
    ]);
  });

  it('tells father and son apart by the order around bin', () => {
    const swapped = similarity('Salman bin Muhammad al-Rawi', 'Muhammad bin Salman al-Rawi');
    expect(swapped).toBeLessThan(similarity('Salman bin Muhammad al-Rawi', 'al-Rawi, Salman bin Muhammad'));
  });

  it('knows numbers in words, Roman and Arabic figures', () => {
    expect(similarity('First Ocean GmbH', '1st Ocean GmbH', 'organisation')).toBe(1);
    expect(similarity('Brigade Forty-Four', 'Brigade 44', 'organisation')).toBe(1);
    expect(similarity('Capital Trust XII', 'Capital Trust XV', 'organisation')).toBeLessThan(0.74);
  });

  it('reads letters in a row as one word', () => {
    expect(similarity('A.B.C. Company', 'ABC Co.', 'organisation')).toBe(1);
    expect(similarity('AT&T Inc.', 'AT and T Inc', 'organisation')).toBe(1);
  });

  it('leaves other names told in brackets out', () => {
    expect(similarity('Mohammad (a.k.a. Mohamed, Muhammad) al-Shaar', 'Mohammad al-Shaar')).toBe(1);
  });

  it('has nothing to compare in names without letters', () => {
    expect(similarity('', '')).toBe(0);
    expect(similarity('???', 'Ivan Petrov')).toBe(0);
  });

  it.each([
    ['Rafat Hasan bin Karim', 'Hasan Karim bin Rafat'],
    ['Rafid bin Ali', 'Ali Ali Rafat bin Rafid'],
    ['Karim Rafat Rafat bin Rafat', 'Karim (Rafat) Rafat (bin) Rafat'],
    ['(Hasan) Hasan (bin) Hasan', 'Hasan Hasan bin Hasan'],
  ])(
    'gives "%s" and "%s" one similarity from both ends, and tells each side of its own words',
    (one, other) => {
      const there = compareNames(one, other, 'person');
      const back = compareNames(other, one, 'person');
      expect(back.similarity).toBe(there.similarity);
      expect(back.explanation.leftOnly).toEqual(there.explanation.rightOnly);
      expect(back.explanation.rightOnly).toEqual(there.explanation.leftOnly);
      const turned = there.explanation.pairs.map((pair) => ({ ...pair, left: pair.right, right: pair.left }));
      expect(back.explanation.pairs).toEqual(turned);
    },
  );

  it.each([
    ['Rafat Hasan bin Karim', 'Hasan Karim bin Rafat'],
    ['Ivan Petrov', 'Petrova Anna Maria'],
    ['J. Petrov 7', 'Petrov 8 Ivan'],
  ])('gives the similarity of "%s" and "%s" alone as with its explanation', (one, other) => {
    const sideOf = (name: string) =>
      weigh(prepareName(name, 'person'), (token) => (token.text === 'petrov' ? 0.2 : 0.8));
    for (const [left, right] of [
      [sideOf(one), sideOf(other)],
      [sideOf(other), sideOf(one)],
    ] as const)
      expect(similarityOfSides(left, right)).toBe(compareSides(left, right).similarity);
  });

  it('weighs every word by its rarity, and remembers how it is written', () => {
    const side = weigh(prepareName('Мирза Petrov', 'person'), () => 1);
    expect(side.tokens.map(({ text }) => text)).toEqual(['mirza', 'petrov']);
    expect(side.weights).toEqual([1, 1]);
    expect([...(side.written ?? [])]).toEqual([['mirza', 'Мирза']]);
    expect(weigh(prepareName('Mirza Petrov', 'person'), () => 1)).not.toHaveProperty('written');
  });

  it('takes the rarity of words from the list that is given', () => {
    const entries = Array.from({ length: 400 }, (_, at) => ({
      ...{ id: `${at}`, type: 'person' as const, identifiers: [], countries: [], births: [] },
      names: [{ text: 'Zorin Mirza', kind: 'primary' as const }],
    }));
    const list = buildNameIndex(entries);
    const without = compareNames('Zorin Kestrel', 'Zorin', 'person');
    const within = compareNames('Zorin Kestrel', 'Zorin', 'person', list);
    expect(within.explanation.pairs[0]!.weight).toBeLessThan(without.explanation.pairs[0]!.weight);
    expect(within.similarity).toBeLessThan(without.similarity);
  });
});
