import type { BulkRow } from '../../../../contract/reports/bulk-intake.ts';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Registers, registersFor } from '../registers.ts';
import { missingFacts } from '../required-facts.ts';

/** What each row lacks to be submitted; nothing is saved. Documents can only be added to a draft: they are no lack. */
export function checkRows({ database }: Platform, rows: readonly DraftIntake[]): Promise<BulkRow[]> {
  return database.tx({ kind: 'system' }, async () => {
    const known = new Map<string, Registers>();
    const found: BulkRow[] = [];
    for (const row of rows) {
      const key = JSON.stringify([row.reportType, row.categories]);
      const registers = known.get(key) ?? (await registersFor(row));
      known.set(key, registers);
      const fields = missingFacts(row, registers);
      found.push(Object.keys(fields).length > 0 ? { fields } : {});
    }
    return found;
  });
}
