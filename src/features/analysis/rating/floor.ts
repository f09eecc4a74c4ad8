import { RATINGS, type RatingBand } from '../../../../contract/words.ts';
import type { Rating } from '../analysis.ts';

/** The machine's own standing rating binds the machine, not a person; every other floor binds both. */
export const isBelowFloor = (band: RatingBand, { floors }: Pick<Rating, 'floors'>) =>
  floors.some((floor) => floor.rule !== 'standing' && RATINGS.indexOf(band) > RATINGS.indexOf(floor.band));
