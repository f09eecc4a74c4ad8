import { Readable } from 'node:stream';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAuditExport, getAuditTrails, keepAuditTrail } from '../../../contract/reports/audit.ts';
import { type Actor, costLimit, db, type Platform, route, scopeOf } from '../../platform/index.ts';
import { queueCheckpoint, registerCheckpoints } from './checkpoints/register-checkpoints.ts';
import { isSignedByRing } from './checkpoints/signatures.ts';
import { filterChoices } from './filter-choices.ts';
import { forReader } from './for-reader.ts';
import { listEvents } from './list-events.ts';
import { presentEvent } from './present.ts';
import { record } from './record.ts';
import { exportEvents } from './signed-export/export-events.ts';
import { auditVerifications } from './tables.ts';
import { lastVerification } from './verification/last-verification.ts';
import { type ChainReport, verifyChains } from './verification/verify-chains.ts';
import { bearWitness } from './witness/bear-witness.ts';

/** What other modules know and this one asks for. */
export type AuditPorts = {
  clientNames(): Promise<ReadonlyMap<string, string>>;
  /** Of whom the caller may know at all, by name. */
  colleagues(actor: Actor): Promise<{ id: string; name: string }[]>;
  /** A subquery of the ids of the requests that are the caller's own. */
  ownRequests(actor: Actor): SQL;
};

export function registerAudit(app: FastifyInstance, platform: Platform, ports: AuditPorts) {
  const { database } = platform;
  registerCheckpoints(platform);
  bearWitness(app, platform);

  const verifying = costLimit(app, { max: 10, seconds: 60, per: 'client' }, platform.env);

  route(app, platform, getAuditTrails, async ({ input, actor, req }) => {
    if (input.verify) await verifying(req);
    const scope = scopeOf(actor);
    const verification = input.verify ? await verify(platform, actor) : undefined;
    return database.tx(scope, async () => {
      const { rows, total } = await listEvents(input, actor, ports.ownRequests, platform.clock.calendar);
      const names = await ports.clientNames();
      const last = input.choices ? await lastVerification(actor.clientId) : null;
      return {
        Result: 'Success',
        Data: rows.map((row) => forReader(presentEvent(row, names), row.data, actor)),
        total,
        verification: verification ?? last ?? undefined,
        choices: input.choices ? await filterChoices(ports, actor, names) : undefined,
      };
    });
  });

  route(
    app,
    platform,
    getAuditExport,
    async ({ input, actor, reply }) => {
      const content = await exportEvents(platform, ports, input, actor);
      const name = `audit-trail_${platform.clock.now().toISOString().replace(/\D/g, '').slice(0, 14)}.json`;
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-content-type-options', 'nosniff');
      return Readable.from(content, { objectMode: false });
    },
    { limit: { max: 10, seconds: 60, per: 'client' } },
  );

  route(app, platform, keepAuditTrail, ({ actor }) =>
    database.tx(scopeOf(actor), async () => {
      await record(platform.clock, {
        type: 'audit.checkpoint_asked',
        actor,
        clientId: null,
        object: { type: 'audit', id: 'firm' },
        data: {},
      });
      return { Result: 'Success', Data: { job: await queueCheckpoint(platform, null, actor.userId) } };
    }),
  );
}

async function verify(platform: Platform, actor: Actor): Promise<ChainReport> {
  const { database, clock, keys } = platform;
  const report = await verifyChains({ database, clock, isSigned: isSignedByRing(keys) }, scopeOf(actor));
  await platform.database.tx(scopeOf(actor), async () => {
    const { clientId } = actor;
    await db().insert(auditVerifications).values({ clientId, at: clock.now(), report });
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
