import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';

type Floors = Pick<Rating, 'floors'>;

const rank = (band: RatingBand) => RATINGS.indexOf(band);

/**
 * The highest floor that forbids a band. The machine's own standing rating binds the machine, not a person; every other
 * floor binds both.
 */
export const floorOver = (band: RatingBand, { floors }: Floors) =>
  floors
    .filter((floor) => floor.rule !== 'standing' && rank(band) > rank(floor.band))
    .sort((one, other) => rank(one.band) - rank(other.band))[0];

export const isBelowFloor = (band: RatingBand, rating: Floors) => floorOver(band, rating) !== undefined;

/** The bands a person may ask for in place of the one that counts. */
export const otherBands = (rating: Floors & Pick<Rating, 'counts'>) =>
  RATINGS.filter((band) => band !== rating.counts && !isBelowFloor(band, rating));
