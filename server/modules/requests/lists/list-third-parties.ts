import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getThirdParties, thirdPartyRow } from '../../../../contract/reports/requests.ts';
import { type Actor, db } from '../../../platform/index.ts';
import { namesOfClients } from '../client-names.ts';
import { requests, thirdParties } from '../tables.ts';
import { visibleTo } from '../visible.ts';

type Query = Omit<z.output<typeof getThirdParties.request>, 'C_TIMESTAMP'>;

const columns: Record<string, SQL> = {
  name: sql`lower(${thirdParties.name})`,
  rating: sql`array_position(array['low', 'medium', 'high'], ${thirdParties.rating})`,
  ratedAt: sql`${thirdParties.ratedAt}`,
  country: sql`${thirdParties.country}`,
};

/** Inside a transaction: the third parties of the requests that the caller may see, with their current rating. */
export async function listThirdParties(query: Query, actor: Actor) {
  const where = and(
    sql`exists (select 1 from ${requests} where ${ofThisParty(actor)})`,
    query.client ? eq(thirdParties.clientId, query.client) : undefined,
    query.rating?.length ? inArray(thirdParties.rating, query.rating) : undefined,
    query.search?.trim() ? matching(query.search.trim()) : undefined,
  );
  const sort = query.sort ?? 'name';
  const column = columns[sort.replace(/^-/, '')] ?? sql`${thirdParties.name}`;
  const pageSize = query.pageSize ?? 20;
  const rows = await db()
    .select({ party: thirdParties, ...figures(actor) })
    .from(thirdParties)
    .where(where)
    .orderBy(sql`${sort.startsWith('-') ? desc(column) : asc(column)} nulls last`, asc(thirdParties.id))
    .limit(pageSize)
    .offset(((query.current ?? 1) - 1) * pageSize);
  const clients = await namesOfClients(actor);
  return { rows: rows.map((row) => present(row, clients)), total: await db().$count(thirdParties, where) };
}

const ofThisParty = (actor: Actor) =>
  and(eq(requests.thirdPartyId, thirdParties.id), visibleTo(actor)) as SQL;

const figures = (actor: Actor) => ({
  requests: sql<number>`(select count(*) from ${requests} where ${ofThisParty(actor)})`.mapWith(Number),
  lastRequestId: sql<string>`(select ${requests.id} from ${requests} where ${ofThisParty(actor)} order by ${requests.createdAt} desc limit 1)`,
});

const matching = (search: string) =>
  sql`${thirdParties.name} ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`;

type Row = { party: typeof thirdParties.$inferSelect; requests: number; lastRequestId: string };

const present = (row: Row, clients: ReadonlyMap<string, string>): z.infer<typeof thirdPartyRow> => ({
  id: row.party.id,
  clientId: row.party.clientId,
  clientName: clients.get(row.party.clientId) ?? '',
  name: row.party.name,
  entityType: row.party.entityType,
  country: row.party.country,
  rating: row.party.rating,
  ratingScore: row.party.ratingScore,
  ratedAt: row.party.ratedAt?.toISOString() ?? null,
  requests: row.requests,
  lastRequestId: row.lastRequestId,
});
