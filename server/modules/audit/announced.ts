import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { WEBHOOK_EVENTS } from '../../../contract/words.ts';
import { db } from '../../platform/index.ts';
import type { AuditKind } from './events.ts';
import { auditChains, auditEvents } from './tables.ts';

/** The topic of the signal that an event of these kinds was recorded. */
export const announcedTopic = 'audit-announced';

const kinds: readonly AuditKind[] = WEBHOOK_EVENTS;
const announced = new Set<string>(kinds);
export const isAnnounced = (type: string) => announced.has(type);

const columns = {
  chain: auditEvents.chain,
  seq: auditEvents.seq,
  clientId: auditEvents.clientId,
  at: auditEvents.at,
  type: auditEvents.type,
  objectType: auditEvents.objectType,
  objectId: auditEvents.objectId,
  requestId: auditEvents.requestId,
  data: auditEvents.data,
};

/** Inside tx() of the system: how far each chain has come. Its numbers have no gaps, in the order of the commits. */
export const chainHeads = (chain?: string) =>
  db()
    .select({ chain: auditChains.chain, seq: auditChains.seq })
    .from(auditChains)
    .where(chain === undefined ? undefined : eq(auditChains.chain, chain));

/** Inside tx() of the system: the announced events of a chain after a number, the earliest first. */
export const announcedAfter = (chain: string, seq: number, limit: number) =>
  db()
    .select(columns)
    .from(auditEvents)
    .where(and(eq(auditEvents.chain, chain), gt(auditEvents.seq, seq), inArray(auditEvents.type, [...kinds])))
    .orderBy(asc(auditEvents.seq))
    .limit(limit);

export type AnnouncedEvent = Awaited<ReturnType<typeof announcedAfter>>[number];
