import { bandOf } from './bands.ts';
import type { Floor } from './floors.ts';
import { type CategoryRating, rate } from './rate.ts';
import type { Band, RatedMatch, RatingInput } from './rating-input.ts';
import type { FloorRule, RatingMethod } from './rating-method.ts';

/** The rating once every open match is confirmed, and once every one of them is cleared. */
type RatingOutlook = { ifConfirmed: Band; ifCleared: Band };

const isOpen = ({ disposition }: RatedMatch) => disposition === 'unspecified' || disposition === 'possible';

/** What deciding the open matches can make of the rating; null when every match is decided. */
export function outlookOf(input: RatingInput, method: RatingMethod): RatingOutlook | null {
  if (!input.matches.some(isOpen)) return null;
  const decided = (disposition: RatedMatch['disposition']) => {
    const matches = input.matches.map((match) => (isOpen(match) ? { ...match, disposition } : match));
    return rate({ ...input, matches }, method).overall;
  };
  return { ifConfirmed: decided('true_match'), ifCleared: decided('false_positive') };
}

/** What sets a rating: its score, the rule that raises it above the score, or the rating that stood before. */
type RatingBasis = 'score' | FloorRule | 'standing';

type Explained = { band: Band; overall: Band; floors: readonly { rule: string; band: Band }[] };

/** What the overall rating rests on; of several rules that reach it, the first of the method. */
export function basisOf({ band, overall, floors }: Explained): RatingBasis {
  if (band === overall) return 'score';
  return (floors.find((floor) => floor.band === overall)?.rule as Floor['rule'] | undefined) ?? 'standing';
}

/** What the rating of a category rests on: nothing found, the score of its findings, or a minimum rating. */
type CategoryBasis = 'nothing' | 'score' | 'floor';

export function categoryBasisOf(
  { band, scoreTenths }: Pick<CategoryRating, 'band' | 'scoreTenths'>,
  method: RatingMethod,
): CategoryBasis {
  if (bandOf(scoreTenths, method) !== band) return 'floor';
  return scoreTenths === 0 ? 'nothing' : 'score';
}
