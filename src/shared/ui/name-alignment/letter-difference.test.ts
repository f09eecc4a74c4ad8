import { letterDifference } from './letter-difference.ts';

test('words that agree are one run, whatever their case and accents', () => {
  expect(letterDifference('Müller', 'MULLER')).toEqual({
    left: [{ text: 'Müller', same: true }],
    right: [{ text: 'MULLER', same: true }],
  });
});

test('only the letters that differ are marked', () => {
  expect(letterDifference('Mohammed', 'Muhammad')).toEqual({
    left: [
      { text: 'M', same: true },
      { text: 'o', same: false },
      { text: 'hamm', same: true },
      { text: 'e', same: false },
      { text: 'd', same: true },
    ],
    right: [
      { text: 'M', same: true },
      { text: 'u', same: false },
      { text: 'hamm', same: true },
      { text: 'a', same: false },
      { text: 'd', same: true },
    ],
  });
});

test('against nothing the whole word differs', () => {
  expect(letterDifference('राम', '')).toEqual({ left: [{ text: 'राम', same: false }], right: [] });
});
