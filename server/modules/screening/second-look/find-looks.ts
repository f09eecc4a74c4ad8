import { and, asc, eq, or, sql } from 'drizzle-orm';
import { type Actor, db } from '../../../platform/index.ts';
import { hasTakenPartIn } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { hasConflict, type RequestRecord, requestView, visibleRequestIds } from '../../requests/index.ts';
import type { MatchRecord } from '../runs/find-runs.ts';
import { matches } from '../tables.ts';
import { type Look, secondLooks } from './tables.ts';

export type Shown = { look: Look; match: MatchRecord };
type Found = Shown & { request: Pick<RequestRecord, 'clientId' | 'intake'> };

/**
 * A condition: nothing that this person ever had in hands says how the match was decided. Not theirs, nor ever given to
 * them; and neither they nor a request they may read now decided on the same name and entry for this client.
 */
function isBlindTo(actor: Actor) {
  const me = actor.userId;
  const visible = visibleRequestIds(actor);
  // As an array where it is asked of each match: the price of a subquery would hide which index leads to few of them.
  return and(
    sql`not ${hasTakenPartIn(sql`${secondLooks.requestId}`, me)}`,
    sql`${secondLooks.requestId} not in ${visible}`,
    sql`not exists (
      select from ${secondLooks} other
      where other.match_id = ${secondLooks.matchId}
        and ${me} in (other.first_by, other.second_by, other.settled_by))`,
    sql`not exists (
      select from ${matches} same
      where same.client_id = ${matches.clientId}
        and same.watchlist_id = ${matches.watchlistId} and same.entry_id = ${matches.entryId}
        and same.subject_fingerprint = ${matches.subjectFingerprint}
        and (same.disposed_by = ${me} or same.confirmed_by = ${me} or same.request_id = any(array${visible})))`,
  );
}

/** Inside a transaction of the firm: what a drafter may look at blindly, the oldest first; of one look, if told. */
export async function looksFor(actor: Actor, id?: string): Promise<Shown[]> {
  if (actor.role !== 'drafter') return [];
  const open = id ? eq(secondLooks.id, id) : eq(secondLooks.status, 'open');
  const found: Found[] = await db()
    .select({
      look: secondLooks,
      match: matches,
      request: { clientId: requestView.clientId, intake: requestView.intake },
    })
    .from(secondLooks)
    .innerJoin(matches, eq(matches.id, secondLooks.matchId))
    .innerJoin(requestView, eq(requestView.id, secondLooks.requestId))
    .where(and(open, isBlindTo(actor)))
    .orderBy(asc(secondLooks.drawnAt), asc(secondLooks.id));
  const person = (await findPeople([actor.userId])).get(actor.userId);
  return found.filter(({ request }) => person && !hasConflict(person, request));
}

/** Inside a transaction of the firm: two answers that differ, which nobody settled yet, the oldest first. */
export function disagreements(): Promise<
  (Shown & { request: Pick<RequestRecord, 'id' | 'clientId' | 'number'> })[]
> {
  return db()
    .select({
      look: secondLooks,
      match: matches,
      request: { id: requestView.id, clientId: requestView.clientId, number: requestView.number },
    })
    .from(secondLooks)
    .innerJoin(matches, eq(matches.id, secondLooks.matchId))
    .innerJoin(requestView, eq(requestView.id, secondLooks.requestId))
    .where(and(eq(secondLooks.kind, 'sample'), eq(secondLooks.status, 'disagreed')))
    .orderBy(asc(secondLooks.secondAt), asc(secondLooks.id));
}

/** Inside a transaction of the firm: the disagreements of one request, settled or not, with the match each is about. */
export function disagreementsOf(requestId: string): Promise<Shown[]> {
  return db()
    .select({ look: secondLooks, match: matches })
    .from(secondLooks)
    .innerJoin(matches, eq(matches.id, secondLooks.matchId))
    .where(
      and(
        eq(secondLooks.requestId, requestId),
        eq(secondLooks.kind, 'sample'),
        or(eq(secondLooks.status, 'disagreed'), eq(secondLooks.status, 'settled')),
      ),
    )
    .orderBy(asc(secondLooks.secondAt), asc(secondLooks.id));
}
