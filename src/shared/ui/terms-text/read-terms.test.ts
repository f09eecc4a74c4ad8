import { readTerms } from './read-terms.ts';

test('short first lines are headings, and a line of its own is a paragraph', () => {
  const text = 'Read this first\n\n1. What this is\nA program. It helps.\n\nOne paragraph alone.\n';
  expect(readTerms(text)).toEqual([
    { heading: '', body: 'Read this first' },
    { heading: '1. What this is', body: 'A program. It helps.' },
    { heading: '', body: 'One paragraph alone.' },
  ]);
});

test('no word of a text is lost that has no headings', () => {
  expect(readTerms('Only this')).toEqual([{ heading: '', body: 'Only this' }]);
  expect(readTerms('Agree to this:\nfirst\nsecond\n\nAnd this.')).toEqual([
    { heading: '', body: 'Agree to this:\nfirst\nsecond' },
    { heading: '', body: 'And this.' },
  ]);
});
