import { birthEvidence } from './birth-evidence.ts';
import type { ClusterEntry } from './cluster-entry.ts';
import { identifierEvidence } from './identifier-evidence.ts';
import { type LinkReason, linkReason } from './link-reason.ts';
import { type NameAgreement, nameEvidence } from './name-evidence.ts';
import { POINTS } from './points.ts';

/** Two entries with what speaks for and against their being one party. */
export type Comparison = { points: number; reasons: LinkReason[]; isLink: boolean };

/**
 * Weighs what two entries say of whom they are about: the sum of evidence for and against, as in the linkage of records
 * by Fellegi and Sunter (1969). `names` are their closest names, which an index finds more quickly.
 */
export function compareEntries(
  ours: ClusterEntry,
  theirs: ClusterEntry,
  names: NameAgreement | undefined,
): Comparison {
  const reasons = [
    ...typeEvidence(ours, theirs),
    ...identifierEvidence(ours, theirs),
    ...nameEvidence(ours, theirs, names),
    ...birthEvidence(ours, theirs),
    ...countryEvidence(ours, theirs),
    ...genderEvidence(ours, theirs),
    ...listEvidence(ours, theirs),
  ];
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return { points, reasons, isLink: points >= POINTS.link };
}

function typeEvidence(a: ClusterEntry, b: ClusterEntry): LinkReason[] {
  if (a.type === b.type || a.type === 'unknown' || b.type === 'unknown') return [];
  return [linkReason('type.different', POINTS.differentType, { ours: a.type, theirs: b.type })];
}

function countryEvidence(a: ClusterEntry, b: ClusterEntry): LinkReason[] {
  if (a.countries.length === 0 || b.countries.length === 0) return [];
  const country = a.countries.find((code) => b.countries.includes(code));
  if (country) return [linkReason('country.same', POINTS.sameCountry, { country })];
  const [ours, theirs] = [a.countries.join(', '), b.countries.join(', ')];
  return [linkReason('country.different', POINTS.differentCountry, { ours, theirs })];
}

function genderEvidence(a: ClusterEntry, b: ClusterEntry): LinkReason[] {
  if (!a.gender || !b.gender || a.gender === b.gender) return [];
  return [linkReason('gender.different', POINTS.differentGender, { ours: a.gender, theirs: b.gender })];
}

function listEvidence(a: ClusterEntry, b: ClusterEntry): LinkReason[] {
  return a.list === b.list ? [linkReason('list.same', POINTS.sameList, { list: a.list })] : [];
}
