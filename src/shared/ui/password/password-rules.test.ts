import { fieldMessage, isStrong, strengthOf } from './password-rules.ts';

test('a strong password has 8 to 15 characters of each kind and no space', () => {
  expect(isStrong('Abcdef1!')).toBe(true);
  expect(isStrong('Abcdefghijkl12!')).toBe(true);
});

test.each(['Abcde1!', 'Abcdefghijklm12!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abc def1!', ''])(
  '%j is not strong',
  (password) => {
    expect(isStrong(password)).toBe(false);
  },
);

test('a field says that it is required, or that its length does not fit', () => {
  expect(fieldMessage('')).toBe('password is required.');
  expect(fieldMessage('a', 1)).toBe('');
  expect(fieldMessage('short')).toBe('password length.');
  expect(fieldMessage('x'.repeat(31))).toBe('password length.');
  expect(fieldMessage('x'.repeat(30))).toBe('');
});

test('what the server would refuse is not strong here either', () => {
  expect(isStrong('Abcdef1!é')).toBe(false);
  expect(isStrong('Abcdef1é')).toBe(false);
});

test('strength grows with the rules that hold, and length makes the rest', () => {
  expect(['', 'abc', 'Abcdefg1', 'Abcdef1!', 'Abcdefghij1!'].map((text) => strengthOf(text))).toEqual([
    0, 1, 2, 3, 4,
  ]);
});

test.each(['lampions', ' harbour lamp ', 'नमस्ते दुनिया', '🚢⚓🏮🌊🐟🦀🪸🐚'])(
  'A15 under the rule of NIST %j is strong enough',
  (password) => {
    expect(isStrong(password, 'nist')).toBe(true);
    expect(isStrong(password)).toBe(false);
  },
);

test.each(['lampion', '🚢⚓🏮🌊', 'harbour\tlamp', 'harbour\u202elamp', 'x'.repeat(31), ''])(
  'A15 under the rule of NIST %j is not',
  (password) => {
    expect(isStrong(password, 'nist')).toBe(false);
  },
);
