import { buildNameIndex, compareNames, STRENGTH, searchNames } from '../index.ts';
import { chineseNameGroups } from './chinese-family-names.ts';

const similarity = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('Chinese family names in several Chinese languages', () => {
  it.each([
    ['Tan Wei Ming', 'Chen Weiming'],
    ['Wong Kar Lin', 'Huang Kar Lin'],
    ['Lim Mei Hua', 'Lin Meihua'],
    ['Teo Chee Wei', 'Zhang Chee Wei'],
    ['Goh Li Ping', 'Wu Liping'],
    ['Cheah Mei Ling', 'Xie Meiling'],
    ['Chou En-lai', 'Zhou Enlai'],
  ])('%s may be %s', (left, right) => {
    expect(similarity(left, right)).toBeGreaterThanOrEqual(STRENGTH.medium);
    expect(similarity(right, left)).toBe(similarity(left, right));
  });

  it('the family name alone ties no two people', () => {
    expect(similarity('Tan Wei Ming', 'Chen Guohua')).toBeLessThan(STRENGTH.medium);
    expect(similarity('Goh Chok Tong', 'Wu Yifan')).toBeLessThan(STRENGTH.medium);
  });

  it('names of two families that one language writes alike are not the same for that', () => {
    const shares = (a: string, b: string) =>
      chineseNameGroups(a).some(({ id }) => chineseNameGroups(b).some((other) => other.id === id));
    expect(shares('wong', 'huang') && shares('wong', 'wang')).toBe(true);
    expect(shares('huang', 'wang')).toBe(false);
    expect(shares('tan', 'lim')).toBe(false);
  });

  it('a search finds the bearer by the other spelling', () => {
    const names = ['Chen Weiming', 'Lin Meihua', 'Wang Weiming'];
    const index = buildNameIndex(
      names.map((text) => ({
        ...{ id: text, type: 'person' as const, identifiers: [], countries: [], births: [] },
        names: [{ text, kind: 'primary' as const }],
      })),
    );
    const found = (name: string) => searchNames(index, { name, type: 'person' })[0]?.entryId;
    expect(found('Tan Wei Ming')).toBe('Chen Weiming');
    expect(found('Lim Mei Hua')).toBe('Lin Meihua');
  });
});
