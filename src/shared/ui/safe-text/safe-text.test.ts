import {
  checkTyping,
  isSafeText,
  mayPaste,
  safeTextError,
  safeTextRule,
  searchTextRule,
  toSearchText,
} from './safe-text.ts';

const atMost = (max: number) => ({ ...safeTextRule, max });

const at = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

test('D8 letters, digits, space and the listed marks are safe, and so is nothing at all', () => {
  expect(isSafeText('')).toBe(true);
  expect(isSafeText(`Az09 .,!?'"@#$%&*-_:;[]()`)).toBe(true);
});

test.each(['<b>', 'a<script>', 'x=y', 'a/b', 'Müller', 'नाम', '{x}', 'a\nb', '`', '~', '+'])(
  'D8 %j is not safe',
  (text) => {
    expect(isSafeText(text)).toBe(false);
    expect(safeTextError(text)).toBe('safeTextInvalid');
  },
);

test('typing beyond the maximum is cut', () => {
  expect(checkTyping('abcdef', atMost(4))).toEqual({ text: 'abcd', safe: true });
  expect(checkTyping('a'.repeat(101)).text).toHaveLength(100);
});

test('typing an unsafe character is told, and the text stays to be corrected', () => {
  expect(checkTyping('a=b')).toEqual({ text: 'a=b', safe: false });
});

test('D8 a paste is blocked when its text is unsafe', () => {
  expect(mayPaste('<b>', at(''))).toBe(false);
});

test('a paste is blocked when the result would exceed the maximum, counting what it replaces', () => {
  expect(mayPaste('xyz', at('ab'), atMost(4))).toBe(false);
  expect(mayPaste('xyz', at('ab', 1, 2), atMost(4))).toBe(true);
  expect(mayPaste('xy', at('ab'), atMost(4))).toBe(true);
});

test.each([
  'Müller',
  'Mu\u0308ller',
  'شركة واحة',
  'यूनिकोड ब्रिगेड ७',
  'Олег Тарханенко',
  '渣打銀行',
  'ジョン・スミス',
  'בע״מ',
  'O’Brien & Sons (1)',
  'می\u200cخواهم',
])('a search box takes letters, combining marks and digits of any script: %s', (text) => {
  expect(isSafeText(text, searchTextRule)).toBe(true);
  expect(isSafeText(text)).toBe(false);
});

test.each(['<b>', 'شركة <script>', 'Müller = 1', '{नाम}', 'a/b', 'a\\b', 'a\u202eb', 'a\u0000b', '🚢'])(
  'D8 a search box refuses %j as every safe-text does',
  (text) => {
    expect(isSafeText(text, searchTextRule)).toBe(false);
  },
);

test('letters beyond the first 65,536 are counted and cut as the letters that they are', () => {
  const rule = { ...searchTextRule, max: 2 };
  expect(checkTyping('𞤀𞤁𞤂', rule).text).toBe('𞤀𞤁');
  expect(mayPaste('𞤀𞤁', at(''), rule)).toBe(true);
  expect(mayPaste('𞤀', at('𞤀𞤁'), rule)).toBe(false);
});

test('a name is searched for with spaces for what a search box refuses', () => {
  expect(toSearchText('Müller A/S {x} <ship>')).toBe('Müller A S x ship');
  expect([...toSearchText(`${'न'.repeat(99)} /${'न'.repeat(99)}`)]).toHaveLength(99);
});
