import type { RawDatabase } from '../../../server/platform/db/raw.ts';
import { afterEvents, beforeEvents, eventsOfClient } from './fill-events.ts';
import { fillRequests } from './fill-requests.ts';

const clients = 20;

/** Requests and events as if of three years. */
export async function fill(raw: RawDatabase, amounts: { requests: number; events: number }): Promise<void> {
  for (const statement of [...fillRequests(amounts.requests), ...beforeEvents])
    await raw.executeSql(statement);
  for (let client = 0; client < clients; client += 1) {
    for (const statement of eventsOfClient(client, amounts.events / clients)) await raw.executeSql(statement);
    await raw.executeSql('checkpoint').catch(() => {
      // On PostgreSQL an ordinary owner may not, and need not.
    });
  }
  for (const statement of [...afterEvents, 'vacuum analyze']) await raw.executeSql(statement);
}
