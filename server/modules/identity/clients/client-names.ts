import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { clients } from '../tables.ts';

/** Inside tx(). Names of the clients its scope may see, by id. */
export async function clientNames(): Promise<Map<string, string>> {
  const rows = await db().select({ id: clients.id, name: clients.name }).from(clients);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The name of the client with this id, as something to select or to sort by. */
export const clientNameOf = (id: SQLWrapper): SQL<string | null> =>
  sql`(select clients.name from clients where clients.id = ${id})`;
