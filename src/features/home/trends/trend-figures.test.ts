import { averageDays, inTimePercent } from './trend-figures.ts';

const month = (released: number, late: number, days: number | null) =>
  ({ inTime: released - late, late, averageDays: days }) as Parameters<typeof averageDays>[0][number];

test('a month of many reports weighs more than one of few', () => {
  expect(averageDays([month(9, 0, 2), month(1, 0, 12), month(0, 0, null)])).toBe(3);
  expect(inTimePercent([month(9, 0, 2), month(1, 1, 12)])).toBe(90);
});

test('without a report there is no average and no percentage', () => {
  expect([averageDays([month(0, 0, null)]), inTimePercent([])]).toEqual([null, null]);
});
