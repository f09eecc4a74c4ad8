import type { RawDatabase } from '../../../server/platform/db/raw.ts';
import { fillCases } from './fill-cases.ts';
import { afterEvents, beforeEvents, eventsOfClient } from './fill-events.ts';
import { fillLists } from './fill-lists.ts';
import { fillMonitoring } from './fill-monitoring.ts';
import { fillPeople } from './fill-people.ts';
import { fillRequests } from './fill-requests.ts';
import { fillScreenings } from './fill-screenings.ts';
import type { Volume } from './volumes.ts';

/** What three years leave: valid rows of every kind, in the proportions of `volumes.ts`. Nothing of it is due. */
export async function fill(raw: RawDatabase, volume: Volume): Promise<void> {
  const { clients, events } = volume;
  for (const statement of [
    ...fillRequests(volume),
    ...fillLists(volume.requests),
    ...fillScreenings,
    ...fillCases,
    ...fillPeople,
    ...fillMonitoring,
    ...beforeEvents,
  ])
    await raw.executeSql(statement);
  for (let client = 0; client < clients; client += 1) {
    for (const statement of eventsOfClient(client, events / clients)) await raw.executeSql(statement);
    await raw.executeSql('checkpoint').catch(() => {
      // On PostgreSQL an ordinary owner may not, and need not.
    });
  }
  for (const statement of [...afterEvents, 'vacuum analyze']) await raw.executeSql(statement);
}
