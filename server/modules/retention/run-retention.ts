import { sql } from 'drizzle-orm';
import { RETENTION_KINDS, type RetentionKind } from '../../../contract/retention-kinds.ts';
import { type AgedRow, type Due, db, type Platform, type ScheduledRun } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { policyState } from './current-policy.ts';
import { rulesFor } from './due-records.ts';
import type { RetentionPorts } from './ports.ts';
import { retentionKinds } from './retention-kinds.ts';

const identity = { kind: 'identity' } as const;

/**
 * Every night: removes what the rules say, some records a transaction, each with its event. What a run that was broken off
 * left is found by the next one, and a second run finds nothing. Answers how many records went.
 */
export async function runRetention(platform: Platform, ports: RetentionPorts, run: ScheduledRun) {
  const { database, clock } = platform;
  const { policy } = await database.tx(identity, policyState);
  const rules = RETENTION_KINDS.flatMap((kind) =>
    rulesFor(policy, kind, clock.now()).map((due) => ({ kind, due })),
  );
  let removed = 0;
  await run.each(rules, async ({ kind, due }) => {
    removed += await removeDue(platform, run, kind, due);
  });
  await run.steps({
    comparisons: () => database.tx(identity, () => db().execute(sql`select forget_removed()`)),
  });
  await ports.sweepFiles(run);
  return removed;
}

/** A batch that fails is passed over: the next run tries it again. */
async function removeDue(platform: Platform, run: ScheduledRun, kind: RetentionKind, due: Due) {
  const { rows, atOnce } = retentionKinds[kind];
  const seen = new Set<string>();
  let removed = 0;
  for (;;) {
    const found = await platform.database.tx(identity, () => rows.find(due, atOnce + seen.size));
    const next = found.filter(({ id }) => !seen.has(id)).slice(0, atOnce);
    if (next.length === 0) return removed;
    const done = await run.each([next], (batch) => removeBatch(platform, kind, due.before, batch));
    if (done === 0) for (const { id } of next) seen.add(id);
    else removed += next.length;
  }
}

/** One transaction. A client's records are told of in its own chain. */
function removeBatch({ database, clock }: Platform, kind: RetentionKind, before: Date, batch: AgedRow[]) {
  const { rows, isNamed } = retentionKinds[kind];
  return database.tx(identity, async () => {
    const clients = new Set(batch.map(({ clientId }) => clientId));
    for (const clientId of clients) {
      const ids = batch.filter((row) => row.clientId === clientId).map(({ id }) => id);
      const parts = await rows.remove(ids);
      await record(clock, {
        type: 'retention.removed',
        actor: 'system',
        clientId,
        object: { type: 'retention', id: ids.length === 1 && ids[0] ? ids[0] : kind },
        data: {
          kind,
          before: before.toISOString(),
          records: ids.length,
          ...(isNamed && { ids }),
          ...(Object.keys(parts).length > 0 && { parts }),
        },
      });
    }
  });
}
