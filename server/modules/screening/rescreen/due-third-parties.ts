import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import { db } from '../../../platform/index.ts';
import { requestTable, thirdPartyTable } from '../../requests/index.ts';
import type { ScreeningSubject } from '../records.ts';
import { latestFinishedRun } from '../run-queries.ts';
import { subjectsHash, subjectsOf } from '../subjects.ts';
import { matches } from '../tables.ts';
import { watchedParties } from './tables.ts';

/** Why a third party is compared again. `before` is the method that compared it last. */
export type Why = { kind: 'method'; before: string } | { kind: 'facts' } | { kind: 'expired' };
export type Due = {
  id: string;
  clientId: string;
  subjects: ScreeningSubject[];
  hash: string;
  /** Null where nothing that counts has changed: that is noted, and no more. */
  why: Why | null;
};

type Page = { after: string | null; limit: number; now: Date };

/** Inside a transaction of the system: monitored third parties whose last comparison may no longer tell all, by id. */
export async function dueThirdParties({ after, limit, now }: Page): Promise<Due[]> {
  const [party, request, watched] = [thirdPartyTable, requestTable, watchedParties];
  const expired = sql<boolean>`exists (
    select from ${matches} m where m.request_id = ${party.lastRequestId} and m.disposition = 'false_positive'
      and m.expires_at <= ${now.toISOString()}::timestamptz
      and m.expires_at > coalesce(${watched.watchedAt}, '-infinity'::timestamptz))`;
  const rows = await db()
    .select({
      id: party.id,
      clientId: party.clientId,
      request: request.id,
      intake: request.intake,
      method: watched.methodVersion,
      hash: watched.subjectsHash,
      expired,
    })
    .from(party)
    .innerJoin(request, eq(request.id, party.lastRequestId))
    .leftJoin(watched, eq(watched.thirdPartyId, party.id))
    .where(
      and(
        eq(party.monitored, true),
        isNull(party.mergedInto),
        after ? gt(party.id, after) : undefined,
        or(
          isNull(watched.thirdPartyId),
          ne(watched.methodVersion, NAME_METHOD_VERSION),
          gt(request.updatedAt, watched.watchedAt),
          expired,
        ),
      ),
    )
    .orderBy(asc(party.id))
    .limit(limit);
  const due: Due[] = [];
  for (const row of rows) due.push(await judged(row));
  return due;
}

type Row = {
  id: string;
  clientId: string;
  request: string;
  intake: DraftIntake;
  method: string | null;
  hash: string | null;
  expired: boolean;
};

/** Its newest request may have been screened meanwhile, by this method and with these facts. */
async function judged({ id, clientId, request, intake, method, hash, expired }: Row): Promise<Due> {
  const subjects = subjectsOf(intake);
  const now = subjectsHash(subjects);
  const run = await latestFinishedRun(request);
  const known = [
    ...(method === null ? [] : [{ method, hash }]),
    ...(run ? [{ method: run.methodVersion, hash: run.intakeHash }] : []),
  ];
  const same = known.filter((one) => one.hash === now);
  const why = reasonFor(
    same.map((one) => one.method),
    expired,
  );
  return { id, clientId, subjects, hash: now, why };
}

/** By which methods these facts were compared before tells why they are compared again, if they are. */
function reasonFor(methods: readonly string[], expired: boolean): Why | null {
  if (methods.includes(NAME_METHOD_VERSION)) return expired ? { kind: 'expired' } : null;
  const [before] = methods;
  return before === undefined ? { kind: 'facts' } : { kind: 'method', before };
}

/** Inside a transaction of the system: it was compared by this method now. */
export async function noteWatched({ id, clientId, hash }: Due, now: Date) {
  const row = { methodVersion: NAME_METHOD_VERSION, subjectsHash: hash, watchedAt: now };
  await db()
    .insert(watchedParties)
    .values({ thirdPartyId: id, clientId, ...row })
    .onConflictDoUpdate({ target: watchedParties.thirdPartyId, set: row });
}
