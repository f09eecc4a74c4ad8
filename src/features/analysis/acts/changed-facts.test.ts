import { changedFacts } from './changed-facts.ts';

test('what was not touched does not travel', () => {
  const before = { legalName: 'Mirzoyan Foundry', aliases: ['Mirzoyan'] };
  expect(changedFacts(before, { ...before, legalName: 'Mirzoyan Foundry CJSC' })).toEqual({
    legalName: 'Mirzoyan Foundry CJSC',
  });
});

test('a list that was emptied travels as an empty list', () => {
  expect(changedFacts({ aliases: ['Mirzoyan'] }, {})).toEqual({ aliases: [] });
});
