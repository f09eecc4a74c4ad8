import { floorOver, isBelowFloor, otherBands } from './floor.ts';

const floors = (rule: string) => ({ floors: [{ rule, band: 'medium' as const, because: '', reasons: [] }] });

test('nobody goes below a floor', () => {
  expect(isBelowFloor('low', floors('possible_match'))).toBe(true);
  expect(isBelowFloor('medium', floors('possible_match'))).toBe(false);
  expect(isBelowFloor('high', floors('possible_match'))).toBe(false);
});

test("the machine's standing rating does not bind a person", () => {
  expect(isBelowFloor('low', floors('standing'))).toBe(false);
});

test('of several floors the highest is the one that is named', () => {
  const medium = { rule: 'possible_match', band: 'medium' as const, because: 'possible', reasons: [] };
  const high = { rule: 'true_sanctions', band: 'high' as const, because: 'true', reasons: [] };
  expect(floorOver('low', { floors: [medium, high] })).toBe(high);
  expect(floorOver('high', { floors: [medium, high] })).toBeUndefined();
});

test('a rating is overridden by another one above its floors, and by none where a floor is at the top', () => {
  expect(otherBands({ ...floors('possible_match'), counts: 'medium' })).toEqual(['high']);
  expect(otherBands({ floors: [], counts: 'medium' })).toEqual(['high', 'low']);
  const top = { rule: 'true_sanctions', band: 'high' as const, because: '', reasons: [] };
  expect(otherBands({ floors: [top], counts: 'high' })).toEqual([]);
});
