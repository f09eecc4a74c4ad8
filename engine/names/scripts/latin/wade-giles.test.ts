import { buildNameIndex, compareNames, STRENGTH, searchNames } from '../../index.ts';
import { fold } from '../../tokens/fold.ts';
import { isWadeGiles, wadeGilesReadings } from './wade-giles.ts';

const similarity = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('Wade–Giles beside Pinyin', () => {
  it.each([
    ['hsiao', 'xiao'],
    ['ching', 'jing qing'],
    ['tung', 'dong tong'],
    ['chih', 'zhi chi'],
    ['tzu', 'zi ci'],
    ['ssu', 'si'],
    ['szu', 'si'],
    ['kuo', 'guo kuo'],
    ['ko', 'ge ke'],
    ['jo', 'ruo'],
    ['kuei', 'gui kui'],
    ['hui', 'hui'],
    ['shuo', 'shuo'],
    ['chien', 'jian qian'],
    ['hsieh', 'xie'],
    ['hsueh', 'xue'],
    ['hsiung', 'xiong'],
    ['jih', 'ri'],
    ['erh', 'er'],
    ['yeh', 'ye'],
    ['yen', 'yan'],
    ['yung', 'yong'],
    ['lo', 'luo'],
    ['ai', 'ai'],
    ['Hsü', 'xu'],
    ['Kaishek', ''],
  ])('%s is %s', (word, pinyin) => {
    const sounds = pinyin.split(' ').filter(Boolean).map(fold);
    expect([...wadeGilesReadings(word)].sort()).toEqual([...new Set(sounds)].sort());
  });

  it('reads words of several syllables, the longest first', () => {
    expect(wadeGilesReadings('tsetung')).toContain(fold('zedong'));
    expect(wadeGilesReadings('kai')).toEqual(['gai', 'kai']);
  });

  it('parts no word that is longer than three syllables', () => {
    expect(wadeGilesReadings('hsiunghsiunghsien')).not.toEqual([]);
    expect(wadeGilesReadings(`${'an'.repeat(50)}x`)).toEqual([]);
    expect(wadeGilesReadings('hsi'.repeat(7))).toEqual([]);
  });

  it('has no more than eight readings of a word', () => {
    expect(wadeGilesReadings('tatatata')).toHaveLength(8);
  });

  it.each([
    'Mao Tse-tung',
    'Hsu Chih-mo',
    'Chiang Ching-kuo',
    'Lin Kuei-ying',
    'Wu Tzu',
    'Li Tz’u',
    'Yeh Ssu',
  ])('%s is spelt so', (name) => {
    expect(isWadeGiles(name)).toBe(true);
  });

  it.each(['Mao Zedong', 'John Smith', 'Kim Jong Un', 'Nguyen Van Hung', 'Chan Tai Man', 'Tina Lopez'])(
    '%s is not',
    (name) => {
      expect(isWadeGiles(name)).toBe(false);
    },
  );

  it.each([
    ['Mao Tse-tung', 'Mao Zedong'],
    ["Teng Hsiao-p'ing", 'Deng Xiaoping'],
    ['Chiang Ching-kuo', 'Jiang Jingguo'],
    ['Hsu Chih-mo', 'Xu Zhimo'],
    ['Chang Hsueh-liang', 'Zhang Xueliang'],
  ])('%s and %s are an exact match, in either order', (wade, pinyin) => {
    expect(similarity(wade, pinyin)).toBeGreaterThanOrEqual(STRENGTH.exact);
    expect(similarity(pinyin, wade)).toBe(similarity(wade, pinyin));
  });

  it('another name in Pinyin stays another name', () => {
    expect(similarity('Mao Tse-tung', 'Mao Zemin')).toBeLessThan(STRENGTH.medium);
    expect(similarity('Hsu Chih-mo', 'Xu Zhenhua')).toBeLessThan(STRENGTH.medium);
  });

  it.each([
    ["Teng Hsiao-p'ing", 'Deng Xiaoping'],
    ['Deng Xiaoping', "Teng Hsiao-p'ing"],
    ['Teng Hsiaoping', 'Deng Xiao Ping'],
    ['Mao Tse-tung', 'Mao Zedong'],
  ])('a search for %s finds %s and no other name', (asked, listed) => {
    const index = buildNameIndex(
      [listed, 'Wang Xiaoming', 'Mao Zemin'].map((text) => ({
        ...{ id: text, type: 'person' as const, identifiers: [], countries: [], births: [] },
        names: [{ text, kind: 'primary' as const }],
      })),
    );
    const found = searchNames(index, { name: asked, type: 'person' }).map(({ entryId }) => entryId);
    expect(found).toEqual([listed]);
  });
});
