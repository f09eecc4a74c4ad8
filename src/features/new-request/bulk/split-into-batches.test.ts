import { BodyLimits, BulkLimits } from '../../../../contract/limits.ts';
import type { BulkRow } from './bulk-row.ts';
import { splitIntoBatches } from './split-into-batches.ts';

const rowsOf = (count: number, purpose: string): BulkRow[] =>
  Array.from({ length: count }, (_, n) => ({
    line: n + 2,
    cells: {},
    intake: { purpose },
    errors: {},
    refused: {},
  }));

test('a batch holds as many rows as a call may, and every row is in one', () => {
  const batches = splitIntoBatches(rowsOf(250, 'Cotton.'));
  expect(batches.map(({ length }) => length)).toEqual([BulkLimits.rowsPerCall, BulkLimits.rowsPerCall, 50]);
  expect(batches.flat().map(({ line }) => line)).toEqual(rowsOf(250, '').map(({ line }) => line));
});

test('batches of long rows stay within the size of a body, in any script', () => {
  const batches = splitIntoBatches(rowsOf(100, 'क'.repeat(2000)));
  expect(batches.length).toBeGreaterThan(1);
  for (const batch of batches) {
    const bytes = new Blob([JSON.stringify({ mode: 'check', rows: batch.map(({ intake }) => intake) })]).size;
    expect(bytes).toBeLessThan(BodyLimits.json);
  }
  expect(batches.flat()).toHaveLength(100);
});
