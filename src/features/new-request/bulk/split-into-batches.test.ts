import { BodyLimits, BulkLimits } from '../../../../contract/limits.ts';
import type { BulkRow } from './bulk-row.ts';
import { inParts } from './in-parts.ts';

const rowsOf = (count: number, purpose: string): BulkRow[] =>
  Array.from({ length: count }, (_, n) => ({
    line: n + 2,
    cells: {},
    intake: { purpose },
    errors: {},
    refused: {},
  }));

test('a part holds as many rows as a call may, and every row is in one', () => {
  const parts = inParts(rowsOf(250, 'Cotton.'));
  expect(parts.map(({ length }) => length)).toEqual([BulkLimits.rowsPerCall, BulkLimits.rowsPerCall, 50]);
  expect(parts.flat().map(({ line }) => line)).toEqual(rowsOf(250, '').map(({ line }) => line));
});

test('parts of long rows stay within the size of a body, in any script', () => {
  const parts = inParts(rowsOf(100, 'क'.repeat(2000)));
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) {
    const bytes = new Blob([JSON.stringify({ mode: 'check', rows: part.map(({ intake }) => intake) })]).size;
    expect(bytes).toBeLessThan(BodyLimits.json);
  }
  expect(parts.flat()).toHaveLength(100);
});
