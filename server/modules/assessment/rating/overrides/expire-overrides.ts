import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { isEnded } from '../../../../../contract/request-statuses.ts';
import { basisOf, worstBand } from '../../../../../engine/rating/index.ts';
import { db, type Platform, type ScheduledRun } from '../../../../platform/index.ts';
import { lockRequest, type RequestRecord, setRating, setSealedStanding } from '../../../requests/index.ts';
import { endSealedOverride } from '../../../third-parties/index.ts';
import type { OverrideRecord } from '../../records.ts';
import { ratingOverrides } from '../../tables.ts';
import { methodOf } from '../present-rating.ts';
import { latestRating } from '../rating-queries.ts';
import { showRating } from '../show-rating.ts';
import { updateRating } from '../update-rating.ts';
import { notifyOverride, recordOverride } from './notify-override.ts';
import { setOverride } from './override-queries.ts';

/** Ends the overrides whose last day is over, one transaction each; answers how many. */
export async function expireOverrides({ database, clock }: Platform, run: ScheduledRun): Promise<number> {
  const ids = await database.tx({ kind: 'system' }, () =>
    db()
      .select({ id: ratingOverrides.id })
      .from(ratingOverrides)
      .where(
        and(
          inArray(ratingOverrides.state, ['approved', 'waiting']),
          lt(ratingOverrides.expiresOn, clock.calendar.today()),
        ),
      )
      .orderBy(asc(ratingOverrides.seq)),
  );
  return run.each(
    ids.map(({ id }) => id),
    (id) => database.tx({ kind: 'system' }, () => expire(clock, id)),
  );
}

async function expire(clock: Platform['clock'], id: string) {
  const [named] = await db().select().from(ratingOverrides).where(eq(ratingOverrides.id, id));
  const request = named && (await lockRequest(named.requestId));
  const [override] = await db()
    .select()
    .from(ratingOverrides)
    .where(eq(ratingOverrides.id, id))
    .for('update');
  if (!request || !override || !['approved', 'waiting'].includes(override.state)) return;
  const ended = await setOverride(override, 'expired', { closedAt: clock.now() });
  const counted = override.state === 'approved' && !isSuperseded(override, request);
  const overall = counted ? await fallBack(clock, request, override) : (request.rating ?? override.computed);
  if (!counted && isDrafted(override, request)) await showAgain(request);
  const event = {
    type: 'rating.override_expired',
    data: { override: id, band: ended.band, overall },
  } as const;
  const about = { clock, request, by: 'system' } as const;
  if (isSuperseded(override, request)) await recordOverride(about, ended, event);
  else await notifyOverride(about, ended, event);
}

const isDrafted = ({ reportVersion }: OverrideRecord, request: RequestRecord) =>
  reportVersion === request.reportVersion && !isEnded(request);

/** A report sealed since has a rating of its own, and a version that was given up has set none. */
function isSuperseded(override: OverrideRecord, request: RequestRecord) {
  const newestSealed = request.status === 'released' ? request.reportVersion : request.reportVersion - 1;
  return override.reportVersion !== newestSealed && !isDrafted(override, request);
}

/** While an override waited, the rating was provisional. */
async function showAgain(request: RequestRecord) {
  const latest = await latestRating(request.id, request.reportVersion);
  if (latest) await showRating(request, latest, await methodOf(latest));
}

/** Back to the computed rating; where that is lower, what stood stays until a person acts. */
async function fallBack(clock: Platform['clock'], request: RequestRecord, override: OverrideRecord) {
  if (isDrafted(override, request)) {
    const { result } = await updateRating(clock, request, 'system', { fallenFrom: override.band });
    return result.overall;
  }
  const sealed = await latestRating(request.id, override.reportVersion);
  const computed = {
    band: sealed?.result.overall ?? override.computed,
    basis: sealed ? basisOf(sealed.result) : ('standing' as const),
  };
  const counts =
    (await endSealedOverride(request, override.band, computed, clock)) ??
    worstBand(computed.band, override.band);
  const standing = { rating: counts, score: sealed?.score ?? 0, overrideUntil: null };
  const basis = counts === computed.band ? computed.basis : 'standing';
  if (isEnded(request))
    await setRating(request.id, { ...standing, ratingBasis: basis, provisional: false, outlook: null });
  if (request.status !== 'released') await setSealedStanding(request.id, { ...standing, basis });
  return counts;
}
