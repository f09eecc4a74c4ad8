import { soundsOfHebrew } from './hebrew.ts';

describe('Hebrew letters by ear', () => {
  it.each([
    ['רבין', 'rbYn'],
    ['וושינגטון', 'vSYngtWn'],
    ['ושינגטון', 'WSYngtWn'],
  ])('%s sounds %s: vav and yod may be vowels, two vavs are a v', (word, sounds) => {
    expect(soundsOfHebrew(word)).toBe(sounds);
  });

  it.each([
    ['ג׳ון', 'jWn'],
    ['ז׳אק', 'Zak'],
    ['צ׳רצ׳יל', 'CrCYl'],
    ['ת׳אצ׳ר', 'TaCr'],
    ['ו׳', 'w'],
  ])('%s sounds %s: a geresh gives the sounds of other languages', (word, sounds) => {
    expect(soundsOfHebrew(word)).toBe(sounds);
  });

  it.each([
    ['דזשאן', 'jan'],
    ['טשארלס', 'Carls'],
    ['זשאק', 'Zak'],
  ])('%s sounds %s: Yiddish writes them with several letters', (word, sounds) => {
    expect(soundsOfHebrew(word)).toBe(sounds);
  });

  it('begins with a vowel where alef or ayin does, and ends with one where he does', () => {
    expect(soundsOfHebrew('אדם')).toBe('Adm');
    expect(soundsOfHebrew('עדן')).toBe('Adn');
    expect(soundsOfHebrew('שרה')).toBe('Sra');
    expect(soundsOfHebrew('לה')).toBe('lh');
  });

  it('letters of no table are read as they sound, points not at all', () => {
    expect(soundsOfHebrew('נ7')).toBe('n7');
    expect(soundsOfHebrew('ב\u05B8')).toBe('b');
  });
});
