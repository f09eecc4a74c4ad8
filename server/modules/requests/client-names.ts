import { type SQL, sql } from 'drizzle-orm';
import { type Actor, db } from '../../platform/index.ts';
import { requests } from './tables.ts';
import { isClientSide } from './visible.ts';

/** The client's name as something to sort by. Only the firm may read the table behind it. */
export const clientNameColumn: SQL<string> = sql`(select name from clients where clients.id = ${requests.clientId})`;

/** Inside a transaction: names of clients by id; a tenant knows only its own. */
export async function clientNames(ids: readonly string[], actor: Actor): Promise<Map<string, string>> {
  if (isClientSide(actor)) return new Map([[actor.clientId ?? '', actor.clientName]]);
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const list = sql.join(
    wanted.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = await db().execute<{ id: string; name: string }>(
    sql`select id, name from clients where id in (${list})`,
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}
