import { romaniseGreek, soundsOfGreek } from './greek.ts';

describe('Greek letters by ear', () => {
  it.each([
    ['Μπους', ['bus', 'mpus']],
    ['Ντιμίτρης', ['dimitris', 'ntimitris']],
    ['Γκάνα', ['gana', 'gkana']],
    ['Τζορτζ', ['jorj', 'tzortz']],
    ['Τσόρτσιλ', ['CorCil', 'tsortsil']],
  ])('%s sounds %j: two letters for the b, d, g, j and ch of other languages', (word, sounds) => {
    expect(soundsOfGreek(word.toLowerCase())).toEqual(sounds);
  });

  it.each([
    ['παύλος', ['pavlos']],
    ['εύα', ['eva']],
    ['ούγκο', ['ugo', 'ugko']],
    ['αιμίλιος', ['emilios']],
    ['άγγελος', ['angelos']],
    ['ξένια', ['ksenia']],
    ['θεοχάρης', ['TeoKaris']],
  ])('%s sounds %j: groups of vowels are one sound', (word, sounds) => {
    expect(soundsOfGreek(word)).toEqual(sounds);
  });

  it('two dots part what would be one sound', () => {
    expect(soundsOfGreek('μάιερ')[0]).toBe('meer');
    expect(soundsOfGreek('μαϊερ')[0]).toBe('maier');
  });

  it('its letters are read one by one for the eye', () => {
    expect(romaniseGreek('ελένη')).toBe('eleni');
  });
});
