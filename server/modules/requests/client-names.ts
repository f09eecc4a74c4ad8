import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import { clientNames } from '../identity/index.ts';
import { requests } from './tables.ts';
import { isClientSide } from './visible.ts';

/** The client's name as something to sort by. Only the firm may read the table behind it. */
export const clientNameColumn: SQL<string> = sql`(select name from clients where clients.id = ${requests.clientId})`;

/** Inside a transaction: names of clients by id; a tenant knows only its own. */
export async function namesOfClients(actor: Actor): Promise<Map<string, string>> {
  return isClientSide(actor) ? new Map([[actor.clientId ?? '', actor.clientName]]) : clientNames();
}
