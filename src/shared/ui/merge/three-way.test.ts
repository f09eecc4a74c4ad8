import { compareThree, mergeThree } from './three-way.ts';

const fields = (values: Record<string, unknown>) => new Map(Object.entries(values));
const base = fields({ name: 'Kaveri', tags: ['a'], note: 'old', gone: 'here' });

test('only what both changed, each in another way, is a conflict', () => {
  const mine = fields({ name: 'Kaveri Mills', tags: ['a', 'b'], note: 'mine', gone: 'here' });
  const theirs = fields({ name: 'Kaveri Mills', tags: ['a'], note: 'theirs', fresh: 'new' });
  expect(compareThree(base, mine, theirs)).toEqual({
    conflicts: [{ key: 'note', before: 'old', mine: 'mine', theirs: 'theirs' }],
    foreign: [
      { key: 'gone', before: 'here', after: undefined },
      { key: 'fresh', before: undefined, after: 'new' },
    ],
  });
});

test('E3 merging loses neither side: theirs stays where I changed nothing, mine where they did not', () => {
  const mine = fields({ name: 'Kaveri', tags: ['a', 'b'], note: 'mine', gone: 'here' });
  const theirs = fields({ name: 'Cauvery', tags: ['a'], note: 'theirs', gone: 'here' });
  const merge = (choice: 'mine' | 'theirs') =>
    Object.fromEntries(mergeThree(base, mine, theirs, { note: choice }));
  expect(merge('mine')).toEqual({ name: 'Cauvery', tags: ['a', 'b'], note: 'mine', gone: 'here' });
  expect(merge('theirs')).toEqual({ name: 'Cauvery', tags: ['a', 'b'], note: 'theirs', gone: 'here' });
});

test('what I removed stays removed, and what I added stays', () => {
  const mine = fields({ name: 'Kaveri', tags: ['a'], note: 'old', added: 1 });
  const theirs = fields({ name: 'Kaveri', tags: ['a'], note: 'theirs', gone: 'here' });
  expect(Object.fromEntries(mergeThree(base, mine, theirs, {}))).toEqual({
    name: 'Kaveri',
    tags: ['a'],
    note: 'theirs',
    added: 1,
  });
});

test('the order in which a value was stored is no difference', () => {
  const before = fields({ source: { title: 'Deed', page: 2 } });
  const after = fields({ source: { page: 2, title: 'Deed' } });
  expect(compareThree(before, before, after)).toEqual({ conflicts: [], foreign: [] });
});
