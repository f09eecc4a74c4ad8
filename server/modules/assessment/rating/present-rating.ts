import type { Rating, RatingOverride } from '../../../../contract/ratings/ratings.ts';
import { categoryBasisOf, methodInForce, outlookOf } from '../../../../engine/rating/index.ts';
import { findPeople, type Person } from '../../identity/index.ts';
import type { RequestRecord } from '../../requests/index.ts';
import type { OverrideRecord, RatingRecord } from '../records.ts';
import { methodsNamed } from './method/methods.ts';
import { countingBand, countingBasis } from './overrides/judge-override.ts';
import { openOverrides } from './overrides/override-queries.ts';

/** Inside a transaction: a rating as it leaves the server, to the firm only. */
export async function presentRating(
  row: RatingRecord,
  request: Pick<RequestRecord, 'id' | 'reportVersion' | 'categories'>,
): Promise<Rating> {
  const { approved, waiting } = await openOverrides(request);
  const [override = null, asked = null] = await presentOverrides([approved, waiting]);
  const method = await methodOf(row);
  return {
    ...row.result,
    categories: row.result.categories.map((one) => ({
      ...one,
      basis: categoryBasisOf({ band: one.band, scoreTenths: Math.round(one.score * 10) }, method),
      ...(request.categories.length > 0 ? { inScope: request.categories.includes(one.category) } : {}),
    })),
    provisional: row.result.provisional || waiting !== null,
    outlook: approved ? null : outlookOf(row.inputs.input, method),
    counts: countingBand(row.result, approved),
    basis: countingBasis(row.result, approved),
    override,
    asked,
    proposal: row.proposal ?? null,
    computedAt: row.at.toISOString(),
  };
}

/** Inside a transaction of the firm or the system: the method that a rating was computed by. */
export const methodOf = async ({ methodVersion }: Pick<RatingRecord, 'methodVersion'>) =>
  (await methodsNamed([methodVersion])).get(methodVersion) ?? methodInForce;

/** Inside a transaction: in the order given, null where there is none. */
export async function presentOverrides(
  rows: readonly (OverrideRecord | null)[],
): Promise<(RatingOverride | null)[]> {
  const people = await findPeople(rows.flatMap((row) => [row?.askedBy, row?.approvedBy]));
  return rows.map((row) => row && present(row, people));
}

const present = (row: OverrideRecord, people: ReadonlyMap<string, Person>): RatingOverride => ({
  id: row.id,
  state: row.state,
  band: row.band,
  computed: row.computed,
  reason: row.reason,
  expiresOn: row.expiresOn,
  by: people.get(row.askedBy)?.name ?? '',
  byId: row.askedBy,
  at: row.askedAt.toISOString(),
  approvedBy: row.approvedBy && (people.get(row.approvedBy)?.name ?? ''),
  approvedAt: row.approvedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedReason: row.closedReason,
});
