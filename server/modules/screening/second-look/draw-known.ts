import { and, asc, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Decision } from '../../../../contract/words.ts';
import { db } from '../../../platform/index.ts';
import { requestView } from '../../requests/index.ts';
import { matches } from '../tables.ts';
import { secondLooks } from './tables.ts';

const looked = (condition: SQL) =>
  sql`exists (select from ${secondLooks} look where look.match_id = ${matches.id} and ${condition})`;

/** Two people said the same of it, or a third one settled it, and the report it stands in was released. */
const isKnown = and(
  eq(requestView.status, 'released'),
  eq(matches.carriedOver, false),
  isNotNull(matches.disposedBy),
  not(
    looked(sql`look.kind = 'sample' and (
    look.status = 'disagreed' or (look.status = 'settled' and look.settled <> ${matches.disposition}))`),
  ),
  or(
    sql`${matches.disposition} = 'false_positive' and ${matches.confirmedBy} <> ${matches.disposedBy}`,
    looked(sql`look.kind = 'sample' and (
      (look.status = 'agreed' and look.second = ${matches.disposition})
      or (look.status = 'settled' and look.settled = ${matches.disposition}))`),
  ),
);

/** Inside a transaction of the firm: how many matches there are whose answer is known. */
export async function countKnown(): Promise<number> {
  const [found] = await db()
    .select({ count: sql<number>`count(*)::int` })
    .from(matches)
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(isKnown);
  return found?.count ?? 0;
}

/** Inside the transaction that draws a look: puts a question whose answer is known beside it, the least asked first. */
export async function drawKnown(now: Date) {
  const asked = sql`(
    select count(*) from ${secondLooks} look where look.match_id = ${matches.id} and look.kind = 'known')`;
  const [known] = await db()
    .select({ match: matches })
    .from(matches)
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(and(isKnown, sql`not ${looked(sql`look.status = 'open'`)}`))
    .orderBy(asc(asked), sql`random()`)
    .limit(1);
  if (!known?.match.disposedBy) return;
  const { id: matchId, clientId, requestId, disposition, disposedBy, disposedAt } = known.match;
  await db()
    .insert(secondLooks)
    .values({
      ...{ matchId, clientId, requestId },
      kind: 'known',
      status: 'open',
      drawnAt: now,
      firstBy: disposedBy,
      first: disposition as Decision,
      firstReason: known.match.reasonCode,
      firstComment: known.match.comment,
      firstAt: disposedAt ?? now,
    })
    .onConflictDoNothing();
}
