import fc from 'fast-check';
import { type Part, wordDifference } from './list-difference.ts';

const textOf = (parts: readonly Part[], kind: Part['kind']) =>
  parts
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('');

test('a changed text is read word by word, what went before what came', () => {
  expect(wordDifference('Supplies cotton to mills.', 'Supplies organic cotton to two mills.')).toEqual([
    { text: 'Supplies ', kind: 'same' },
    { text: 'organic ', kind: 'new' },
    { text: 'cotton to ', kind: 'same' },
    { text: 'two ', kind: 'new' },
    { text: 'mills.', kind: 'same' },
  ]);
});

test('of any two texts the difference holds both, letter by letter', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'क', '\n', '  ', 'لا '), { maxLength: 30 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDifference(before, after);
      expect([textOf(parts, 'gone'), textOf(parts, 'new')]).toEqual([before, after]);
    }),
  );
});

test('texts too long to compare stand one after the other', () => {
  const long = (word: string) => `${word} `.repeat(3000);
  expect(wordDifference(long('old'), long('new')).map(({ kind }) => kind)).toEqual(['gone', 'new']);
});

test('a text that was written anew is not compared word by word', () => {
  const before = 'The facts about the third party are those its client stated, and were not verified.';
  const after = 'No access to the accounts.';
  expect(wordDifference(before, after)).toEqual([
    { text: before, kind: 'gone' },
    { text: after, kind: 'new' },
  ]);
});
