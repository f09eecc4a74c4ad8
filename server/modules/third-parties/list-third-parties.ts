import { and, asc, desc, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getThirdParties } from '../../../contract/third-parties/third-parties.ts';
import { containing } from '../../platform/db/containing.ts';
import { type Actor, asDay, db } from '../../platform/index.ts';
import { namesOfClients, requestView as requests, searched } from '../requests/index.ts';
import { isDue } from './due.ts';
import { figuresOf, hasOpenAlerts, itsRequests, thirdPartyVisibleTo } from './find-third-party.ts';
import { presentRow } from './present.ts';
import { thirdParties } from './tables.ts';

type ThirdPartiesQuery = Omit<z.output<typeof getThirdParties.request>, 'C_TIMESTAMP'>;

const columns: Record<string, SQL> = {
  name: sql`lower(${thirdParties.name})`,
  rating: sql`array_position(array['low', 'medium', 'high'], ${thirdParties.rating})`,
  ratedAt: sql`${thirdParties.ratedAt}`,
  country: sql`${thirdParties.country}`,
  nextReviewOn: sql`${thirdParties.nextReviewOn}`,
  relationship: sql`${thirdParties.relationship}`,
};

/** Inside a transaction: the third parties of the requests that the caller may see. */
export async function listThirdParties(query: ThirdPartiesQuery, actor: Actor, today: string) {
  const where = and(filters(query, actor, today), await matching(query.search, actor));
  const sort = query.sort ?? 'name';
  const column = columns[sort.replace(/^-/, '')] ?? sql`${thirdParties.name}`;
  const pageSize = query.pageSize ?? 20;
  const rows = await db()
    .select({ party: thirdParties, ...figuresOf(actor) })
    .from(thirdParties)
    .where(where)
    .orderBy(sql`${sort.startsWith('-') ? desc(column) : asc(column)} nulls last`, asc(thirdParties.id))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  const clients = await namesOfClients(actor);
  return {
    rows: rows.map((row) => presentRow(row, clients, today)),
    total: await db().$count(thirdParties, where),
  };
}

function filters(query: ThirdPartiesQuery, actor: Actor, today: string) {
  const flag = (wanted: boolean | undefined, holds: SQL | undefined) =>
    wanted === undefined || !holds ? undefined : wanted ? holds : not(holds);
  return and(
    thirdPartyVisibleTo(actor),
    query.client ? eq(thirdParties.clientId, query.client) : undefined,
    query.rating?.length ? inArray(thirdParties.rating, query.rating) : undefined,
    query.relationship?.length ? inArray(thirdParties.relationship, query.relationship) : undefined,
    flag(query.monitored, eq(thirdParties.monitored, true)),
    flag(query.reviewDue, sql`coalesce(${thirdParties.nextReviewOn} <= ${asDay(today)}, false)`),
    flag(query.withAlerts, hasOpenAlerts),
    query.due ? isDue(query.due, actor, today) : undefined,
  );
}

/** By its own name, or by what its requests are found by: other names, identifiers, numbers, comments. */
async function matching(search: string | undefined, actor: Actor) {
  const found = await searched(search, actor);
  if (!found || !search) return undefined;
  const name = ilike(thirdParties.name, containing(search.trim()));
  return or(name, sql`exists (select 1 from ${requests} where ${and(itsRequests(actor), found)})`);
}
