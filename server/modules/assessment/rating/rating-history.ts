import type { AnswerOf } from '../../../../contract/index.ts';
import { canonicalJson, type Json } from '../../../../engine/audit-chain/index.ts';
import { findPeople } from '../../identity/index.ts';
import { ratingsOf } from './rating-queries.ts';
import { computeRating } from './stored-rating.ts';

type History = NonNullable<AnswerOf<'GET /reports/v1.0/ratings'>['Data']['history']>;

/** Inside a transaction of the firm: every rating of a request with whether it replays from its inputs. */
export async function ratingHistory(requestId: string): Promise<History> {
  const rows = await ratingsOf(requestId);
  const people = await findPeople(rows.map((row) => row.computedBy));
  return rows.map((row) => {
    const again = computeRating(row.inputs, row.methodVersion);
    return {
      at: row.at.toISOString(),
      by: row.computedBy ? (people.get(row.computedBy)?.name ?? 'unknown') : 'system',
      score: row.score,
      overall: row.result.overall,
      methodVersion: row.methodVersion,
      replays: again !== null && text(again) === text(row.result),
    };
  });
}

const text = (value: unknown) => canonicalJson(value as Json);
