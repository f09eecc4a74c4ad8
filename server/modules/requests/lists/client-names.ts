import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/index.ts';
import { clientNameOf, clientNames } from '../../identity/index.ts';
import { isClientSide } from '../visible.ts';

/** The client's name as something to select or to sort by. */
export const clientNameColumn: SQL<string | null> = clientNameOf(sql`requests.client_id`);

/** Inside a transaction: names of clients by id; a tenant knows only its own. */
export async function namesOfClients(actor: Actor): Promise<Map<string, string>> {
  return isClientSide(actor) ? new Map([[actor.clientId ?? '', actor.clientName]]) : clientNames();
}
