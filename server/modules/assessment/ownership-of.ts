import { foldName } from '../../../contract/holdings.ts';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { topicOf } from '../../../engine/lists/index.ts';
import { type Holding, type Ownership, ownership } from '../../../engine/ownership/index.ts';
import { type MatchRecord, needsSecondPerson } from '../screening/index.ts';
import type { Working } from './records.ts';

const namesWith = (matches: readonly MatchRecord[], dispositions: readonly string[]): string[] =>
  matches
    .filter(({ entry }) => topicOf(entry.topics) === 'sanctions')
    .filter((match) => dispositions.includes(needsSecondPerson(match) ? 'unspecified' : match.disposition))
    .map(({ subject }) => subject.name);

/** Names that truly are on a sanctions list. */
export const sanctionedNames = (matches: readonly MatchRecord[]) => namesWith(matches, ['true_match']);

/** Names with a match on a sanctions list that nobody has settled. */
export const undecidedNames = (matches: readonly MatchRecord[]) =>
  namesWith(matches, ['unspecified', 'possible']);

/** The lines of the register of shareholders that the intake gives: the chart and the principals' own shares. */
export function holdingsOf(intake: DraftIntake): Holding[] {
  const subject = (intake.legalName ?? '').trim();
  const spelling = new Map([[foldName(subject), subject]]);
  const spelled = (name: string) => {
    const known = spelling.get(foldName(name));
    if (known !== undefined) return known;
    spelling.set(foldName(name), name.trim());
    return name.trim();
  };
  const edges = (intake.ownership ?? []).map(({ owner, owned, pct }) => ({
    owner: spelled(owner),
    owned: spelled(owned),
    pct,
  }));
  const direct = (intake.principals ?? []).flatMap(({ name, ownershipPct }) => {
    const owner = spelled(name);
    const charted = edges.some((edge) => edge.owner === owner && edge.owned === subject);
    return ownershipPct === undefined || charted ? [] : [{ owner, owned: subject, pct: ownershipPct }];
  });
  return [...edges, ...direct].filter(({ owner, owned }) => owner !== '' && owned !== '');
}

/** Effective ownership of the third party; `sanctioned` are names with a true match on a sanctions list. */
export function ownershipOf(intake: DraftIntake, sanctioned: readonly string[]): Ownership {
  const holdings = holdingsOf(intake);
  const listed = new Set(sanctioned.map(foldName));
  const parties = holdings.flatMap(({ owner, owned }) => [owner, owned]);
  return ownership(
    (intake.legalName ?? '').trim(),
    holdings,
    [...new Set(parties)].filter((name) => listed.has(foldName(name))),
  );
}

type ListedOwners = { sanctioned: readonly string[]; undecided: readonly string[]; undecidedPct: number };

/** Percent that would be held by sanctioned parties on top of `found`, if every open sanctions match were confirmed. */
export function undecidedShare(
  intake: DraftIntake,
  matches: readonly MatchRecord[],
  found: Ownership,
): number {
  const undecided = undecidedNames(matches);
  if (undecided.length === 0) return 0;
  const all = ownershipOf(intake, [...sanctionedNames(matches), ...undecided]);
  return Number((all.sanctioned.aggregatePct - found.sanctioned.aggregatePct).toFixed(4));
}

/** The owners as they leave the server; `layers` counts the steps of the shortest chain down to the third party. */
export function presentOwnership(
  intake: DraftIntake,
  found: Ownership,
  { sanctioned, undecided, undecidedPct }: ListedOwners,
): Working['ownership'] {
  const steps = stepsTo((intake.legalName ?? '').trim(), holdingsOf(intake));
  const listed = new Set(sanctioned.map(foldName));
  const open = new Set(undecided.map(foldName));
  return {
    sanctionedPct: found.sanctioned.aggregatePct,
    undecidedPct,
    holders: found.owners.map((owner) => ({
      name: owner.name,
      effectivePct: owner.effectivePct,
      layers: steps.get(owner.name) ?? 1,
      flags: [
        ...(owner.ultimate ? ['ultimate owner'] : []),
        ...(owner.atLeast50 ? ['50 % or more'] : owner.atLeast25 ? ['25 % or more'] : []),
        ...(owner.atLeast10 && !owner.atLeast25 ? ['10 % or more'] : []),
        ...(listed.has(foldName(owner.name))
          ? ['sanctioned']
          : open.has(foldName(owner.name))
            ? ['sanctions match undecided']
            : []),
      ],
    })),
  };
}

function stepsTo(subject: string, holdings: Holding[]): Map<string, number> {
  const steps = new Map([[subject, 0]]);
  let reached = [subject];
  for (let step = 1; reached.length > 0; step += 1) {
    const next = holdings
      .filter(({ owner, owned }) => reached.includes(owned) && !steps.has(owner))
      .map(({ owner }) => owner);
    for (const owner of next) steps.set(owner, step);
    reached = next;
  }
  return steps;
}
