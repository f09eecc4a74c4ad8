import { isBelowFloor } from './floor.ts';

const floors = (rule: string) => ({ floors: [{ rule, band: 'medium' as const, because: '' }] });

test('nobody goes below a floor', () => {
  expect(isBelowFloor('low', floors('possible_match'))).toBe(true);
  expect(isBelowFloor('medium', floors('possible_match'))).toBe(false);
  expect(isBelowFloor('high', floors('possible_match'))).toBe(false);
});

test("the machine's standing rating does not bind a person", () => {
  expect(isBelowFloor('low', floors('standing'))).toBe(false);
});
