import { checkTyping, isSafeText, mayPaste, safeTextError } from './safe-text.ts';

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
  expect(checkTyping('abcdef', 4)).toEqual({ text: 'abcd', safe: true });
  expect(checkTyping('a'.repeat(101)).text).toHaveLength(100);
});

test('typing an unsafe character is told, and the text stays to be corrected', () => {
  expect(checkTyping('a=b')).toEqual({ text: 'a=b', safe: false });
});

test('D8 a paste is blocked when its text is unsafe', () => {
  expect(mayPaste('<b>', at(''))).toBe(false);
});

test('a paste is blocked when the result would exceed the maximum, counting what it replaces', () => {
  expect(mayPaste('xyz', at('ab'), 4)).toBe(false);
  expect(mayPaste('xyz', at('ab', 1, 2), 4)).toBe(true);
  expect(mayPaste('xy', at('ab'), 4)).toBe(true);
});
