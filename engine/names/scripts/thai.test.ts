import { soundsOfThai } from './thai.ts';

describe('Thai letters by ear', () => {
  it.each([
    ['สมชาย', 'smCay'],
    ['ทักษิณ', 'taksin'],
    ['วาลส์', 'wal'],
    ['จอห์น', 'jon'],
  ])('%s sounds %s: silent letters are left out', (word, sounds) => {
    expect(soundsOfThai(word)[0]).toBe(sounds);
  });

  it.each([
    ['เลย', 'ley'],
    ['ไทย', 'taiy'],
    ['เปรม', 'prem'],
    ['แหลม', 'lem'],
    ['โกมล', 'koml'],
  ])('%s sounds %s: a vowel that is written before is said after', (word, sounds) => {
    expect(soundsOfThai(word)[0]).toBe(sounds);
  });

  it.each([
    ['ธรรม', 'tam'],
    ['น้ำ', 'nam'],
    ['งาม', 'nQam'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfThai(word)[0]).toBe(sounds);
  });

  it('letters that are marked as silent may be those of a name from elsewhere', () => {
    expect(soundsOfThai('วาลส์')).toEqual(['wal', 'wals']);
    expect(soundsOfThai('สมชาย')).toHaveLength(1);
  });

  it.each([
    ['ລາວ', 'law'],
    ['ໄຊ', 'sai'],
    ['ຄຳ', 'kam'],
    ['ພົນ', 'pon'],
    ['ວຽງ', 'wianQ'],
  ])('%s sounds %s: Lao is read alike', (word, sounds) => {
    expect(soundsOfThai(word)[0]).toBe(sounds);
  });
});
