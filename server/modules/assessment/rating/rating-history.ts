import type { AnswerOf } from '../../../../contract/index.ts';
import type { RatingOverride } from '../../../../contract/ratings/ratings.ts';
import { findPeople } from '../../identity/index.ts';
import { methodsNamed } from './method/methods.ts';
import { overridesOf } from './overrides/override-queries.ts';
import { presentOverrides } from './present-rating.ts';
import { ratingsOf } from './rating-queries.ts';
import { replays } from './stored-rating.ts';

type History = NonNullable<AnswerOf<'GET /reports/v1.0/ratings'>['Data']['history']>;

/** Inside a transaction of the firm: every rating of a request with whether it replays from its inputs. */
export async function ratingHistory(requestId: string): Promise<History> {
  const rows = await ratingsOf(requestId);
  const people = await findPeople(rows.map((row) => row.computedBy));
  const methods = await methodsNamed(rows.map((row) => row.methodVersion));
  return rows.map((row) => {
    const method = methods.get(row.methodVersion);
    return {
      at: row.at.toISOString(),
      by: row.computedBy ? (people.get(row.computedBy)?.name ?? 'unknown') : 'system',
      score: row.score,
      overall: row.result.overall,
      methodVersion: row.methodVersion,
      replays: method !== undefined && isReplayed(row, method),
    };
  });
}

/** What a newer server rated by facts that this one cannot read does not replay here. */
function isReplayed(...given: Parameters<typeof replays>): boolean {
  try {
    return replays(...given);
  } catch {
    return false;
  }
}

/** Inside a transaction of the firm: what people put in place of the computed ratings of a request. */
export async function overrideHistory(requestId: string): Promise<RatingOverride[]> {
  const shown = await presentOverrides(await overridesOf(requestId));
  return shown.filter((one) => one !== null);
}
