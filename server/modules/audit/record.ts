import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AuditObject } from '../../../contract/words.ts';
import { chainStart, hashEvent, sealPersonal } from '../../../engine/audit-chain/index.ts';
import { type Actor, afterCommit, type Clock, db, signal } from '../../platform/index.ts';
import { sha256 } from '../../platform/sha256.ts';
import { announcedTopic, isAnnounced } from './announced.ts';
import type { AuditData, AuditKind } from './events.ts';
import { markRecorded } from './hook/recorded-calls.ts';
import { hashed } from './stored-event.ts';
import { auditChains, auditEvents } from './tables.ts';

/**
 * Inside a transaction that will record: whoever else acts for this client waits from here on. What is counted and
 * limited for a client is counted behind it.
 */
export const oneAtATime = async (clientId: string): Promise<void> => {
  await lockHead(clientId, clientId);
};

export type Change = { field: string; before: unknown; after: unknown };

/** Who did it: a signed-in person, the machine, or somebody who is not signed in (yet) and from where. */
export type AuditActor =
  | (Pick<Actor, 'userId' | 'name' | 'role' | 'ip' | 'requestId' | 'clientTime'> & {
      sessionId: string | null;
    })
  | 'system'
  /** A program of somebody else's that holds a token of its own. */
  | { service: 'scim'; ip: string; requestId: string }
  | { unknown: string; ip: string; requestId: string };

export type Recording<Kind extends AuditKind> = {
  type: Kind;
  actor: AuditActor;
  /** Chooses the chain: the client's own, or `firm`. */
  clientId: string | null;
  object: { type: AuditObject; id: string; label?: string };
  requestId?: string | null;
  result?: 'ok' | 'refused';
  data: AuditData[Kind];
  /** Differences without personal values: statuses, codes, ids, numbers. */
  changes?: readonly Change[];
  /** Differences of names, texts, addresses: erasable. */
  personalChanges?: readonly Change[];
  /** Other erasable values. */
  personal?: Record<string, string>;
};

type AnyRecording = { [Kind in AuditKind]: Recording<Kind> }[AuditKind];
type Sealed = { chain: string; seq: number; hash: string };

/** Appends one event to its chain, in the transaction of the act it tells of. Without the event the act does not happen. */
export async function record<Kind extends AuditKind>(
  clock: Pick<Clock, 'now'>,
  entry: Recording<Kind>,
): Promise<Sealed> {
  const [sealed] = await recordAll(clock, [entry as AnyRecording]);
  return sealed!;
}

/** The same of several events in their order, with one statement for each chain however many they are. */
export async function recordAll(
  clock: Pick<Clock, 'now'>,
  entries: readonly AnyRecording[],
): Promise<Sealed[]> {
  const sealed = new Map<AnyRecording, Sealed>();
  for (const [clientId, some] of Map.groupBy(entries, (entry) => entry.clientId)) {
    const chain = clientId ?? 'firm';
    let head = await lockHead(chain, clientId);
    const rows = some.map((entry) => {
      const row = rowOf(clock, entry, chain, head);
      head = { seq: row.seq, hash: row.hash };
      sealed.set(entry, { chain, ...head });
      return row;
    });
    for (let from = 0; from < rows.length; from += rowsPerInsert)
      await append(chain, rows.slice(from, from + rowsPerInsert));
    lockedHeads.get(db())?.set(chain, head);
  }
  if (entries.some(({ type }) => isAnnounced(type))) await signal([announcedTopic]);
  const calls = new Set(entries.map(({ actor }) => whoOf(actor).httpRequestId));
  afterCommit(() => calls.forEach(markRecorded));
  return entries.map((entry) => sealed.get(entry)!);
}

/** A statement has at most 65,535 values. */
const rowsPerInsert = 1000;

function rowOf(clock: Pick<Clock, 'now'>, entry: AnyRecording, chain: string, head: Head) {
  const personal = personalValues(entry);
  const row = {
    chain,
    seq: head.seq + 1,
    id: randomUUID(),
    clientId: entry.clientId,
    at: clock.now(),
    type: entry.type as string,
    ...whoOf(entry.actor),
    objectType: entry.object.type,
    objectId: entry.object.id,
    requestId: entry.requestId ?? null,
    result: entry.result ?? 'ok',
    data: dataOf(entry),
    digests: sealPersonal(personal, sha256),
  };
  const hash = hashEvent(head.hash, hashed(row), sha256);
  return { ...row, personal, previousHash: head.hash, hash };
}

async function append(chain: string, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  const { seq, hash } = rows.at(-1)!;
  const moved = db()
    .$with('moved')
    .as(
      db()
        .update(auditChains)
        .set({ seq, hash })
        .where(eq(auditChains.chain, chain))
        .returning({ chain: auditChains.chain }),
    );
  await db().with(moved).insert(auditEvents).values(rows);
}

type Head = { seq: number; hash: string };
/** Of each open transaction the heads that it has locked: nobody else moves them until it ends. */
const lockedHeads = new WeakMap<object, Map<string, Head>>();

async function lockHead(chain: string, clientId: string | null): Promise<Head> {
  const locked = lockedHeads.get(db()) ?? new Map<string, Head>();
  lockedHeads.set(db(), locked);
  const known = locked.get(chain);
  if (known) return known;
  const here = eq(auditChains.chain, chain);
  const [found] = await db().select().from(auditChains).where(here).for('update');
  if (found) {
    locked.set(chain, found);
    return found;
  }
  await db().insert(auditChains).values({ chain, clientId, seq: 0, hash: chainStart }).onConflictDoNothing();
  const [begun] = await db().select().from(auditChains).where(here).for('update');
  if (!begun) throw new Error(`the audit chain ${chain} is out of reach of this transaction`);
  locked.set(chain, begun);
  return begun;
}

function dataOf(entry: Recording<AuditKind>): Record<string, unknown> {
  return entry.changes?.length ? { ...entry.data, changes: entry.changes } : entry.data;
}

type Who = { actorId: string | null; actorRole: string; sessionId: string | null; httpRequestId: string };

function whoOf(actor: AuditActor): Who {
  if (actor === 'system') return { actorId: null, actorRole: 'system', sessionId: null, httpRequestId: '' };
  const httpRequestId = actor.requestId;
  if ('service' in actor) return { actorId: null, actorRole: actor.service, sessionId: null, httpRequestId };
  if ('unknown' in actor) return { actorId: null, actorRole: 'anonymous', sessionId: null, httpRequestId };
  return { actorId: actor.userId, actorRole: actor.role, sessionId: actor.sessionId, httpRequestId };
}

const nameOf = (actor: Exclude<AuditActor, 'system'>) =>
  'service' in actor ? actor.service : 'unknown' in actor ? actor.unknown : actor.name;

function personalValues(entry: Recording<AuditKind>) {
  const { actor } = entry;
  const values: Record<string, string> = { ...entry.personal };
  if (actor !== 'system') {
    if (actor.ip) values.ip = actor.ip;
    values.actorName = nameOf(actor);
    if ('clientTime' in actor && actor.clientTime) values.clientTime = actor.clientTime;
  }
  if (entry.object.label) values.objectLabel = entry.object.label;
  if (entry.personalChanges?.length) values.changes = JSON.stringify(entry.personalChanges);
  const salts = Object.fromEntries(
    Object.keys(values).map((name) => [name, randomBytes(18).toString('base64')]),
  );
  return { salts, values };
}
