import { desc, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAuditTrails } from '../../../contract/reports/registers.ts';
import { type Actor, db, type Platform, route, scopeOf } from '../../platform/index.ts';
import { listEvents } from './list-events.ts';
import { presentEvent } from './present.ts';
import { record } from './record.ts';
import { auditVerifications } from './tables.ts';
import { type ChainReport, verifyChains } from './verify-chains.ts';

/** What other modules know and this one asks for. */
export type AuditPorts = {
  clientNames(): Promise<ReadonlyMap<string, string>>;
  /** A subquery of the ids of the requests that are the caller's own. */
  ownRequests(actor: Actor): SQL;
};

export function registerAudit(app: FastifyInstance, platform: Platform, ports: AuditPorts) {
  const { database } = platform;

  route(app, platform, getAuditTrails, async ({ input, actor }) => {
    const scope = scopeOf(actor);
    const verification = input.verify ? await verify(platform, actor) : undefined;
    return database.tx(scope, async () => {
      const { rows, total } = await listEvents(input, actor, ports.ownRequests);
      const names = await ports.clientNames();
      return { Result: 'Success', Data: rows.map((row) => presentEvent(row, names)), total, verification };
    });
  });
}

async function verify(platform: Platform, actor: Actor): Promise<ChainReport> {
  const report = await verifyChains(platform, scopeOf(actor));
  await platform.database.tx(scopeOf(actor), async () => {
    if (actor.clientId === null)
      await db().insert(auditVerifications).values({ at: platform.clock.now(), report });
    await record(platform.clock, {
      type: 'audit.verified',
      actor,
      clientId: actor.clientId,
      object: { type: 'audit', id: actor.clientId ?? 'firm' },
      data: { events: report.events, intact: report.intact },
    });
  });
  return report;
}

/** The latest verification of all chains, for the admin's Home and system page; inside a transaction. */
export async function lastVerification(): Promise<ChainReport | null> {
  const [row] = await db().select().from(auditVerifications).orderBy(desc(auditVerifications.at)).limit(1);
  return (row?.report as ChainReport) ?? null;
}
