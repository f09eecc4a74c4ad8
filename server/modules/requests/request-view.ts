import { and, getTableColumns, inArray, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { GIVEN_UP_STATUSES } from '../../../contract/request-statuses.ts';
import type { RequestRecord } from './record.ts';
import { requests } from './tables.ts';

export type RequestView = Omit<
  RequestRecord,
  'sealedIntake' | 'consent' | 'idempotencyKey' | 'idempotencyDigest'
>;

const {
  sealedIntake: _intake,
  consent: _consent,
  idempotencyKey: _key,
  idempotencyDigest: _digest,
  ...columns
} = getTableColumns(requests);

/**
 * Requests as modules above read them: to filter, sort, page and join in the database, never to write. It bears the name
 * of the table, so that the conditions of this module hold for it too.
 */
export const requestView = new QueryBuilder().select(columns).from(requests).as('requests');

/** A condition: the request was given up after it was reopened, so that its sealed report is still its last one. */
export const isGivenUpWithReport = and(
  inArray(requestView.status, GIVEN_UP_STATUSES),
  isNotNull(requestView.sealedRating),
);

const { status, rating, ratingScore, ratingBasis, sealedStanding } = requestView;
const standing = (part: 'rating' | 'score' | 'basis') => sql`${sealedStanding} ->> ${sql.raw(`'${part}'`)}`;
const counting = (current: SQLWrapper, beside: SQL, sealed: SQLWrapper) =>
  sql`case when ${status} = 'released' then ${current} else coalesce(${beside}, ${sealed}) end`;

/** What counts of the last sealed report. Of one that was reopened, or given up then, it stands beside the request. */
export const countingRating = {
  rating: counting(rating, standing('rating'), requestView.sealedRating),
  score: counting(ratingScore, sql`(${standing('score')})::numeric`, requestView.sealedScore),
  basis: counting(ratingBasis, standing('basis'), requestView.sealedBasis),
};
