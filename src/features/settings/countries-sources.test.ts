import { sourcesOf } from './countries-sources.ts';

test('the day that a source of country figures is of is written as every other day', () => {
  const sources = [
    { name: 'Transparency International', asOf: '2025-12-31' },
    { name: 'FATF', asOf: '2026-06-19' },
  ];
  expect(sourcesOf(sources, 'en-US')).toBe('Transparency International (31 Dec 2025), FATF (19 Jun 2026)');
});
