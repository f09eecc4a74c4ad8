import { isForeignInScript, transliterate } from './transliterate.ts';

const text = (word: string) => transliterate(word).text;

describe('reading other scripts', () => {
  it('reads Arabic by its consonants, with a second reading where Persian says z', () => {
    expect(transliterate('فاضل')).toEqual({ text: 'fadl', second: 'fazl', origin: 'abjad' });
    expect(text('التكريتي')).toBe('al tkryty');
    expect(text('الله')).toBe('allh');
  });

  it('reads Russian, Ukrainian and Belarusian Cyrillic', () => {
    expect(text('Щукин')).toBe('shchukin');
    expect(text('Володимир')).toBe('volodimir');
    expect(text('Лукашэнка')).toBe('lukashenka');
  });

  it('says the inherent vowel of Devanagari and leaves silent ones out', () => {
    expect(text('रजनीकांत')).toBe('rajnikant');
    expect(text('गौतम')).toBe('gautam');
    expect(text('शाह')).toBe('shah');
  });

  it('spells Korean names by syllable, names from elsewhere as one word', () => {
    expect(transliterate('김정은')).toEqual({ text: 'kim chong un', origin: 'syllable' });
    expect(transliterate('블라디미르', true)).toEqual({
      text: 'pulatimiru',
      sounds: ['bUladimirU'],
      origin: 'hangul',
    });
  });

  it('spells Chinese by syllable and takes the marks off Latin letters', () => {
    expect(transliterate('习近平')).toEqual({ text: 'xi jin ping', origin: 'syllable' });
    expect(transliterate('Müller')).toEqual({ text: 'muller', origin: 'latin' });
  });

  it('leaves out Chinese signs that only vary another', () => {
    expect(text('葛\u{E0100}城')).toBe('ge cheng');
  });

  it.each([
    ['Łódź', 'lodz'],
    ['Weiß', 'weiss'],
    ['Ångström', 'angstrom'],
    ['A\u030Angstro\u0308m', 'angstrom'],
    ['Işık', 'isik'],
    ['Əliyev', 'aliyev'],
  ])('reads %s as %s: Latin letters without their marks', (word, reading) => {
    expect(transliterate(word)).toEqual({ text: reading, origin: 'latin' });
  });

  it('hears Hebrew and Katakana otherwise than their letters read', () => {
    expect(transliterate('לוי')).toEqual({ text: 'lvy', sounds: ['lWY'], origin: 'hebrew' });
    expect(transliterate('プーチン')).toEqual({ text: 'puchin', sounds: ['pURCin'], origin: 'kana' });
    expect(transliterate('ウラジーミル').origin).toBe('kana');
  });

  it('reads letters of any other script as they sound', () => {
    expect(transliterate('މާލެ')).toEqual({ text: 'maale', origin: 'script' });
  });

  it('writes a name from elsewhere as one word, and the l of two syllables once', () => {
    expect(transliterate('普京', true)).toEqual({ text: 'pujing', sounds: ['pUJinQ'], origin: 'han' });
    expect(transliterate('빌라', true)).toEqual({ text: 'pila', sounds: ['bila'], origin: 'hangul' });
    expect(transliterate('Putin', true)).toEqual({ text: 'putin', origin: 'latin' });
  });
});

describe('a name from elsewhere', () => {
  it.each(['约翰·史密斯', 'ジョン・史・密', '블라디미르', '푸틴 블라디', '블라디 푸틴'])(
    'is told by its dot or its length: %s',
    (name) => {
      expect(isForeignInScript(name)).toBe(true);
    },
  );

  it.each(['习近平', '김 정은', '김정은', '남궁민수', '이 산', 'Jean·Luc', 'Владимир Владимирович', ''])(
    'is not %s',
    (name) => {
      expect(isForeignInScript(name)).toBe(false);
    },
  );
});
