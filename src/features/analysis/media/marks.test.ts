import { marksOf } from './marks.ts';

const excerpt = 'Fairmead was charged with bribery.';
const place = (text: string) => ({
  text,
  start: excerpt.indexOf(text),
  end: excerpt.indexOf(text) + text.length,
});
const read = (words: object[], mentions: object[]) => marksOf({ excerpt, words, mentions } as never);

test('an excerpt is cut into words, names and the rest, and nothing of it is lost', () => {
  const marks = read(
    [
      { ...place('bribery'), weight: 2 },
      { ...place('charged'), weight: 1 },
    ],
    [{ ...place('Fairmead'), name: 'Fairmead', kind: 'name' }],
  );
  expect(marks.map(({ text }) => text).join('')).toBe(excerpt);
  expect(marks.filter(({ kind }) => kind !== 'plain').map(({ text, kind }) => [text, kind])).toEqual([
    ['Fairmead', 'name'],
    ['charged', 'word'],
    ['bribery', 'word'],
  ]);
});

test('places that overlap or lie beyond the end mark nothing twice', () => {
  const marks = read(
    [
      { start: 0, end: 8, weight: 1 },
      { start: 4, end: 12, weight: 1 },
      { start: 30, end: 99, weight: 1 },
    ],
    [],
  );
  expect(marks.map(({ text }) => text).join('')).toBe(excerpt);
  expect(marks.filter(({ kind }) => kind === 'word')).toHaveLength(1);
});
