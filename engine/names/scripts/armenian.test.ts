import { compareNames } from '../score/compare.ts';
import { transliterate } from './transliterate.ts';

describe('Armenian letters', () => {
  it.each([
    ['Քոչաշ', 'kochash'],
    ['Սյանլուն', 'syanlun'],
    ['Դավութօղլու', 'davutoghlu'],
    ['Երևան', 'yerevan'],
    ['Ոսկանյան', 'voskanyan'],
    ['ՈՒՐԱՐՏՈՒ', 'urartu'],
  ])('read %s as %s', (word, text) => {
    expect(transliterate(word)).toEqual({ text, origin: 'script' });
  });

  it('leave a word with aspirated consonants one word', () => {
    expect(compareNames('Սադըկ Քոչաշ', 'Sadık Koçaş', 'person').explanation.pairs).toHaveLength(2);
  });
});
