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
    // Not asked of each match: there are few looks beside them.
    sql`(${matches.id}, ${matches.disposition}) in (
      select look.match_id, case look.status when 'agreed' then look.second else look.settled end
      from ${secondLooks} look where look.kind = 'sample' and look.status in ('agreed', 'settled'))`,
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

/** Inside the transaction that draws looks: puts so many questions whose answers are known beside them, the least asked first. */
export async function drawKnown(howMany: number, now: Date) {
  if (howMany === 0) return;
  const asked = sql`(
    select count(*) from ${secondLooks} look where look.match_id = ${matches.id} and look.kind = 'known')`;
  const known = await db()
    .select({ match: matches })
    .from(matches)
    .innerJoin(requestView, eq(requestView.id, matches.requestId))
    .where(and(isKnown, sql`not ${looked(sql`look.status = 'open'`)}`))
    .orderBy(asc(asked), sql`random()`)
    .limit(howMany);
  const rows = known.flatMap(({ match: { id, clientId, requestId, ...match } }) =>
    match.disposedBy
      ? [
          {
            ...{ matchId: id, clientId, requestId },
            kind: 'known' as const,
            status: 'open' as const,
            drawnAt: now,
            firstBy: match.disposedBy,
            first: match.disposition as Decision,
            firstReason: match.reasonCode,
            firstComment: match.comment,
            firstAt: match.disposedAt ?? now,
          },
        ]
      : [],
  );
  if (rows.length > 0) await db().insert(secondLooks).values(rows).onConflictDoNothing();
}
