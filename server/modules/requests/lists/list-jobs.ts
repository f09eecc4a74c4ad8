import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Job } from '../../../../contract/reports/registers.ts';
import { type Actor, db, notFound, type WorkItem } from '../../../platform/index.ts';
import { workItems } from '../../../platform/jobs/tables.ts';
import { requests } from '../tables.ts';
import { isClientSide, visibleTo } from '../visible.ts';

const LATEST = 20;

/** Inside a transaction: one piece of work by its id, or the latest that the caller may follow. */
export async function listJobs(id: string | undefined, actor: Actor): Promise<Job[]> {
  const rows = await db()
    .select()
    .from(workItems)
    .where(and(id ? eq(workItems.id, id) : undefined, followable(actor)))
    .orderBy(desc(workItems.createdAt))
    .limit(LATEST);
  if (id && rows.length === 0) throw notFound();
  return rows.map((row) => present(row, actor));
}

/** What one started, and the work on the requests one sees; the firm's leads see all of it. */
function followable(actor: Actor) {
  const own = eq(workItems.actorId, actor.userId);
  if (actor.role === 'admin' || actor.role === 'allocator') return undefined;
  const visible = sql`exists (select 1 from ${requests} where ${requests.id} = ${workItems.requestId} and ${visibleTo(actor)})`;
  return or(own, and(isNotNull(workItems.requestId), visible));
}

/** Client roles follow how far it is, never what was found. */
function present(item: WorkItem, actor: Actor): Job {
  const hidden = isClientSide(actor);
  return {
    id: item.id,
    kind: item.kind,
    status: item.status,
    percent: item.percent,
    label: hidden ? '' : item.label,
    error: hidden ? null : item.error,
    result: hidden ? null : item.result,
    createdAt: item.createdAt.toISOString(),
    updatedAt: item.updatedAt.toISOString(),
  };
}
