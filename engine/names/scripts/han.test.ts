import { mayTranscribe, pinyinOf, soundsOfHan, splitHan } from './han.ts';

describe('foreign names in Han by ear', () => {
  it.each([
    ['达尔文', 'daLwAn'],
    ['格兰特', 'gUlantU'],
    ['斯密茨', 'sUmiXU'],
    ['华盛顿', 'waSAnQdun'],
    ['加里', 'Jali'],
    ['什未林', 'SUweilin'],
    ['让', 'Zan'],
  ])('%s sounds %s', (word, sounds) => {
    expect(soundsOfHan(word)).toBe(sounds);
  });

  it.each([
    ['约翰', 'jon'],
    ['約翰', 'jon'],
    ['约翰斯', 'jonsU'],
    ['约翰逊', 'jonson'],
    ['旺', 'wan'],
    ['拉萨', 'razak'],
    ['川普', 'trump'],
    ['特朗普', 'trump'],
    ['亚历山大', 'aleksandr'],
    ['莫哈末', 'muhamad'],
    ['阿都拉', 'abdula'],
    ['阿都', 'abdul'],
  ])('%s keeps its old form: %s', (word, sounds) => {
    expect(soundsOfHan(word)).toBe(sounds);
  });

  it('the Pinyin of a word stands a syllable a sign', () => {
    expect(pinyinOf('习近平')).toBe('xi jin ping');
  });

  it('four and more signs that only transcribe may be a name from elsewhere without a dot', () => {
    expect(['沙拉瓦南', '阿末卡欣'].map(mayTranscribe)).toEqual([true, true]);
    expect(['廣野慶子', '沙拉南', '欧阳自远', 'Li'].map(mayTranscribe)).toEqual([false, false, false, false]);
  });

  it('such a name is parted in every way', () => {
    expect(splitHan('阿末卡欣')).toEqual(['阿末卡欣', '阿·末卡欣', '阿末·卡欣']);
    expect(splitHan('M. 沙拉瓦南')).toEqual(['M. 沙拉瓦南', 'M. 沙·拉瓦南', 'M. 沙拉·瓦南']);
    expect(splitHan('조 바이든')).toEqual(['조 바이든']);
  });
});
