import { type Lack, lackingFacts } from '../../../../contract/lacking-facts.ts';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { problem } from '../../../platform/index.ts';
import type { MasterData } from './master-data.ts';

const inEnglish: Record<Lack, string> = {
  required: 'Required.',
  choose: 'Choose at least one.',
  shares: 'The shares add up to more than 100 %.',
};

/** What a submitted request needs and the intake lacks, by field; empty when complete. */
export function missingFacts(intake: DraftIntake, masterData: MasterData): Record<string, string> {
  const lacks = Object.entries(lackingFacts(intake));
  const fields = Object.fromEntries(lacks.map(([field, lack]) => [field, inEnglish[lack]]));
  if (intake.reportType && !masterData.reportType?.active)
    fields.reportType = 'This report type is not offered.';
  if (masterData.unknownCategories.length > 0)
    fields.categories = `Not offered: ${masterData.unknownCategories.join(', ')}.`;
  return fields;
}

/** Refuses facts that a submitted request cannot stand on. */
export function assertComplete(
  intake: DraftIntake,
  masterData: MasterData,
  more: Record<string, string> = {},
) {
  const fields = { ...missingFacts(intake, masterData), ...more };
  if (Object.keys(fields).length === 0) return;
  throw problem('request.incomplete', 'Complete the marked fields first.', { fields });
}
