import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { type Holding, type Ownership, ownership } from '../../../engine/ownership/index.ts';
import type { Working } from './records.ts';

const fold = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** The lines of the register of shareholders that the intake gives: the chart and the principals' own shares. */
export function holdingsOf(intake: DraftIntake): Holding[] {
  const subject = (intake.legalName ?? '').trim();
  const spelling = new Map([[fold(subject), subject]]);
  const spelled = (name: string) => {
    const known = spelling.get(fold(name));
    if (known !== undefined) return known;
    spelling.set(fold(name), name.trim());
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
  const listed = new Set(sanctioned.map(fold));
  const parties = holdings.flatMap(({ owner, owned }) => [owner, owned]);
  return ownership(
    (intake.legalName ?? '').trim(),
    holdings,
    [...new Set(parties)].filter((name) => listed.has(fold(name))),
  );
}

/** The owners as they leave the server; `layers` counts the steps of the shortest chain down to the third party. */
export function presentOwnership(
  intake: DraftIntake,
  found: Ownership,
  sanctioned: readonly string[],
): Working['ownership'] {
  const steps = stepsTo((intake.legalName ?? '').trim(), holdingsOf(intake));
  const listed = new Set(sanctioned.map(fold));
  return {
    sanctionedPct: found.sanctioned.aggregatePct,
    holders: found.owners.map((owner) => ({
      name: owner.name,
      effectivePct: owner.effectivePct,
      layers: steps.get(owner.name) ?? 1,
      flags: [
        ...(owner.ultimate ? ['ultimate owner'] : []),
        ...(owner.atLeast50 ? ['50 % or more'] : owner.atLeast25 ? ['25 % or more'] : []),
        ...(owner.atLeast10 && !owner.atLeast25 ? ['10 % or more'] : []),
        ...(listed.has(fold(owner.name)) ? ['sanctioned'] : []),
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
