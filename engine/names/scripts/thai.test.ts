import { soundsOfThai } from './thai.ts';

describe('Thai letters by ear', () => {
  it.each([
    ['สมชาย', 'smCay'],
    ['ทักษิณ', 'taksin'],
    ['วาลส์', 'wal'],
    ['จอห์น', 'jon'],
  ])('%s sounds %s: silent letters are left out', (word, sounds) => {
    expect(soundsOfThai(word)).toBe(sounds);
  });

  it.each([
    ['เลย', 'ley'],
    ['ไทย', 'taiy'],
    ['เปรม', 'prem'],
    ['แหลม', 'lem'],
    ['โกมล', 'koml'],
  ])('%s sounds %s: a vowel that is written before is said after', (word, sounds) => {
    expect(soundsOfThai(word)).toBe(sounds);
  });

  it.each([
    ['ธรรม', 'tam'],
    ['น้ำ', 'nam'],
    ['งาม', 'nQam'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfThai(word)).toBe(sounds);
  });
});
