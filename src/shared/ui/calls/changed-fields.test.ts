import { changedFields } from './changed-fields.ts';

test('a stale save is shown as what was mine beside what is there now', () => {
  const mine = { id: '1', version: 1, status: 'draft', note: 'mine', tags: ['a'], sent: true };
  const now = { id: '2', version: 2, status: 'draft', note: 'theirs', tags: ['b'], other: 1 };
  expect(changedFields(mine, now)).toEqual([
    { name: 'version', mine: '1', now: '2' },
    { name: 'note', mine: 'mine', now: 'theirs' },
    { name: 'tags', mine: 'a', now: 'b' },
  ]);
});

test('what lies deeper is compared by the names of its fields, and an empty list is a dash', () => {
  const mine = { policy: { tries: 3, words: [], rule: 'nist' } };
  const now = { version: 2, policy: { tries: 4, words: ['Meridian', 'Nandini'], rule: 'nist' } };
  expect(changedFields(mine, now)).toEqual([
    { name: 'tries', mine: '3', now: '4' },
    { name: 'words', mine: '–', now: 'Meridian, Nandini' },
  ]);
});

test('of lists, what both know is compared item by item', () => {
  const mine = { sections: [{ key: 'summary', text: 'mine' }, { key: 'new', text: 'only mine' }, 'x'] };
  const now = {
    sections: [{ key: 'summary', title: 'Executive summary', text: 'theirs' }, { text: 'nameless' }],
  };
  expect(changedFields(mine, now)).toEqual([
    { name: 'Executive summary, text', mine: 'mine', now: 'theirs' },
  ]);
});

test('without a newer state there is nothing to compare', () => {
  expect(changedFields({ a: 1 }, undefined)).toEqual([]);
});
