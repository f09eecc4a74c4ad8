import { BodyLimits, BulkLimits } from '../../../../contract/limits.ts';
import type { BulkRow } from './bulk-row.ts';

/** So that a part, as JSON of three bytes a letter at most, is within what the server takes at once. */
const PART_LETTERS = BodyLimits.json / 4;

/** The rows in calls of as many as the server takes at once, by number and by size. */
export function inParts(rows: readonly BulkRow[]): BulkRow[][] {
  const parts: BulkRow[][] = [];
  let letters = 0;
  for (const row of rows) {
    const own = JSON.stringify(row.intake).length;
    const last = parts.at(-1);
    if (last && last.length < BulkLimits.rowsPerCall && letters + own <= PART_LETTERS) last.push(row);
    else {
      parts.push([row]);
      letters = 0;
    }
    letters += own;
  }
  return parts;
}
