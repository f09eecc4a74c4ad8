import { RequestLimits } from '../../../../contract/limits.ts';
import { fitNames } from './fit-names.ts';

const many = (count: number) => Array.from({ length: count }, (_, at) => `नाम ${at}`);

test('names are trimmed and none is kept twice', () => {
  expect(fitNames([' Müller', 'Müller ', '', 'شركة واحة'])).toEqual({
    kept: ['Müller', 'شركة واحة'],
    leftOut: [],
  });
});

test('sixty pasted names are kept', () => {
  expect(fitNames(many(60))).toEqual({ kept: many(60), leftOut: [] });
});

test('a name beyond the limit, or too long, is left out by name and never cut', () => {
  const long = 'ن'.repeat(RequestLimits.alias + 1);
  expect(fitNames([long, ...many(RequestLimits.aliases), 'शारदा'])).toEqual({
    kept: many(RequestLimits.aliases),
    leftOut: [long, 'शारदा'],
  });
});
