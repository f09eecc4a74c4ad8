import { soundsOfKana } from './katakana.ts';

describe('kana by ear', () => {
  it.each([
    ['ポンピドウ', 'ponpidUu'],
    ['スミス', 'sUmisU'],
    ['ロベルト', 'roberUtU'],
    ['クリントン', 'kUrintUn'],
  ])('%s sounds %s: a u, and an o after t and d, may only close a syllable', (word, sounds) => {
    expect(soundsOfKana(word)).toBe(sounds);
  });

  it.each([
    ['ティム', 'timU'],
    ['ジェファソン', 'jefason'],
    ['シェリー', 'SeriR'],
    ['ウィリアム', 'wiriamU'],
    ['ヴァン', 'van'],
    ['クォーク', 'kwoRkU'],
    ['チャーリー', 'CaRriR'],
    ['キャロル', 'kyarorU'],
    ['イェンス', 'yensU'],
  ])('%s sounds %s: small kana change the vowel before them', (word, sounds) => {
    expect(soundsOfKana(word)).toBe(sounds);
  });

  it('writes a long vowel, which may be an r, as R, and leaves the mark of a doubled consonant out', () => {
    expect(soundsOfKana('ダーウィン')).toBe('daRwin');
    expect(soundsOfKana('ロッシ')).toBe('roSi');
  });

  it('reads Hiragana, the rare kana, figures and Latin letters too', () => {
    expect(soundsOfKana('さくら')).toBe('sakUra');
    expect(soundsOfKana('ヂヅ')).toBe('jizU');
    expect(soundsOfKana('ャB7')).toMatch(/b7$/);
  });
});
