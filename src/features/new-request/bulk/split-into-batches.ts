import { BodyLimits, BulkLimits } from '../../../../contract/limits.ts';
import type { BulkRow } from './bulk-row.ts';

/** So that a batch, as JSON of three bytes a letter at most, is within what the server takes at once. */
const BATCH_LETTERS = BodyLimits.json / 4;

/** The rows in calls of as many as the server takes at once, by number and by size. */
export function splitIntoBatches(rows: readonly BulkRow[]): BulkRow[][] {
  const batches: BulkRow[][] = [];
  let letters = 0;
  for (const row of rows) {
    const own = JSON.stringify(row.intake).length;
    const last = batches.at(-1);
    if (last && last.length < BulkLimits.rowsPerCall && letters + own <= BATCH_LETTERS) last.push(row);
    else {
      batches.push([row]);
      letters = 0;
    }
    letters += own;
  }
  return batches;
}
