import { and, eq, lt, sql } from 'drizzle-orm';
import {
  type Actor,
  db,
  type Platform,
  type RefusedCall,
  type ScheduledRun,
} from '../../../platform/index.ts';
import { type Recording, record } from '../record.ts';
import { auditRefusals } from '../tables.ts';

type Tools = Pick<Platform, 'database' | 'clock'>;
type Row = typeof auditRefusals.$inferSelect;

const windowMs = 60_000;
const system = { kind: 'system' } as const;

/**
 * One event for a refusal; the same one again within a minute is only counted, and the count is told by one event more
 * when the minute is over. Whoever tries in a loop leaves two events a minute, not a thousand.
 */
export function recordRefusal({ database, clock }: Tools, actor: Actor, refusal: RefusedCall): Promise<void> {
  const { call, problem } = refusal;
  return database.tx(system, async () => {
    const now = clock.now();
    const row = await count(actor, call, problem.code, now);
    if (row.times > 1) {
      if (now.getTime() - row.startedAt.getTime() < windowMs) return;
      await tellRepeats(clock, { ...row, times: row.times - 1 });
      await db().update(auditRefusals).set({ startedAt: now, times: 1 }).where(same(row));
    }
    const { action, target } = targetOf(refusal.body);
    await record(clock, {
      type: 'call.refused',
      actor,
      ...about(actor.clientId, call),
      data: {
        call,
        code: problem.code,
        status: problem.status,
        ...(action && { action }),
        ...(target && { target }),
      },
      personal: { why: problem.message },
    });
  });
}

const about = (clientId: string | null, call: string) => ({
  clientId,
  object: { type: 'call' as const, id: call },
  result: 'refused' as const,
});

const key = { actorId: auditRefusals.actorId, call: auditRefusals.call, code: auditRefusals.code };

const same = ({ actorId, call, code }: Pick<Row, 'actorId' | 'call' | 'code'>) =>
  and(eq(auditRefusals.actorId, actorId), eq(auditRefusals.call, call), eq(auditRefusals.code, code));

async function count(actor: Actor, call: string, code: string, now: Date): Promise<Row> {
  const { userId: actorId, name: actorName, role: actorRole, clientId } = actor;
  const [row] = await db()
    .insert(auditRefusals)
    .values({ actorId, actorName, actorRole, clientId, call, code, startedAt: now, times: 1 })
    .onConflictDoUpdate({
      target: [auditRefusals.actorId, auditRefusals.call, auditRefusals.code],
      set: { times: sql`${auditRefusals.times} + 1` },
    })
    .returning();
  if (!row) throw new Error('the refusal was not counted');
  return row;
}

/** Inside tx(). Nothing when it happened once only. */
async function tellRepeats(clock: Platform['clock'], row: Row): Promise<void> {
  const { actorId, actorName, actorRole, clientId, call, code, startedAt, times } = row;
  if (times < 2) return;
  const actor = { userId: actorId, name: actorName, role: actorRole, ip: '', requestId: '', sessionId: null };
  const entry: Recording<'call.refused_again'> = {
    type: 'call.refused_again',
    actor,
    ...about(clientId, call),
    data: { call, code, times: times - 1, since: startedAt.toISOString() },
  };
  await record(clock, entry);
}

/** What was counted and is over is told, each in a transaction of its own. */
export async function tellCounted({ database, clock }: Tools, run: ScheduledRun): Promise<number> {
  const over = new Date(clock.now().getTime() - windowMs);
  const rows = await database.tx(system, () =>
    db()
      .select({ ...key, startedAt: auditRefusals.startedAt })
      .from(auditRefusals)
      .where(lt(auditRefusals.startedAt, over)),
  );
  return run.each(rows, (row) =>
    database.tx(system, async () => {
      const [gone] = await db()
        .delete(auditRefusals)
        .where(and(same(row), eq(auditRefusals.startedAt, row.startedAt)))
        .returning();
      if (gone) await tellRepeats(clock, gone);
    }),
  );
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const word = /^[a-z_]{1,40}$/;

const named = ['request', 'id', 'version'] as const;

/** What a refused call was about, as far as its body says so by a word and an id; never anything else of it. */
function targetOf(body: unknown): { action?: string; target?: string } {
  const { action, ...rest } = (body ?? {}) as Record<string, unknown>;
  const target = named
    .map((name) => rest[name])
    .find((value) => typeof value === 'string' && uuid.test(value));
  return {
    ...(typeof action === 'string' && word.test(action) && { action }),
    ...(target !== undefined && { target: String(target) }),
  };
}
