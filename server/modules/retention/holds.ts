import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { HoldScope } from '../../../contract/retention-kinds.ts';
import type { LegalHold } from '../../../contract/security/retention.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { clientNames, findClient, findPeople } from '../identity/index.ts';
import { type RequestRecord, requestView } from '../requests/index.ts';
import { thirdPartyView } from '../third-parties/index.ts';
import { legalHolds } from './tables.ts';

type Tools = Pick<Platform, 'clock'>;
type Held = { clientId: string; label: string };

const finders: Record<HoldScope, (ids: string[]) => Promise<Map<string, Held>>> = {
  async client(ids) {
    const names = await clientNames();
    return new Map(
      ids.flatMap((id) => (names.has(id) ? [[id, { clientId: id, label: names.get(id) ?? '' }]] : [])),
    );
  },
  async third_party(ids) {
    const party = thirdPartyView;
    const rows = await db()
      .select({ id: party.id, clientId: party.clientId, label: party.name })
      .from(party)
      .where(inArray(party.id, ids));
    return new Map(rows.map(({ id, ...held }) => [id, held]));
  },
  async request(ids) {
    const request = requestView;
    const rows = await db()
      .select({ id: request.id, clientId: request.clientId, number: request.number, name: request.legalName })
      .from(request)
      .where(inArray(request.id, ids));
    return new Map(
      rows.map(({ id, clientId, number, name }) => [id, { clientId, label: `${number} ${name}` }]),
    );
  },
};

type Placing = { scope: HoldScope; object: string; reason: string };

/** Inside tx(). From now on nothing of it is removed; the newest reason stands beside those before. */
export async function placeHold(
  { clock }: Tools,
  actor: Actor,
  { scope, object, reason }: Placing,
): Promise<string> {
  const held = (await finders[scope]([object])).get(object);
  if (!held) throw notFound();
  const [placed] = await db()
    .insert(legalHolds)
    .values({
      ...{ scope, objectId: object, clientId: held.clientId, reason },
      ...{ placedBy: actor.userId, placedAt: clock.now() },
    })
    .returning();
  if (!placed) throw new Error('the hold was not stored');
  await recordPlaced(clock, actor, { id: placed.id, scope, object, reason, ...held });
  return placed.id;
}

const recordPlaced = (
  clock: Platform['clock'],
  actor: Actor | 'system',
  { id, scope, object, reason, clientId, label }: Placing & Held & { id: string },
) =>
  record(clock, {
    type: 'hold.placed',
    actor,
    clientId,
    object: { type: scope, id: object, label },
    data: { hold: id, scope },
    personal: { reason },
  });

/** Inside the transaction of a correction: what held a request by the third party that it leaves goes on holding it. */
export async function carryHolds({ clock }: Tools, request: RequestRecord, from: string): Promise<void> {
  const { rows } = await db().execute<{ hold: string; why: string }>(
    sql`select hold, why from carry_holds(${request.id}, ${from}, ${clock.now().toISOString()}::timestamptz)`,
  );
  const label = `${request.number} ${request.legalName}`;
  for (const { hold, why } of rows)
    await recordPlaced(clock, 'system', {
      ...{ id: hold, scope: 'request', object: request.id, reason: why },
      ...{ clientId: request.clientId, label },
    });
}

/** Inside tx(). */
export async function liftHold(
  { clock }: Tools,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const [lifted] = await db()
    .update(legalHolds)
    .set({ liftedBy: actor.userId, liftedAt: clock.now(), liftedReason: reason })
    .where(and(eq(legalHolds.id, id), isNull(legalHolds.liftedAt)))
    .returning();
  if (!lifted) throw notFound();
  const { scope, objectId, clientId } = lifted;
  const label = (await finders[scope]([objectId])).get(objectId)?.label ?? '';
  await record(clock, {
    type: 'hold.lifted',
    actor,
    clientId,
    object: { type: scope, id: objectId, label },
    data: { hold: id, scope },
    personal: { reason },
  });
}

/** Inside tx(). The holds in force, the oldest first. */
export async function listHolds(): Promise<LegalHold[]> {
  const rows = await db()
    .select()
    .from(legalHolds)
    .where(isNull(legalHolds.liftedAt))
    .orderBy(asc(legalHolds.placedAt));
  const people = await findPeople(rows.map(({ placedBy }) => placedBy));
  const clients = await clientNames();
  const labels = new Map<string, string>();
  for (const scope of Object.keys(finders) as HoldScope[]) {
    const ids = rows.filter((row) => row.scope === scope).map(({ objectId }) => objectId);
    if (ids.length === 0) continue;
    for (const [id, { label }] of await finders[scope](ids)) labels.set(id, label);
  }
  return rows.map(({ id, scope, objectId, clientId, reason, placedBy, placedAt }) => ({
    ...{ id, scope, object: objectId, label: labels.get(objectId) ?? '' },
    client: { id: clientId, name: clients.get(clientId) ?? '' },
    reason,
    placedBy: { id: placedBy, name: people.get(placedBy)?.name ?? '' },
    placedAt: placedAt.toISOString(),
  }));
}

/** Inside tx(). Whether anything of a client is held: the client itself, or one of its third parties or requests. */
export async function hasHolds(clientId: string): Promise<boolean> {
  if ((await findClient(clientId))?.legalHold) return true;
  const where = and(eq(legalHolds.clientId, clientId), isNull(legalHolds.liftedAt));
  return (await db().$count(legalHolds, where)) > 0;
}

/** Inside tx(). */
export async function assertNotHeld(clientId: string, name: string): Promise<void> {
  if (await hasHolds(clientId))
    throw problem(
      'request.not_possible',
      `${name} or one of its records is on legal hold. Lift the hold in Settings, Retention, or turn it off in Settings, Clients and modules.`,
    );
}
