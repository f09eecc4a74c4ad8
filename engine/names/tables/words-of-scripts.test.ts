import { buildNameIndex, changeNameIndex, compareNames, type ListEntry, searchNames } from '../index.ts';
import { piecesOf } from './words-of-scripts.ts';

const english = (word: string) =>
  piecesOf(word)
    ?.map((piece) => piece.english ?? `(${piece.written})`)
    .join(' ');

const entry = (id: string, text: string): ListEntry => ({
  id,
  type: 'organisation',
  names: [{ text, kind: 'primary' }],
  identifiers: [],
  countries: [],
  births: [],
});

describe('words of organisations in other scripts', () => {
  it.each([
    ['Судостроительная', 'shipbuilding'],
    ['судостроения', 'shipbuilding'],
    ['заводов', 'plant'],
    ['предприятие', 'enterprise'],
    ['министерства', 'ministry'],
    ['شركة', 'company'],
    ['للتجارة', 'trading'],
    ['والصناعة', 'industry'],
    ['سازمان', 'organization'],
    ['मंत्रालय', 'ministry'],
    ['烟台科技有限公司', '(烟台) technology co ltd'],
    ['조선백호무역회사', 'korea (백호) trading corporation'],
  ])('%s means %s', (word, meaning) => {
    expect(english(word)).toBe(meaning);
  });

  it.each(['Банкротов', 'Силуанов', 'زورين', 'पुतिन', '백호', '王', 'plant'])(
    '%s says nothing of a trade',
    (word) => {
      expect(piecesOf(word)).toBeUndefined();
    },
  );

  it.each([
    ['Zorin Shipbuilding Plant', 'Судостроительный завод «Зорин»'],
    ['Sudostroitelnyy zavod Zorin', 'Судостроительный завод «Зорин»'],
    ['Zorin Trading Company', 'شركة زورين للتجارة'],
    ['Korea Paekho Trading Corporation', '조선백호무역회사'],
    ['Hong Kong Xinghua Technology Co Ltd', '香港兴华科技有限公司'],
  ])('%s is %s, whichever of them is listed, and whichever is asked', (latin, other) => {
    expect(compareNames(latin, other, 'organisation').similarity).toBeGreaterThan(0.8);
    for (const [listed, asked] of [
      [latin, other],
      [other, latin],
    ] as const) {
      const index = buildNameIndex([entry('1', listed), entry('2', 'Kestrel Mills')]);
      const search = (at: typeof index) => searchNames(at, { name: asked, type: 'organisation' });
      expect(search(index)).toMatchObject([{ entryId: '1' }]);
      expect(search(changeNameIndex(index, { put: [entry('3', 'Bruk Sons')] }))).toEqual(search(index));
    }
  });

  it('the explanation shows the words as they stand there', () => {
    const index = buildNameIndex([entry('1', 'Завод Зорин')]);
    const [hit] = searchNames(index, { name: 'Zorin Plant', type: 'organisation' });
    expect(hit?.explanation.pairs.map(({ left, right }) => `${left} = ${right}`)).toEqual([
      'Zorin = Зорин (zorin)',
      'Plant = Завод (plant)',
    ]);
  });

  it('names of persons are never translated', () => {
    expect(compareNames('Plant Zorin', 'Завод Зорин', 'person').similarity).toBeLessThan(0.5);
  });
});
