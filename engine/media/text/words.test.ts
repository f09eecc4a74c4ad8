import { sentences } from './sentences.ts';
import { stem } from './stem.ts';
import { textWords } from './text-words.ts';

describe('the stem of a word', () => {
  it.each([
    ...[
      'bribes brib',
      'bribed brib',
      'bribing brib',
      "firm's firm",
      "o'clock oclock",
      'passes pass',
      'axes ax',
      'orchestras orchestra',
      'firms firm',
    ],
    ...[
      'parties party',
      'ties tie',
      'boxes box',
      'churches church',
      'dishes dish',
      'quizzes quizz',
      'class class',
    ],
    ...[
      'tried try',
      'died died',
      'agreed agreed',
      'feed feed',
      'running run',
      'stopped stop',
      'passing pass',
      'asked ask',
      'added ad',
      'attracting attract',
    ],
    ...[
      'string string',
      'fling fling',
      'made mad',
      'argued argu',
      'owes owe',
      'seeding seed',
      'controlled controll',
    ],
    ...[
      'news news',
      'red red',
      "king's king",
      'kings king',
      'gas gas',
      'bus bus',
      'virus virus',
      'analysis analysis',
    ],
  ])('%s', (pair) => {
    const [word = '', one] = pair.split(' ');
    expect(stem(word)).toBe(one);
  });
});

describe('the words of a text', () => {
  const told = (text: string) =>
    textWords(text).map(({ stem, start, end, name, acronym }) =>
      [stem, start, end, ...(name ? ['name'] : []), ...(acronym ? [acronym] : [])].join(' '),
    );

  it.each<[string, string[]]>([
    [
      'The Firm paid $5m to the SEC in 2019. Then IT left',
      [
        ...[
          'the 0 3',
          'firm 4 8 name',
          'paid 9 13',
          '$ 14 15',
          '0 15 16',
          'm 16 17',
          'to 18 20',
          'the 21 24',
        ],
        ...['sec 25 28 name SEC', 'in 29 31', 'year 32 36', 'then 38 42', 'it 43 45 name IT', 'left 46 50'],
      ],
    ],
    ['O’Brien’s bank', ["o'brien 0 9", 'bank 10 14']],
    [
      'Rao. He said: "Yes" to Pal; But',
      ['rao 0 3', 'he 5 7', 'said 8 12', 'yes 15 18', 'to 20 22', 'pal 23 26', 'but 28 31'],
    ],
    [
      '1,000.5 a ABCDEFG 1899 2019 20190 12019',
      ['0 0 7', 'a 8 9', 'abcdefg 10 17 name', '0 18 22', 'year 23 27', '0 28 33', '0 34 39'],
    ],
    ['a 2.5 Rao', ['a 0 1', '0 2 5', 'rao 6 9 name']],
    ['he left.     Rao', ['he 0 2', 'left 3 7', 'rao 13 16']],
    ['Über Öl', ['uber 0 4', 'ol 5 7 name']],
    ['', []],
  ])('%s', (text, words) => {
    expect(told(text)).toEqual(words);
  });

  it('hold no names where capitals say nothing, as in a headline', () => {
    expect(told('HE PAID Bribes To NOBODY').some((word) => word.includes('name'))).toBe(false);
    expect(told('A B C d e').filter((word) => word.includes('name'))).toHaveLength(2);
    expect(told('A B C').filter((word) => word.includes('name'))).toHaveLength(2);
  });
});

describe('the sentences of a paragraph', () => {
  it.each<[string, string[]]>([
    ['A.b. c', ['A.b. c']],
    ['I met Mr. Rao vs. Pal. Then i left', ['I met Mr. Rao vs. Pal.', 'Then i left']],
    ['Was it I. He left', ['Was it I.', 'He left']],
    ['See no. 7 of it. He said no. Then', ['See no. 7 of it.', 'He said no.', 'Then']],
    ['Wait... Then. "Yes." (No) end', ['Wait...', 'Then.', '"Yes."', '(No) end']],
    ['The U.S. Steel and U.S.A. Gold fell', ['The U.S. Steel and U.S.A. Gold fell']],
    ['See rule 3a.b. Then a.bc. This too', ['See rule 3a.b.', 'Then a.bc.', 'This too']],
    ['Was it Mr? Yes', ['Was it Mr?', 'Yes']],
    ['He met the “Mr.” Rao', ['He met the “Mr.” Rao']],
    ['“I met Mr...” Then he left', ['“I met Mr...”', 'Then he left']],
    ['e.g. This. that. 5 left', ['e.g. This. that.', '5 left']],
    ['Really?! Yes', ['Really?!', 'Yes']],
    ['x。y', ['x。', 'y']],
    ['It rose 2.5 times.Then', ['It rose 2.5 times.Then']],
    ['  Mr. A. B. Rao said so.  ', ['Mr. A. B. Rao said so.']],
    [' ', []],
  ])('%s', (text, parts) => {
    expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual(parts);
  });

  it('are those between two places', () => {
    expect(sentences('One. Two. Three.', 4, 9)).toEqual([{ start: 5, end: 9 }]);
  });
});
