import { expect, test } from '@jest/globals';
import { toWords } from './words';

test('words of the wire read as people write them', () => {
  const read = ['bribery_corruption', 'pep', 'in_analysis', 'reportType', 'ubo_list'].map(toWords);
  expect(read).toEqual(['Bribery and corruption', 'PEP', 'In analysis', 'Report type', 'UBO list']);
});
