import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { topicOf } from '../../../../engine/lists/index.ts';
import type { Ownership } from '../../../../engine/ownership/index.ts';
import type { RatedFinding, RatedMatch, RatingInput } from '../../../../engine/rating/index.ts';
import { type MatchRecord, needsSecondPerson } from '../../screening/index.ts';
import type { FindingRecord } from '../records.ts';

type RatedFacts = {
  intake: DraftIntake;
  ownership: Ownership;
  undecidedPct: number;
  matches: MatchRecord[];
  findings: FindingRecord[];
  now: Date;
};

/** From this share on, somebody unknown could control the third party. */
const opaqueFrom = 25;
const year = 365.25 * 86_400_000;

/** Everything that the rating depends on, computed once and stored, so that it replays to the same figure. */
export function ratingInput({
  intake,
  ownership,
  undecidedPct,
  matches,
  findings,
  now,
}: RatedFacts): RatingInput {
  const owners = (intake.principals ?? []).filter(({ role }) =>
    ['beneficial_owner', 'shareholder'].includes(role),
  );
  const ownerCountries = [...new Set(owners.flatMap(({ nationality }) => nationality ?? []))].sort();
  const country = intake.countryOfIncorporation ?? intake.nationality;
  const counted = findings.filter((finding) => !isProposal(finding));
  const proposals = findings.length - counted.length;
  const began = intake.entityType === 'individual' ? intake.bornOn : intake.incorporatedOn;
  return {
    ...(country ? { countryOfIncorporation: country } : {}),
    countriesOfOperation: [...(intake.countriesOfOperation ?? [])].sort(),
    ownerCountries,
    ...(intake.industry ? { industry: intake.industry } : {}),
    ...(intake.relationshipType ? { relationshipType: intake.relationshipType } : {}),
    governmentFacing: facesGovernment(intake.governmentTouchpoints),
    ...ownershipFacts(intake, ownership, undecidedPct, [country, ...ownerCountries]),
    ...(intake.entityType === 'individual' ? { isPerson: true } : {}),
    ...(began ? { ageYears: yearsSince(began, now) } : {}),
    findings: counted.map((finding) => rated(finding, now)),
    ...(proposals > 0 ? { proposals } : {}),
    matches: matches.map(ratedMatch),
    conditions: [],
  };
}

/** The machine decides nothing: what it proposes counts once a person confirms it. */
const isProposal = ({ machine, status }: FindingRecord) => machine !== null && status === 'proposed';

/** "None" is an answer too. */
function facesGovernment(touchpoints: string | undefined): boolean {
  return !/^(|no|none|nil|n\/?a|not applicable|-)\.?$/i.test((touchpoints ?? '').trim());
}

function ownershipFacts(
  intake: DraftIntake,
  found: Ownership,
  undecidedPct: number,
  countries: (string | undefined)[],
) {
  const offshore = countries.some(isOffshore);
  if (intake.entityType === 'individual') return { ownership: { opaque: false, layers: 0, offshore } };
  if (found.owners.length === 0) return {};
  const opaque = found.undisclosedPct > opaqueFrom || found.problems.length > 0;
  const sanctionedPct = found.sanctioned.aggregatePct;
  return {
    ownership: {
      ...{ opaque, layers: found.layers, offshore },
      ...(sanctionedPct > 0 ? { sanctionedPct } : {}),
      ...(undecidedPct > 0 ? { undecidedPct } : {}),
    },
  };
}

function rated(finding: FindingRecord, now: Date): RatedFinding {
  return {
    id: finding.id,
    category: finding.category,
    ...(finding.matter ? { matter: finding.matter } : {}),
    severity: finding.severity,
    credibility: finding.credibility,
    stage: finding.stage,
    role: finding.role,
    status: finding.status,
    ...ageOf(finding, now),
  };
}

/** An event without a date counts by the day of its source, until somebody finds out when it was. */
function ageOf({ eventDate, source }: FindingRecord, now: Date): Pick<RatedFinding, 'yearsAgo' | 'undated'> {
  if (eventDate) return { yearsAgo: yearsSince(eventDate, now) };
  const day = source?.publishedOn ?? source?.accessedAt;
  return { undated: true, ...(day ? { yearsAgo: yearsSince(day, now) } : {}) };
}

/** A false positive that waits for its second person is not settled yet. */
function ratedMatch(match: MatchRecord): RatedMatch {
  const disposition = needsSecondPerson(match) ? 'unspecified' : match.disposition;
  return { disposition, topic: topicOf(match.entry.topics) };
}

/** Years with two decimals; a date known in part counts from its middle. */
function yearsSince(date: string, now: Date): number {
  const whole = `${date}${'-07-01'.slice(date.length === 4 ? 0 : 6)}`;
  const day = date.length === 7 ? `${date}-15` : whole;
  return Math.max(0, Math.round(((now.getTime() - Date.parse(day)) / year) * 100) / 100);
}

/** Places that the firm's method 1 treats as offshore: little or no tax and no public register of owners (firm's judgement, 2026). */
const centres = new Set(
  'AG AI AW BM BS BZ CK CW DM GD GG GI IM JE KM KN KY LC LI LR MC MH MU NR PA PW SC SM TC VC VG VU WS'.split(
    ' ',
  ),
);

const isOffshore = (country: string | undefined) => country !== undefined && centres.has(country);
