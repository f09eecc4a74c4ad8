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

  it('figures are read, letters of neither language as they sound, marks not at all', () => {
    expect(romaniseArabic('۷')).toBe('7');
    expect(romaniseArabic('تیپ۱۲')).toBe('typ12');
    expect(romaniseArabic('ڄ')).toMatch(/^[a-z]+$/);
    expect(romaniseArabic('ب\u0656')).toBe('b');
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

  it('figures and Latin letters in a word stay, letters of other languages are read as they sound', () => {
    expect(romaniseCyrillic('ан12')).toBe('an12');
    expect(romaniseCyrillic('x5групп')).toBe('x5grupp');
    expect(romaniseCyrillic('ӈ')).toMatch(/^n/);
    expect(romaniseCyrillic('иван\u0301')).toBe('ivan');
  });

  it('a word of other letters is none of theirs', () => {
    expect(['иван', 'ivan', 'ἰώ'].map(isCyrillic)).toEqual([true, false, false]);
  });
});
