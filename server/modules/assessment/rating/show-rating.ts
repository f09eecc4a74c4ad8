import { type RequestRecord, setRating } from '../../requests/index.ts';
import { countingBand } from './overrides/judge-override.ts';
import { openOverrides } from './overrides/override-queries.ts';
import type { StoredRating } from './stored-rating.ts';

/** Inside a transaction: puts what counts now beside the request, for the lists; provisional while an override waits. */
export async function showRating(request: RequestRecord, computed: StoredRating) {
  const { approved, waiting } = await openOverrides(request);
  await setRating(request.id, {
    rating: countingBand(computed, approved),
    score: computed.score,
    provisional: computed.provisional || waiting !== null,
    overrideUntil: approved?.expiresOn ?? null,
  });
}
