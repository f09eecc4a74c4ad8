import { outlookOf, type RatingMethod } from '../../../../engine/rating/index.ts';
import { type RequestRecord, setRating } from '../../requests/index.ts';
import type { RatingRecord } from '../records.ts';
import { countingBand, countingBasis } from './overrides/judge-override.ts';
import { openOverrides } from './overrides/override-queries.ts';

/** Inside a transaction: puts what counts now beside the request, for the lists; provisional while an override waits. */
export async function showRating(
  request: RequestRecord,
  { inputs, result }: Pick<RatingRecord, 'inputs' | 'result'>,
  method: RatingMethod,
) {
  const { approved, waiting } = await openOverrides(request);
  await setRating(request.id, {
    rating: countingBand(result, approved),
    score: result.score,
    ratingBasis: countingBasis(result, approved),
    provisional: result.provisional || waiting !== null,
    outlook: approved ? null : outlookOf(inputs.input, method),
    overrideUntil: approved?.expiresOn ?? null,
  });
}
