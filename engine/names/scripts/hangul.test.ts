import { isHangul, romaniseHangul, soundsOfHangul } from './hangul.ts';

describe('Korean letters', () => {
  it.each([
    ['가', 'ka'],
    ['힣', 'hit'],
    ['홍길동', 'hong kil tong'],
    ['박근혜', 'pak kun hye'],
    ['최민수', 'choe min su'],
    ['남궁민수', 'nam kung min su'],
    ['', ''],
  ])('%s reads as %s: up to four syllables, one by one', (word, reading) => {
    expect(romaniseHangul(word)).toBe(reading);
  });

  it('a longer word is one, and the l of two syllables is said once', () => {
    expect(romaniseHangul('블라디미르')).toBe('pulatimiru');
    expect(romaniseHangul('알렉산드르')).toBe('aleksanturu');
  });

  it('the first of three or four syllables is a family name: Ri, though the letter says i', () => {
    expect(romaniseHangul('이순신')).toBe('ri sun sin');
    expect(romaniseHangul('이순신이')).toBe('ri sun sin i');
    expect(romaniseHangul('정이순')).toBe('chong i sun');
    expect(romaniseHangul('이산')).toBe('i san');
    expect(romaniseHangul('이탈리아노')).toBe('italiano');
  });

  it('a letter that is no syllable is left out, in both old and new blocks', () => {
    expect(romaniseHangul('\u1104가')).toBe('ka');
    expect(romaniseHangul('가\uD7C5')).toBe('ka');
    expect(romaniseHangul('\u1104')).toBe('');
  });

  it('Latin letters and figures in a word stay as they are', () => {
    expect(romaniseHangul('lg전자')).toBe('l g chon cha');
    expect(romaniseHangul('제7')).toBe('che 7');
  });

  it('a word of other letters is none of theirs', () => {
    expect(['가', '\u1100', 'ka', '金'].map(isHangul)).toEqual([true, true, false, false]);
  });
});

describe('foreign names in Hangul by ear', () => {
  it.each([
    ['블라디미르', 'bUladimirU'],
    ['제퍼슨', 'jepAsUn'],
    ['링컨', 'rinQkAn'],
    ['워싱턴', 'wosinQtAn'],
    ['맷', 'met'],
    ['x알렉산드르7', 'xaleksandUrU7'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfHangul(word)).toBe(sounds);
  });
});
