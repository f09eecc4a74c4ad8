import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { ownershipOf } from '../ownership-of.ts';
import { publishedMethod } from './method/methods.ts';
import { ratingInput } from './rating-input.ts';
import { computeRating } from './stored-rating.ts';

/** Inside a transaction of the system: what the stated facts alone add up to, before any screening or finding. */
export async function startingScore(intake: DraftIntake, now: Date) {
  const ownership = ownershipOf(intake, []);
  const input = ratingInput({ intake, ownership, undecidedPct: 0, matches: [], findings: [], now });
  const { methodVersion, score, contributions } = computeRating(
    { input, standing: null, unfinished: true },
    await publishedMethod(),
  );
  return {
    ...{ methodVersion, score },
    contributions: contributions.filter(({ factor }) => factor !== 'findings'),
  };
}
