import { personTokens } from './person-tokens.ts';
import { splitWords } from './words.ts';

const told = (name: string) =>
  personTokens(splitWords(name))
    .map(({ text, kind }) => (kind === 'word' ? text : `${text} ${kind}`))
    .join(', ');

describe("the words of a person's name", () => {
  it.each([
    ['Ivan Petrov', 'ivan, petrov'],
    ['Dr Asha Rao', 'dr honorific, asha, rao'],
    ['Ludwig van der Berg', 'ludwig, van particle, der particle, berg'],
    ['J R Okonkwo', 'j initial, r initial, okonkwo'],
    ['Juan Carlos 2', 'juan, carlos, 2 number'],
    ['Prince Ivan 1234', 'prince honorific, ivan, 1234 number'],
    ['Malcolm 10x', 'malcolm, 10x'],
    ['Malcolm x10', 'malcolm, x10'],
  ])('%s: %s', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it.each(['Abd al Rahman', 'Abdu el Rahman', 'Abed ul Rahman', 'Abd-ar-Rahman'])(
    'the servant and the article of %s are one word, whatever their spelling',
    (name) => {
      expect(told(name)).toBe('abdul, rahman');
    },
  );

  it('neither does without the other', () => {
    expect(told('Abd Rahman')).toBe('abd, rahman');
    expect(told('Rahman al Abd')).toBe('rahman, al particle, abd');
    expect(told('Abdullah al Rahman')).toBe('abdullah, al particle, rahman');
    expect(told('Abd alman')).toBe('abd, alman');
  });

  it('what follows the servant and its article is read on', () => {
    expect(told('Dr Abd al Rahman bin Omar')).toBe('dr honorific, abdul, rahman, bin particle, omar');
  });

  it.each([
    ['Ben', 'ben'],
    ['Major', 'major'],
    ['J', 'j'],
    ['47', '47'],
  ])('the only word of a name is a word: %s', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it.each([
    ['Major Van', 'major, van'],
    ['Ben J', 'ben, j initial'],
    ['J Major', 'j initial, major'],
    ['Van 7', 'van, 7 number'],
    ['J R', 'j initial, r initial'],
  ])('where all words are small, ties and titles count after all: %s', (name, words) => {
    expect(told(name)).toBe(words);
  });

  it('a word that counts after all is still the same word', () => {
    const [van] = personTokens(splitWords('Van Major'));
    expect(van).toMatchObject({ text: 'van', fold: 'van', skeleton: 'vn', aside: false, origin: 'latin' });
  });

  it('a word knows its script, its second reading and whether it stands in brackets', () => {
    const [ali, reza, aside] = personTokens(splitWords('علی رضا (Fazel)'));
    expect(ali).toMatchObject({ text: 'aly', origin: 'abjad', aside: false });
    expect(reza).toMatchObject({ fold: 'rda', otherFolds: ['rza'] });
    expect(aside).toMatchObject({ text: 'fazel', origin: 'latin', aside: true });
  });

  it('given names are looked up in the table of given names, not among the words of organisations', () => {
    const [bill, green] = personTokens(splitWords('Bill Green'));
    expect(bill?.groups).toBeDefined();
    expect(green?.common).toBeUndefined();
  });
});
