import { isSameQuery } from './same-query.ts';

test.each([
  ['view=open&sort=-dueOn', 'sort=-dueOn&view=open', true],
  ['view=open', 'view=open&current=3', true],
  ['', 'view=all', true],
  ['view=open', 'view=open&status=submitted', false],
  ['view=open', '', false],
])('%s and %s ask for the same rows: %s', (one, other, same) => {
  expect(isSameQuery(one, other)).toBe(same);
});
