import type { DraftIntake } from '../../../../contract/reports/intake.ts';

/** The facts that lists filter and sort by, copied from the intake into columns of their own. */
export const intakeColumns = (intake: DraftIntake) => ({
  intake,
  legalName: intake.legalName ?? '',
  entityType: intake.entityType ?? '',
  country: intake.countryOfIncorporation ?? intake.nationality ?? null,
  reportType: intake.reportType ?? null,
  categories: intake.categories ?? [],
  priority: intake.priority ?? 'normal',
});
