import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { topicOf } from '../../../../engine/lists/index.ts';
import { db } from '../../../platform/index.ts';
import { requestTable as requests, thirdPartyTable as thirdParties } from '../../requests/index.ts';
import { matchTable as matches, runTable as runs } from '../../screening/index.ts';
import type { TrueMatch } from './ties-of.ts';

/** A third party by its newest request. */
export type Candidate = {
  id: string;
  name: string;
  requestId: string;
  intake: DraftIntake;
  isHigh: boolean;
};

/** What third parties tied to somebody may have in common with them, before names are compared. */
export type Wanted = {
  born: string[];
  schemes: string[];
  entries: { watchlistId: string; entryId: string }[];
};

/** Inside a transaction of the firm: third parties of a client that may share somebody; the ties themselves decide. */
export async function findTied(clientId: string, wanted: Wanted): Promise<Candidate[]> {
  const holds = (part: object) => sql`${requests.intake} @> ${JSON.stringify(part)}::jsonb`;
  const shared: SQL[] = [
    ...wanted.born.map((bornOn) => holds({ principals: [{ bornOn }] })),
    ...wanted.schemes.flatMap((scheme) => [
      holds({ principals: [{ identifier: { scheme } }] }),
      holds({ ownership: [{ ownerId: { scheme } }] }),
      holds({ registrationIds: [{ scheme }] }),
    ]),
  ];
  if (wanted.entries.length > 0) shared.push(inArray(requests.id, requestsWith(clientId, wanted.entries)));
  if (shared.length === 0) return [];
  const rows = await db()
    .select({ party: thirdParties, request: requests })
    .from(thirdParties)
    .innerJoin(requests, eq(requests.id, thirdParties.lastRequestId))
    .where(and(eq(thirdParties.clientId, clientId), isNull(thirdParties.mergedInto), or(...shared)));
  return rows.map(({ party, request }) => ({
    id: party.id,
    name: party.name,
    requestId: request.id,
    intake: request.intake,
    isHigh: party.rating === 'high' || request.rating === 'high',
  }));
}

const requestsWith = (clientId: string, entries: Wanted['entries']) =>
  db()
    .select({ id: matches.requestId })
    .from(matches)
    .where(
      and(
        eq(matches.clientId, clientId),
        eq(matches.disposition, 'true_match'),
        or(
          ...entries.map(({ watchlistId, entryId }) =>
            and(eq(matches.watchlistId, watchlistId), eq(matches.entryId, entryId)),
          ),
        ),
      ),
    );

/** Inside a transaction of the firm: the true matches of each request's newest finished run. */
export async function trueMatchesOf(requestIds: readonly string[]) {
  const found = new Map<string, (TrueMatch & { isSanctions: boolean })[]>();
  if (requestIds.length === 0) return found;
  const newest = sql`(select run.id from ${runs} run where run.request_id = ${matches.requestId}
    and run.status = 'done' order by run.seq desc limit 1)`;
  const rows = await db()
    .select()
    .from(matches)
    .where(
      and(
        inArray(matches.requestId, [...requestIds]),
        eq(matches.disposition, 'true_match'),
        eq(matches.runId, newest),
      ),
    );
  for (const row of rows) {
    const isSanctions = topicOf(row.entry.topics) === 'sanctions';
    found.set(row.requestId, [...(found.get(row.requestId) ?? []), { ...row, isSanctions }]);
  }
  return found;
}
