import type { FastifyInstance } from 'fastify';
import { type Actor, type ExportedList, type Platform, scopeOf } from '../../../platform/index.ts';
import { record } from '../record.ts';
import { recordRefusal, tellCounted } from './record-refusal.ts';
import { wasRecorded, watchCalls } from './recorded-calls.ts';

/** Refusals and exports of every module's calls go into the trail, each once. */
export function mountAuditHook(app: FastifyInstance, platform: Platform) {
  watchCalls(app);
  Object.assign(app.auditHook, {
    refused: async (actor, refusal) => {
      if (!wasRecorded(actor.requestId)) await recordRefusal(platform, actor, refusal);
    },
    exported: (actor, list) => recordExport(platform, actor, list),
  } satisfies typeof app.auditHook);
  platform.jobs.schedule({ name: 'audit.refusals', rhythm: { everyMinutes: 10 } }, (run) =>
    tellCounted(platform, run),
  );
}

async function recordExport({ database, clock }: Platform, actor: Actor, exported: ExportedList) {
  const { list, format, rows, query } = exported;
  const filters = Object.keys(query).filter((name) => query[name] !== undefined);
  await database.tx(scopeOf(actor), () =>
    record(clock, {
      type: 'list.exported',
      actor,
      clientId: actor.clientId,
      object: { type: 'list', id: list },
      data: { list, format, rows, filters },
      // What was searched for may be somebody's name.
      personal: filters.length > 0 ? { filters: JSON.stringify(query) } : {},
    }),
  );
}
