import { identifierKey, sameIdentifier } from '../names/index.ts';
import type { ClusterEntry } from './cluster-entry.ts';
import { type LinkReason, linkReason } from './link-reason.ts';
import { POINTS } from './points.ts';

type Identifier = ClusterEntry['identifiers'][number];

/** Schemes by which a number is given to one thing in the world, and those by which a state gives it to one party. */
const worldwide = new Set(['imo', 'lei', 'wikidata', 'isin', 'aircraft_serial', 'swift']);
const personal = new Set(['passport', 'national_id', 'tax_id', 'vat', 'registration', 'duns', 'mmsi']);

/** Of these a party has one: two that differ speak against. Passports are renewed, and registers are many. */
const single = new Set(['imo', 'lei', 'wikidata', 'national_id']);

/** The best number that both have, else one of which a party has but one and they have two. */
export function identifierEvidence(ours: ClusterEntry, theirs: ClusterEntry): LinkReason[] {
  const shared = ours.identifiers
    .flatMap((mine) => theirs.identifiers.map((other) => ({ mine, other })))
    .filter(({ mine, other }) => sameIdentifier(mine, other))
    .map(({ mine, other }) => reasonFor(mine.scheme ? mine : { ...other, value: mine.value }))
    .sort((a, b) => b.points - a.points);
  if (shared[0]) return [shared[0]];
  for (const mine of ours.identifiers) {
    const scheme = schemeOf(mine);
    if (!single.has(scheme) || !identifierKey(mine.value)) continue;
    const other = theirs.identifiers.find((one) => schemeOf(one) === scheme && isOfOneCountry(mine, one));
    if (!other || !identifierKey(other.value)) continue;
    const points = worldwide.has(scheme) ? POINTS.differentWorldwideNumber : POINTS.differentPersonalNumber;
    return [linkReason('identifier.different', points, { scheme, ours: mine.value, theirs: other.value })];
  }
  return [];
}

function reasonFor({ scheme = '', value }: Identifier): LinkReason {
  const folded = scheme.toLowerCase();
  const points = worldwide.has(folded)
    ? POINTS.worldwideNumber
    : personal.has(folded)
      ? POINTS.personalNumber
      : POINTS.otherNumber;
  return linkReason('identifier.same', points, { scheme, value });
}

const schemeOf = ({ scheme = '' }: Identifier) => scheme.toLowerCase();

/** People of two states have a number of each. */
const isOfOneCountry = (one: Identifier, other: Identifier) =>
  worldwide.has(schemeOf(one)) || (one.country !== undefined && one.country === other.country);
