import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { getAuditExport, getAuditTrails, keepAuditTrail } from '../../../contract/reports/audit.ts';
import { type Actor, costLimit, db, type Platform, route, scopeOf } from '../../platform/index.ts';
import { defineCheckpoints, queueCheckpoint } from './checkpoints/register-checkpoints.ts';
import { isSignedByRing } from './checkpoints/signatures.ts';
import { auditTexts } from './event-texts.ts';
import { mountAuditHook } from './hook/audit-hook.ts';
import { listEvents } from './list-events.ts';
import type { AuditPorts } from './ports.ts';
import { presentEvent } from './present.ts';
import { record } from './record.ts';
import { redactEventFor } from './redact-event.ts';
import { exportEvents } from './signed-export/export-events.ts';
import { auditVerifications } from './tables.ts';
import { lastVerification } from './verification/last-verification.ts';
import type { ChainReport } from './verification/verify-chain.ts';
import { verifyChains } from './verification/verify-chains.ts';

export function mountAudit(app: FastifyInstance, platform: Platform, ports: AuditPorts) {
  const { database } = platform;
  defineCheckpoints(platform);
  mountAuditHook(app, platform);

  const verifying = costLimit(platform, 'verify audit trail', { max: 10, seconds: 60, per: 'client' });

  route(app, platform, getAuditTrails, async ({ input, actor, req }) => {
    if (input.verify) await verifying(req);
    const scope = scopeOf(actor);
    const verification = input.verify ? await verify(platform, actor) : undefined;
    return database.tx(scope, async () => {
      const { rows, total } = await listEvents(input, actor, ports, platform.clock.calendar);
      const names = await ports.clientNames();
      const last = input.choices ? await lastVerification(actor.clientId) : null;
      return {
        Result: 'Success',
        Data: rows.map((row) => redactEventFor(presentEvent(row, names), row.data, actor)),
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

/** Inside tx(). What the filters of the page offer to this caller. */
async function filterChoices(ports: AuditPorts, actor: Actor, clients: ReadonlyMap<string, string>) {
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return {
    actors: (await ports.colleagues(actor)).sort(byName),
    actions: Object.entries(auditTexts)
      .map(([type, text]) => ({ type, text }))
      .sort((a, b) => a.text.localeCompare(b.text)),
    clients: actor.clientId ? [] : [...clients].map(([id, name]) => ({ id, name })).sort(byName),
  };
}
