import type { SubjectType } from '../names/index.ts';
import { LineError } from './json-line.ts';

const TYPES: Record<string, SubjectType> = {
  person: 'person',
  individual: 'person',
  organisation: 'organisation',
  organization: 'organisation',
  company: 'organisation',
  entity: 'unknown',
  unknown: 'unknown',
  vessel: 'vessel',
  aircraft: 'aircraft',
};

/** The type of a subject as data teams spell it; unknown when the field is missing. Throws LineError otherwise. */
export function subjectType(line: Record<string, unknown>): SubjectType {
  const value = line.type ?? 'unknown';
  const type = typeof value === 'string' ? TYPES[value.toLowerCase()] : undefined;
  if (!type) throw new LineError(`"type" must be one of ${Object.keys(TYPES).join(', ')}`);
  return type;
}
