import type { SubjectType } from '../types.ts';
import { hasLegalForm, soundsOrganised } from './organisation-tokens.ts';
import type { Token } from './tokens.ts';

/**
 * How a name is read once more, for entries whose names are read otherwise, as its type may have been told wrongly: a
 * person or vessel called Limited as an organisation, and what has no legal form as a person. `readings` are of the
 * type told.
 */
export function otherReading(
  type: SubjectType,
  readings: readonly { tokens: readonly Token[] }[],
): SubjectType | undefined {
  if (type === 'organisation' || type === 'unknown')
    return readings.some(({ tokens }) => hasLegalForm(tokens)) ? undefined : 'person';
  if (readings.some(({ tokens }) => soundsOrganised(tokens))) return 'organisation';
  return type === 'person' ? undefined : 'person';
}
