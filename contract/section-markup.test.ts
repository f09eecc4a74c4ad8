import fc from 'fast-check';
import { citedPlaces, parseMarkup, renumberCitations, textOf } from './section-markup.ts';

const plain = (text: string) => [{ kind: 'paragraph', spans: [{ text }] }];

test('a plain text is its paragraphs, whose lines stay lines', () => {
  expect(parseMarkup('One.\nTwo.\n\nThree.', 0)).toEqual([...plain('One.\nTwo.'), ...plain('Three.')]);
  expect(parseMarkup(' \n\n', 0)).toEqual([]);
});

test.each([
  '5 * 3 is more than 4*2',
  'M/s A # B',
  'Shares: 20 - 30 %',
  'In [2] the court held',
  'a | b',
  '**',
  '| a | b |\n| c | d |',
])('what only resembles markup stays as it was typed: %s', (text) => {
  expect(parseMarkup(text, 0)).toEqual(plain(text));
});

test('headings, lists and tables are read from the first signs of a line', () => {
  const text =
    '## Suits\nTwo are open.\n- One in **Chennai**\n- One in Pune\n3. Third\n4) Fourth\n| Court | Cases |\n| --- | ---: |\n| Chennai | 2 |\n| Pune |\n';
  const span = (one: string) => [{ text: one }];
  expect(parseMarkup(text, 0)).toEqual([
    { kind: 'heading', spans: span('Suits') },
    { kind: 'paragraph', spans: span('Two are open.') },
    {
      kind: 'list',
      start: null,
      items: [[{ text: 'One in ' }, { text: 'Chennai', strong: true }], span('One in Pune')],
    },
    { kind: 'list', start: 3, items: [span('Third'), span('Fourth')] },
    {
      kind: 'table',
      columns: [
        { spans: span('Court'), isNumeric: false },
        { spans: span('Cases'), isNumeric: true },
      ],
      rows: [
        [span('Chennai'), span('2')],
        [span('Pune'), []],
      ],
    },
  ]);
});

test('a number in brackets cites a finding of the section where it has one, and is text elsewhere', () => {
  expect(parseMarkup('Charged [1][2], not [3].', 2)).toEqual([
    {
      kind: 'paragraph',
      spans: [{ text: 'Charged' }, { cite: 1 }, { cite: 2 }, { text: ', not [3].' }],
    },
  ]);
  expect(citedPlaces('Charged [1][2], **not [3]**.')).toEqual([1, 2, 3]);
});

test('citations keep their findings when the list of findings changes, and go with a finding that leaves it', () => {
  expect(renumberCitations('A [1], B [2] and C [3].', ['a', 'b', 'c'], ['c', 'a'])).toBe(
    'A [2], B and C [1].',
  );
});

test('no letter of any text is lost by reading it', () => {
  const piece = fc.constantFrom(
    '# ',
    '- ',
    '1. ',
    '| a | b |',
    '| --- | --- |',
    '**',
    '[1]',
    'word',
    '\n',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const letters = (text: string) => text.replace(/[^a-z]/g, '');
      expect(letters(textOf(parseMarkup(pieces.join(''), 1)))).toBe(letters(pieces.join('')));
    }),
  );
});

test('a text of the greatest length is read in steps that its length bounds', () => {
  for (const part of ['*', '**a', '[', '[1', '| ', '|\n', '# ', '- \n'])
    expect(parseMarkup(part.repeat(20_000 / part.length), 1).length).toBeGreaterThanOrEqual(0);
});
