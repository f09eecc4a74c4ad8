import { isArabic, romaniseArabic } from './arabic.ts';
import { isCyrillic, romaniseCyrillic } from './cyrillic.ts';

describe('Arabic letters', () => {
  it('al before two letters and more is an article, before one the beginning of a word', () => {
    expect(romaniseArabic('القط')).toBe('al qt');
    expect(romaniseArabic('الف')).toBe('alf');
    expect(romaniseArabic('سلال')).toBe('slal');
    expect(romaniseArabic('الله')).toBe('allh');
  });

  it('Persian says z, s and v where Arabic says d, th and w', () => {
    expect(romaniseArabic('ذضثو')).toBe('dhdthw');
    expect(romaniseArabic('ذضثو', true)).toBe('zzsv');
    expect(romaniseArabic('الرضوي', true)).toBe('al rzvy');
  });

  it('a word of other letters is none of theirs', () => {
    expect(['علي', 'ali', 'עלי'].map(isArabic)).toEqual([true, false, false]);
  });
});

describe('Cyrillic letters', () => {
  it('е is read ye at the beginning only', () => {
    expect(romaniseCyrillic('ельцин')).toBe('yeltsin');
    expect(romaniseCyrillic('сергеев')).toBe('sergeev');
  });

  it('the hard and the soft sign are not said', () => {
    expect(romaniseCyrillic('съезд')).toBe('sezd');
    expect(romaniseCyrillic('тверь')).toBe('tver');
  });

  it('a word of other letters is none of theirs', () => {
    expect(['иван', 'ivan', 'ἰώ'].map(isCyrillic)).toEqual([true, false, false]);
  });
});
