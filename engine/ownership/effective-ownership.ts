import { closedCircles, layersAbove } from './circles.ts';
import { compare, type Fraction, fraction, one, percentText, subtract, zero } from './fraction.ts';
import { above, buildGraph, type Holding, ownersOf, scaleToWhole, withoutOwnersOf } from './holdings.ts';
import { reachOwners } from './reach-owners.ts';
import { type SanctionedOwnership, sanctionedOwnership } from './sanctioned-ownership.ts';

/** An owner at any level. Percentages are rounded to four decimals for display; the flags are exact. */
type EffectiveOwner = {
  name: string;
  effectivePct: number;
  directPct: number;
  /** Nobody is known to own it: a person, or where disclosure ends. */
  ultimate: boolean;
  atLeast10: boolean;
  atLeast25: boolean;
  atLeast50: boolean;
};

type OwnershipProblem = { party: string; problem: 'over_100' | 'closed_circle'; text: string };

/** Who owns the subject in the end. `undisclosedPct` is what no known ultimate owner holds. */
export type Ownership = {
  owners: EffectiveOwner[];
  layers: number;
  undisclosedPct: number;
  sanctioned: SanctionedOwnership;
  problems: OwnershipProblem[];
};

function reaches(share: Fraction, percent: bigint): boolean {
  return compare(share, fraction(percent, 100n)) >= 0;
}

function shown(share: Fraction): number {
  return Number(percentText(share, 4));
}

/**
 * Effective ownership of the subject through layers and circles, exact (rational numbers), largest first.
 * The flags at 10 % and 25 % are the usual thresholds of beneficial ownership (India, Companies (Significant
 * Beneficial Owners) Rules 2018: 10 %; EU directive 2015/849: 25 %), 50 % is control and the sanctions rule.
 * Registers that do not add up are computed as far as they can be and reported in `problems`.
 * @throws RangeError for a percentage that is none
 */
export function ownership(
  subject: string,
  holdings: readonly Holding[],
  sanctionedParties: readonly string[] = [],
): Ownership {
  const name = subject.trim();
  const full = buildGraph(holdings);
  const over = scaleToWhole(full);
  const closed = closedCircles(full);
  const graph = withoutOwnersOf(full, closed);

  const owners = [...above(graph, name)]
    .filter((owner) => owner !== name)
    .map((owner): [string, Fraction] => {
      const ends = reachOwners(withoutOwnersOf(graph, new Set([owner])), name);
      return [owner, ends.get(owner) ?? zero];
    })
    .sort(([a, x], [b, y]) => compare(y, x) || (a < b ? -1 : 1));
  const isUltimate = (owner: string) => ownersOf(graph, owner).size === 0;
  const disclosed = owners
    .filter(([owner]) => isUltimate(owner) && !closed.has(owner))
    .reduce((rest, [, share]) => subtract(rest, share), one);

  return {
    owners: owners.map(([owner, share]) => ({
      name: owner,
      effectivePct: shown(share),
      directPct: shown(ownersOf(graph, name).get(owner) ?? zero),
      ultimate: isUltimate(owner),
      atLeast10: reaches(share, 10n),
      atLeast25: reaches(share, 25n),
      atLeast50: reaches(share, 50n),
    })),
    layers: layersAbove(graph, name),
    undisclosedPct: shown(disclosed),
    sanctioned: sanctionedOwnership(graph, name, sanctionedParties),
    problems: [
      ...over.map(
        (party): OwnershipProblem => ({
          party,
          problem: 'over_100',
          text: `The owners of ${party} hold more than 100 % together; their shares were scaled down.`,
        }),
      ),
      ...[...closed].sort().map(
        (party): OwnershipProblem => ({
          party,
          problem: 'closed_circle',
          text: `${party} is owned in a circle that nobody outside owns any part of.`,
        }),
      ),
    ],
  };
}
