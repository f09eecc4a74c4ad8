import { changedFields } from './changed-fields.ts';

test('a stale save is shown as what was mine beside what is there now', () => {
  const mine = { id: '1', version: 1, status: 'draft', note: 'mine', tags: ['a'], sent: true };
  const now = { id: '2', version: 2, status: 'draft', note: 'theirs', tags: ['b'], other: 1 };
  expect(changedFields(mine, now)).toEqual([
    { name: 'version', mine: '1', now: '2' },
    { name: 'note', mine: 'mine', now: 'theirs' },
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
