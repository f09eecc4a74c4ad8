import type { Rating } from '../../../../contract/reports/ratings.ts';
import {
  type Band,
  type Rating as Computed,
  type RatingInput,
  type RatingMethod,
  rate,
} from '../../../../engine/rating/index.ts';

/** What is stored of a computed rating, and replayed. Points with one decimal. */
export type StoredRating = Pick<
  Rating,
  'methodVersion' | 'score' | 'band' | 'overall' | 'residual' | 'provisional' | 'contributions' | 'floors'
> & { categories: Omit<Rating['categories'][number], 'basis'>[] };

const points = (tenths: number) => tenths / 10;

/** Everything a rating was made of: the same inputs under the same method give the same result. */
export type RatingInputs = {
  input: RatingInput;
  /** What stood when the machine rated again: it raises and never lowers. Null when a person acted. */
  standing: Band | null;
  /** No screening has finished for what the request says now. */
  unfinished: boolean;
};

/** Computes a rating from stored inputs: the same inputs under the same method give the same result. */
export const computeRating = (inputs: RatingInputs, method: RatingMethod): StoredRating =>
  storedRating(rate(inputs.input, method), inputs);

function storedRating(computed: Computed, { standing, unfinished }: RatingInputs): StoredRating {
  const held = standing && order.indexOf(standing) > order.indexOf(computed.overall) ? standing : null;
  return {
    methodVersion: computed.version,
    score: points(computed.scoreTenths),
    band: computed.band,
    overall: held ?? computed.overall,
    residual: held && order.indexOf(held) > order.indexOf(computed.residual) ? held : computed.residual,
    provisional: computed.provisional || unfinished,
    contributions: computed.contributions.map((part) => ({
      factor: part.factor,
      label: part.label,
      weight: part.weight,
      raw: points(part.rawTenths),
      contribution: points(part.contributionTenths),
      because: part.because,
    })),
    floors: [
      ...computed.floors.map(({ rule, band, because }) => ({ rule, band, because })),
      ...(held
        ? [{ rule: 'standing', band: held, because: 'Only a person lowers a rating that stands.' }]
        : []),
    ],
    categories: computed.categories.map(({ category, band, scoreTenths }) => ({
      category,
      band,
      score: points(scoreTenths),
    })),
  };
}

const order: readonly Band[] = ['low', 'medium', 'high'];
