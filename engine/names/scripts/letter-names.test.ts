import { compareNames } from '../index.ts';
import { initialIn } from './letter-names.ts';

const alike = (left: string, right: string) => compareNames(left, right, 'person').similarity;

describe('the name of a Latin letter before a full stop', () => {
  it.each([
    ['एम', 'm'],
    ['এইচ', 'h'],
    ['எஸ்', 's'],
    ['பி', 'b'],
    ['ஆர்', 'r'],
    ['ఎన్', 'n'],
    ['ಕೆ', 'k'],
    ['എം', 'm'],
    ['එස්', 's'],
    ['اس', 's'],
    ['اف', 'f'],
    ['ਐਸ', 's'],
    ['એલ', 'l'],
    ['เจ', 'j'],
    ['ए', 'a'],
    ['जेड', 'z'],
  ])('%s is the initial %s', (word, letter) => {
    expect(initialIn(word, 'zz')).toBe(letter);
  });

  it('one sign is the initial that it sounds like, and a word is none', () => {
    expect(initialIn('மு', 'mu')).toBe('m');
    expect(initialIn('Ю', 'yu')).toBe('y');
    expect(initialIn('राम', 'ram')).toBeUndefined();
    expect(initialIn('ь', '')).toBeUndefined();
  });

  it.each([
    ['சி. வி. ராமன்', 'C. V. Raman'],
    ['सी. वी. रमन', 'C. V. Raman'],
    ['എം. വിശ്വേശ്വരയ്യ', 'M. Visvesvaraya'],
    ['اچ. جی. ولز', 'H. G. Wells'],
  ])('%s is %s', (written, latin) => {
    expect(alike(written, latin)).toBeGreaterThan(0.85);
  });

  it('without a full stop it is a word', () => {
    expect(alike('सी वी रमन', 'C. V. Raman')).toBeLessThan(alike('सी. वी. रमन', 'C. V. Raman'));
  });
});
