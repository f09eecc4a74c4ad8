import { jsonParts } from './json-parts.ts';

/** The text in pieces of one length. */
async function* inPieces(text: string, length: number) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}
async function partsOf(text: string, length = text.length) {
  const found: string[] = [];
  for await (const part of jsonParts(inPieces(text, length), 'rows'))
    found.push('member' in part ? `member ${part.member.trim()}` : `row ${part.element.trim()}`);
  return found;
}

const text = ` { "a" : "x,}]\\"" , "rows" : [ {"b":[1,"]"]} , "{", 3 ] , "c":{"rows":[1]}, "d":[{}] } \n`;
const parts = [
  'member "a" : "x,}]\\""',
  'row {"b":[1,"]"]}',
  'row "{"',
  'row 3',
  'member "rows":[]',
  'member "c":{"rows":[1]}',
  'member "d":[{}]',
];

test.each([1, 2, 3, 7, 1000])(
  'an object in pieces of %d is taken apart into its members and rows',
  async (length) => {
    expect(await partsOf(text, length)).toEqual(parts);
  },
);

test.each(['', '[]', '{"a":1', '{"a":1} x', '{"a":1}{', 'x'])('%j is not one object', async (wrong) => {
  await expect(partsOf(wrong)).rejects.toThrow(SyntaxError);
});

test('a place without a value is given as a part that cannot be parsed', async () => {
  expect(await partsOf('{"rows":[]}')).toEqual(['member "rows":[]']);
  expect(await partsOf('{"rows":[1,]}')).toEqual(['row 1', 'row ', 'member "rows":[]']);
  expect(await partsOf('{"rows":[],,"a":1}')).toEqual(['member "rows":[]', 'member ', 'member "a":1']);
});
