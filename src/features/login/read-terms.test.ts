import { readTerms } from './read-terms.ts';

test('short first lines are headings, the title of the whole is left to the dialog', () => {
  const text = 'Terms of use\n\n1. What this is\nA program. It helps.\n\nOne paragraph alone.\n';
  expect(readTerms(text)).toEqual([
    { heading: '1. What this is', body: 'A program. It helps.' },
    { heading: '', body: 'One paragraph alone.' },
  ]);
});

test('no word of a text is lost that has neither title nor headings', () => {
  expect(readTerms('Only this')).toEqual([{ heading: '', body: 'Only this' }]);
  expect(readTerms('Agree to this:\nfirst\nsecond\n\nAnd this.')).toEqual([
    { heading: '', body: 'Agree to this:\nfirst\nsecond' },
    { heading: '', body: 'And this.' },
  ]);
});
