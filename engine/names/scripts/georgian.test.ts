import { soundsOfGeorgian } from './georgian.ts';

describe('Georgian letters by ear', () => {
  it('a closing i after a consonant may be the ending of the nominative', () => {
    expect(soundsOfGeorgian('ნაპოლეონი')).toEqual(['napoleoni', 'napoleon']);
    expect(soundsOfGeorgian('ბონაპარტი')).toEqual(['bonaparti', 'bonapart']);
  });

  it('not in short words, nor after a vowel', () => {
    expect(soundsOfGeorgian('ლია')).toEqual(['lia']);
    expect(soundsOfGeorgian('ანი')).toEqual(['ani']);
    expect(soundsOfGeorgian('შოთაი')).toEqual(['Sotai']);
  });
});
