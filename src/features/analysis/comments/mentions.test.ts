import { mentionedIn, piecesOf, readersOf } from './mentions.ts';

const person = (id: string, name: string, isClientSide = false) =>
  ({ id, name, isClientSide, role: isClientSide ? 'client' : 'allocator' }) as const;
const people = [person('1', 'Asha'), person('2', 'Asha Rao'), person('3', 'Lead', true)];

test('of names that begin alike the longer one is meant, and nobody is mentioned twice', () => {
  expect(mentionedIn('@Asha Rao, @Asha and @Asha Rao: see a@b.', people)).toEqual(['2', '1']);
});

test('an internal comment offers nobody of the client', () => {
  expect(readersOf(people, 'internal').map(({ id }) => id)).toEqual(['1', '2']);
  expect(readersOf(people, 'shared')).toHaveLength(3);
});

test('a text is cut at its mentions and stays the same text', () => {
  const text = 'Ask @Lead (<b>) @nobody';
  const pieces = piecesOf(text, ['Lead']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ mention }) => mention)).toEqual([{ text: '@Lead', mention: true }]);
});
