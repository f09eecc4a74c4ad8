import { isDevanagari, romaniseDevanagari, romaniseIndic } from './indic.ts';

describe('Hindi letters', () => {
  it.each([
    ['राम', 'ram'],
    ['कमल', 'kamal'],
    ['जगत्', 'jagat'],
    ['राम्', 'ram'],
  ])('%s reads as %s: the inherent vowel is silent at the end', (word, reading) => {
    expect(romaniseDevanagari(word)).toBe(reading);
  });

  it('the only letter of a word keeps its vowel', () => {
    expect(romaniseDevanagari('न')).toBe('na');
  });

  it.each([
    ['भाई', 'bhai'],
    ['रमा', 'rama'],
    ['मनु', 'manu'],
    ['उमा', 'uma'],
  ])('%s reads as %s: a vowel that is written is said', (word, reading) => {
    expect(romaniseDevanagari(word)).toBe(reading);
  });

  it.each([
    ['सलमा', 'salma'],
    ['कमला', 'kamla'],
    ['देवकी', 'devki'],
    ['आमना', 'amna'],
    ['रजनी', 'rajni'],
  ])('%s reads as %s: between a vowel and a consonant with one it is silent', (word, reading) => {
    expect(romaniseDevanagari(word)).toBe(reading);
  });

  it.each([
    ['शर्मन', 'sharman'],
    ['इंदिरा', 'indira'],
    ['मंगलम', 'mangalam'],
    ['नमस्ते', 'namaste'],
    ['पवन', 'pavan'],
    ['जनवरी', 'janvari'],
  ])('%s reads as %s: not beside a consonant without one, nor twice running', (word, reading) => {
    expect(romaniseDevanagari(word)).toBe(reading);
  });

  it.each([
    ['ज़रीन', 'zarin'],
    ['फ़रहान', 'farhan'],
    ['क़मर', 'qamar'],
    ['स\u093Cमा', 'sama'],
  ])(
    '%s reads as %s: the dot below gives the sound of other languages, where it has one',
    (word, reading) => {
      expect(romaniseDevanagari(word.normalize('NFD'))).toBe(reading);
    },
  );

  it('a sign without a letter before it is left out', () => {
    expect(romaniseDevanagari('\u093E')).toBe('');
    expect(romaniseDevanagari('\u0902राम')).toBe('ram');
    expect(romaniseDevanagari('रा।म')).toBe('ram');
  });

  it('figures are read, and Latin letters in a word stay', () => {
    expect(romaniseDevanagari('७')).toBe('7');
    expect(romaniseDevanagari('१२')).toBe('12');
    expect(romaniseDevanagari('bराम')).toBe('bram');
  });

  it('a word of other letters is none of theirs', () => {
    expect(['राम', 'ram', 'রাম'].map(isDevanagari)).toEqual([true, false, false]);
  });
});

describe('the sisters of Devanagari', () => {
  it.each([
    ['ইন্দিরা', 'indira'],
    ['রবীন্দ্রনাথ', 'rabindranath'],
    ['ਗਾਂਧੀ', 'gandhi'],
    ['ਸਿੰਘ', 'singh'],
    ['ગાંધી', 'gandhi'],
    ['ଗାନ୍ଧୀ', 'gandhi'],
    ['காந்தி', 'kanti'],
    ['తిరుపతి', 'tirupati'],
    ['ಬೆಂಗಳೂರು', 'bengaluru'],
    ['ഗാന്ധി', 'gandhi'],
    ['നായർ', 'nayar'],
    ['ගාන්ධි', 'gandhi'],
    ['රාජපක්ෂ', 'rajapaksha'],
  ])('%s reads as %s', (word, reading) => {
    expect(romaniseIndic(word)).toBe(reading);
  });

  it.each([
    ['রাম', 'ram'],
    ['ਰਾਮ', 'ram'],
    ['રામ', 'ram'],
    ['రామ', 'rama'],
    ['රාම', 'rama'],
  ])('%s reads as %s: the south says the vowel at the end', (word, reading) => {
    expect(romaniseIndic(word)).toBe(reading);
  });
});
