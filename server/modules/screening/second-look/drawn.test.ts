import { isDrawn } from './drawn.ts';

const key = Buffer.alloc(32, 3);
const ids = Array.from({ length: 4000 }, (_, place) => `match ${place}`);
const share = (percent: number, purpose = 'sample', by = key) =>
  ids.filter((id) => isDrawn(by, purpose, id, percent));

test('0 draws nothing, 100 everything, 25 about a quarter', () => {
  expect(share(0)).toEqual([]);
  expect(share(100)).toEqual(ids);
  expect(share(25).length / ids.length).toBeCloseTo(0.25, 1);
});

test('more draws what less draws and more; another key or purpose draws others', () => {
  const more = new Set(share(40));
  expect(share(25).every((id) => more.has(id))).toBe(true);
  expect(share(25, 'known')).not.toEqual(share(25));
  expect(share(25, 'sample', Buffer.alloc(32, 4))).not.toEqual(share(25));
});
