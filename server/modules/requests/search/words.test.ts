import { heldBy, indexWords, numberWords, soughtWords, toTsQuery, wordsOf } from './words.ts';

const finds = (search: string, text: string) => {
  const words = soughtWords(search);
  return words.length > 0 && heldBy(text, words).size === words.length;
};

test.each([
  ['müller', 'MULLER & Söhne'],
  ['MUELLER', 'Mueller'],
  ['ＡＣＭＥ', 'Acme Trading'],
  ['acme trad', 'Acme Trading Company'],
  ['obrien', "O'Brien Holdings"],
  ["o'brien", 'O’Brien Holdings'],
  ['brien', "O'Brien Holdings"],
  ['नरेंद्र', 'श्री नरेंद्र मोदी'],
  ['मोदी', 'श्री नरेंद्र मोदी'],
  ['deripaska', 'Олег Дерипаска'],
  ['Дерипаска', 'Oleg Deripaska'],
  ['القوراني', 'هدية القُوراني'],
  ['贸易', '上海贸易有限公司'],
  ['トヨタ', '豊田トヨタ自動車'],
  ['straße', 'STRASSE'],
])('%s finds %s', (search, text) => expect(finds(search, text)).toBe(true));

test.each([
  ['acm trading', 'Acme Trading'],
  ['trading acmes', 'Acme Trading'],
  ['cme', 'Acme'],
  ['贸易', '上海'],
])('%s does not find %s: only the last word may be unfinished', (search, text) =>
  expect(finds(search, text)).toBe(false),
);

test('a number is found as it stands, without its zeros, and in one', () => {
  expect(numberWords('PR-000123')).toEqual(expect.arrayContaining(['pr', '000123', '123', 'pr000123']));
});

test('D5 every sign of a search is a word’s or nothing', () => {
  expect(soughtWords("% _ \\ ' & | ! :* ()")).toEqual([]);
  expect(toTsQuery(soughtWords("it's a\\b | !c"))).toBe("('its') & ('a') & ('b') & ('c':*)");
});

test('a word has an end, a search has one too', () => {
  expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(60)]);
  expect(soughtWords('a '.repeat(50))).toHaveLength(12);
  expect(indexWords('字'.repeat(100)).every((word) => [...word].length <= 60)).toBe(true);
});
