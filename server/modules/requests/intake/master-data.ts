import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { masterItem, reportTypeOf } from '../../settings/index.ts';

type ReportType = NonNullable<Awaited<ReturnType<typeof reportTypeOf>>>;

/** What the master lists say about the words an intake uses. */
export type MasterData = {
  /** Null when the key is unknown; `active` tells whether it is still offered. */
  reportType: ReportType | null;
  unknownCategories: string[];
};

/** Inside a transaction. */
export async function findMasterData(intake: DraftIntake): Promise<MasterData> {
  const reportType = intake.reportType ? await reportTypeOf(intake.reportType) : null;
  const unknownCategories: string[] = [];
  for (const key of intake.categories ?? []) {
    const item = await masterItem('category', key);
    if (!item?.active) unknownCategories.push(key);
  }
  return { reportType, unknownCategories };
}
