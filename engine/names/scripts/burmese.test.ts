import { compareNames } from '../index.ts';
import { romaniseBurmese } from './burmese.ts';

describe('Burmese letters', () => {
  it.each([
    ['အောင်ဆန်း', 'aung san'],
    ['ခင်မောင်မြင့်', 'khin maung myin'],
    ['သန်းရွှေ', 'than shwe'],
    ['ချို', 'cho'],
    ['နေဝင်း', 'ne win'],
    ['ဦးနု', 'u nu'],
    ['ဗိုလ်', 'bo'],
    ['ကျော်', 'kyaw'],
    ['မျိုးသိန်း', 'myo thein'],
    ['ထွန်းတင်', 'htwan tin'],
    ['မ', 'ma'],
  ])('%s reads as %s: a syllable each', (word, reading) => {
    expect(romaniseBurmese(word)).toBe(reading);
  });

  it('a name in one piece is the name in words', () => {
    expect(compareNames('အောင်ဆန်း', 'Aung San', 'person').similarity).toBeGreaterThan(0.9);
  });
});
