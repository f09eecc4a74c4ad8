import type { DraftIntake } from './reports/intake.ts';

/** Why a fact keeps a request from being submitted. */
export type Lack = 'required' | 'choose' | 'shares';

const always = ['legalName', 'entityType', 'relationshipType', 'purpose', 'reportType'] as const;
/** Shares are often rounded. */
const mostShares = 100.005;

/** What a request needs before it is submitted and its intake lacks, by field: the browser shows it, the server refuses it. */
export function lackingFacts(intake: DraftIntake): Record<string, Lack> {
  const country = intake.entityType === 'individual' ? 'nationality' : 'countryOfIncorporation';
  const lacks: Record<string, Lack> = {};
  for (const field of always) if (!intake[field]?.trim()) lacks[field] = 'required';
  if (!intake.countryOfIncorporation && !intake.nationality) lacks[country] = 'required';
  if (!intake.categories?.length) lacks.categories = 'choose';
  const shares = (intake.principals ?? []).reduce((sum, { ownershipPct = 0 }) => sum + ownershipPct, 0);
  if (shares > mostShares) lacks.principals = 'shares';
  return lacks;
}
