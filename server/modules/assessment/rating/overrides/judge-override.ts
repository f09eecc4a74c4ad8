import { OverrideLimits } from '../../../../../contract/limits.ts';
import type { RatingBasis } from '../../../../../contract/rating-basis.ts';
import type { RatingBand } from '../../../../../contract/words.ts';
import { basisOf, worstBand } from '../../../../../engine/rating/index.ts';
import { addDays, invalidField, problem } from '../../../../platform/index.ts';
import type { OverrideRecord } from '../../records.ts';
import type { StoredRating } from '../stored-rating.ts';

/** The lowest band that rules allow; the machine's own standing rating binds the machine, not a person. */
const floorOf = ({ floors }: StoredRating): RatingBand =>
  worstBand(...floors.filter(({ rule }) => rule !== 'standing').map(({ band }) => band));

const isWorse = (a: RatingBand, b: RatingBand) => a !== b && worstBand(a, b) === a;

/** The computed rating rose above the one the override was asked against, or a floor above the override itself. */
export const isOvertaken = (
  { band, computed }: Pick<OverrideRecord, 'band' | 'computed'>,
  now: StoredRating,
) => isWorse(floorOf(now), band) || (isWorse(now.overall, computed) && isWorse(now.overall, band));

/** What counts: the approved override, else the computed rating. */
export const countingBand = (computed: StoredRating, approved: OverrideRecord | null): RatingBand =>
  approved?.band ?? computed.overall;

/** What sets the rating that counts: the approved override, else what the computed rating rests on. */
export const countingBasis = (computed: StoredRating, approved: OverrideRecord | null): RatingBasis =>
  approved ? 'override' : basisOf(computed);

export function assertAboveFloor(band: RatingBand, computed: StoredRating) {
  const floor = floorOf(computed);
  if (worstBand(band, floor) === band) return;
  const because = computed.floors.find((one) => one.band === floor)?.because ?? '';
  throw problem('request.not_possible', `The rating cannot be lower than ${floor}. ${because}`);
}

/** The last day, the usual one unless told; from tomorrow on, and not for ever. */
export function lastDay(wanted: string | undefined, today: string): string {
  const on = (days: number) => addDays(today, days);
  const chosen = wanted ?? on(OverrideLimits.usual);
  if (chosen > today && chosen <= on(OverrideLimits.days)) return chosen;
  throw invalidField('expiresOn', `Choose a day from ${on(1)} to ${on(OverrideLimits.days)}.`);
}
