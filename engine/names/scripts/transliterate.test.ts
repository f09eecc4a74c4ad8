import { transliterate } from './transliterate.ts';

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
    expect(transliterate('블라디미르', true)).toMatchObject({ text: 'pulatimiru', origin: 'abjad' });
  });

  it('spells Chinese by syllable and takes the marks off Latin letters', () => {
    expect(transliterate('习近平')).toEqual({ text: 'xi jin ping', origin: 'syllable' });
    expect(transliterate('Müller')).toEqual({ text: 'muller', origin: 'latin' });
  });
});
