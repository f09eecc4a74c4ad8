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

test.each(['Pässw0rd!x', 'Pa\u0308ssw0rd!x', 'Șarpe-123', 'Ärgernis1§', 'Гавань7!', 'Abcdef७!', 'Abcdef1🚢'])(
  'letters, digits and signs beyond ASCII count in a strong password: %s',
  (password) => {
    expect(isStrong(password)).toBe(true);
  },
);

test.each(['Abcdef1é', 'Abc\u00a0def1!', 'Abc\u200bdef1!', 'Abc\u202edef1!', 'नमस्ते123!'])(
  '%j is not strong: no special character, something invisible, or no case',
  (password) => {
    expect(isStrong(password)).toBe(false);
  },
);

test('a letter is one character however a keyboard writes it', () => {
  expect(isStrong('A\u0308bcdefghijkl12!')).toBe(true);
  expect(fieldMessage('🚢'.repeat(30))).toBe('');
  expect(fieldMessage('🚢'.repeat(31))).toBe('password length.');
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
