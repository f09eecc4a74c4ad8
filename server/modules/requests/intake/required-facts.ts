import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { problem } from '../../../platform/index.ts';
import type { MasterData } from './master-data.ts';

/** What a submitted request needs and the intake lacks, by field; empty when complete. */
export function missingFacts(intake: DraftIntake, masterData: MasterData): Record<string, string> {
  const fields: Record<string, string> = {};
  const need = (field: keyof DraftIntake) => {
    const value = intake[field];
    if (typeof value === 'string' ? value.trim() === '' : value === undefined) fields[field] = 'Required.';
  };
  for (const field of ['legalName', 'entityType', 'relationshipType', 'purpose', 'reportType'] as const)
    need(field);
  if (!intake.countryOfIncorporation && !intake.nationality)
    need(intake.entityType === 'individual' ? 'nationality' : 'countryOfIncorporation');
  if (intake.reportType && !masterData.reportType?.active)
    fields.reportType = 'This report type is not offered.';
  if (!intake.categories?.length) fields.categories = 'Choose at least one.';
  if (masterData.unknownCategories.length > 0)
    fields.categories = `Not offered: ${masterData.unknownCategories.join(', ')}.`;
  const shares = (intake.principals ?? []).reduce((sum, { ownershipPct = 0 }) => sum + ownershipPct, 0);
  if (shares > 100.005) fields.principals = 'The shares add up to more than 100 %.';
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
