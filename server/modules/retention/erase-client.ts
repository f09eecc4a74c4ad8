import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { eraseClientName, findClient, peopleOfClient } from '../identity/index.ts';
import { eraseAccount } from '../people/index.ts';
import { removeRequest, requestsOfClient } from '../requests/index.ts';
import { assertNotHeld } from './holds.ts';
import type { RetentionPorts } from './ports.ts';
import { clientDepartures } from './tables.ts';

const identity = { kind: 'identity' } as const;
const atOnce = 50;
type Tools = Pick<Platform, 'database' | 'clock'>;

/** What was confirmed and not finished, because a server ended in between. */
export async function confirmedDepartures({ database }: Pick<Platform, 'database'>): Promise<string[]> {
  const rows = await database.tx(identity, () =>
    db()
      .select({ id: clientDepartures.clientId })
      .from(clientDepartures)
      .where(and(isNotNull(clientDepartures.confirmedAt), isNull(clientDepartures.erasedAt))),
  );
  return rows.map(({ id }) => id);
}

/**
 * A request and a person a transaction, the rest and the event in the last one. Broken off, it goes on where it ended.
 * The audit chain stays without the names in it, and so does the row of the client.
 */
export async function eraseClient(
  platform: Tools,
  ports: RetentionPorts,
  clientId: string,
  run: Pick<ScheduledRun, 'each'>,
): Promise<void> {
  const { database, clock } = platform;
  let requests = 0;
  for (;;) {
    const found = await database.tx(identity, () => requestsOfClient(clientId, atOnce));
    if (found.length === 0) break;
    const gone = await run.each(found, ({ id }) => database.tx(identity, () => removeRequest(id)));
    requests += gone;
    if (gone < found.length) throw new Error('requests of the client could not be removed');
  }
  const people = await database.tx(identity, () => peopleOfClient(clientId));
  for (const user of people)
    await database.tx(identity, async () => {
      await assertNotHeld(clientId, (await findClient(clientId))?.name ?? '');
      await eraseAccount(platform, ports.people, user, 'system');
    });
  await database.tx(identity, async () => {
    const { rows } = await db().execute<{ parts: Record<string, number> }>(
      sql`select remove_client_rows(${clientId}::uuid) as parts`,
    );
    const pseudonym = await eraseClientName(clientId);
    await db()
      .update(clientDepartures)
      .set({ erasedAt: clock.now() })
      .where(eq(clientDepartures.clientId, clientId));
    await record(clock, {
      type: 'client.erased',
      actor: 'system',
      clientId,
      object: { type: 'client', id: clientId, label: pseudonym },
      data: { requests, people: people.length, parts: rows[0]?.parts ?? {} },
    });
  });
  await ports.sweepFiles(run as ScheduledRun);
}
