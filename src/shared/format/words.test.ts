import { expect, test } from '@jest/globals';
import { formatBytes, formatPercent, toWords } from './words';

test('words of the wire read as people write them', () => {
  const read = ['bribery_corruption', 'pep', 'in_analysis', 'reportType', 'ubo_list'].map(toWords);
  expect(read).toEqual(['Bribery and corruption', 'PEP', 'In analysis', 'Report type', 'UBO list']);
});

test('sizes are told in the unit that keeps them short', () => {
  const sizes = [300, 2048, 1.5 * 1024 ** 2, 25 * 1024 ** 2, 640.4 * 1024 ** 2, 50 * 1024 ** 3];
  expect(sizes.map(formatBytes)).toEqual(['300 B', '2 KB', '1.5 MB', '25 MB', '640 MB', '50 GB']);
});

test.each([
  ['en-US', '3 %'],
  ['hi-IN', '3 %'],
  // With a space between them, the sign would stand before the figure.
  ['ar-SA', '3%'],
])('the sign of a percentage stands after the figure in %s', (language, text) => {
  localStorage.setItem('umi_locale', language);
  expect(formatPercent(3)).toBe(text);
  localStorage.removeItem('umi_locale');
});
