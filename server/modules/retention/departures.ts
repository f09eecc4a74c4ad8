import { asc, eq } from 'drizzle-orm';
import type { Departure } from '../../../contract/security/retention.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { isStoredSince, record } from '../audit/index.ts';
import {
  assertConfirmer,
  clientNames,
  confirmers,
  findClient,
  findPeople,
  peopleOfClient,
} from '../identity/index.ts';
import { noticeText, notify } from '../notifications/index.ts';
import { disableForDeparture } from '../people/index.ts';
import { openRequestsOfClients } from '../requests/index.ts';
import { assertNotHeld } from './holds.ts';
import { clientDepartures } from './tables.ts';

type Tools = Pick<Platform, 'clock'>;
const impossible = (sentence: string) => problem('request.not_possible', sentence);
const about = (id: string, label: string) => ({
  clientId: id,
  object: { type: 'client' as const, id, label },
});

/** Inside tx(). What of a client speaks against its departure. */
async function assertMayLeave(clientId: string, name: string): Promise<void> {
  await assertNotHeld(clientId, name);
  const open = (await openRequestsOfClients([clientId])).get(clientId) ?? 0;
  if (open > 0) throw impossible(`${name} has open requests. Release, reject or cancel them first.`);
}

/** Inside tx(). Waits for the export and another administrator. */
export async function requestDeparture(
  platform: Tools,
  actor: Actor,
  { client: id, confirm }: { client: string; confirm: string },
): Promise<void> {
  const { clock } = platform;
  const client = await findClient(id);
  if (!client) throw notFound();
  if (confirm !== client.name)
    throw problem('input.invalid', 'Type the name of the client to confirm.', {
      fields: { confirm: 'This is not the name of the client.' },
    });
  await assertMayLeave(id, client.name);
  const others = await confirmers(platform, actor.userId);
  if (others.length === 0)
    throw impossible(
      'Add another administrator first. Somebody else has to confirm this, with an account that is at least a day old.',
    );
  const [stored] = await db()
    .insert(clientDepartures)
    .values({ clientId: id, requestedBy: actor.userId, requestedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!stored)
    throw impossible(`${client.name} is already being offboarded. Reload to see who requested it.`);
  await record(clock, { type: 'client.departure_requested', actor, ...about(id, client.name), data: {} });
  await notify(clock, {
    userIds: others.map((other) => other.id),
    clientId: null,
    kind: 'system',
    entityName: client.name,
    activity: noticeText('client.departure_requested'),
  });
}

/** Inside tx(). Any administrator may, until it is confirmed. */
export async function withdrawDeparture({ clock }: Tools, actor: Actor, id: string): Promise<void> {
  const { name } = await openDeparture(id);
  await db().delete(clientDepartures).where(eq(clientDepartures.clientId, id));
  await record(clock, { type: 'client.departure_withdrawn', actor, ...about(id, name), data: {} });
}

/** Inside tx(). The second administrator: from here on there is no way back, and no way in for the client's people. */
export async function confirmDeparture(platform: Tools, actor: Actor, id: string): Promise<void> {
  const { name, departure } = await openDeparture(id);
  const { requestedBy, exportedAt } = departure;
  await assertConfirmer(platform, actor.userId, requestedBy);
  if (!exportedAt) throw impossible(`Download everything of ${name} first. It can’t be restored later.`);
  if (await isStoredSince(id, exportedAt))
    throw impossible(`${name} has changed since it was downloaded. Download everything again.`);
  await assertMayLeave(id, name);
  await db()
    .update(clientDepartures)
    .set({ confirmedBy: actor.userId, confirmedAt: platform.clock.now() })
    .where(eq(clientDepartures.clientId, id));
  for (const user of await peopleOfClient(id)) await disableForDeparture(platform, actor, user);
  await record(platform.clock, {
    type: 'client.departure_confirmed',
    actor,
    ...about(id, name),
    data: { requestedBy },
  });
}

/** Inside tx(). */
async function openDeparture(id: string) {
  const client = await findClient(id);
  const [departure] = await db()
    .select()
    .from(clientDepartures)
    .where(eq(clientDepartures.clientId, id))
    .for('update');
  if (!client || !departure) throw notFound();
  if (departure.confirmedAt)
    throw impossible('This has already been confirmed, and the data is being erased.');
  return { name: client.name, departure };
}

/** Inside tx(). Whether the departure of a client is confirmed: before this transaction, or else only after it. */
export async function hasLeft(clientId: string): Promise<boolean> {
  const [departure] = await db()
    .select({ confirmedAt: clientDepartures.confirmedAt })
    .from(clientDepartures)
    .where(eq(clientDepartures.clientId, clientId))
    .for('share');
  return Boolean(departure?.confirmedAt);
}

/** Inside tx(). Whose data was downloaded whole, as it was when the download began. */
export async function markExported(clientId: string, at: Date): Promise<void> {
  await db().update(clientDepartures).set({ exportedAt: at }).where(eq(clientDepartures.clientId, clientId));
}

/** Inside tx(). */
export async function listDepartures(platform: Tools, reader: Actor): Promise<Departure[]> {
  const rows = await db().select().from(clientDepartures).orderBy(asc(clientDepartures.requestedAt));
  const people = await findPeople(rows.flatMap(({ requestedBy, confirmedBy }) => [requestedBy, confirmedBy]));
  const names = await clientNames();
  const shown: Departure[] = [];
  for (const row of rows) {
    const { clientId, requestedBy, confirmedBy, exportedAt, erasedAt, confirmedAt } = row;
    const others = confirmedAt ? [] : await confirmers(platform, requestedBy);
    const person = (id: string) => ({ id, name: people.get(id)?.name ?? '' });
    shown.push({
      client: { id: clientId, name: names.get(clientId) ?? '' },
      requestedBy: person(requestedBy),
      requestedAt: row.requestedAt.toISOString(),
      exportedAt: exportedAt?.toISOString() ?? null,
      confirmedBy: confirmedBy ? person(confirmedBy) : null,
      erasedAt: erasedAt?.toISOString() ?? null,
      mayConfirm: others.some(({ id }) => id === reader.userId),
    });
  }
  return shown;
}
