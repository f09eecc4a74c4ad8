import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { analysisRow } from '../../../contract/reports/analysis.ts';
import { db } from '../../platform/index.ts';
import { matchTable, runTable } from '../screening/index.ts';
import { findings } from './tables.ts';

type Figures = Pick<z.output<typeof analysisRow>, 'screening' | 'matches' | 'openMatches' | 'findings'>;

/** Inside a transaction: by request the state of its newest run, its matches and its findings. */
export async function queueFigures(requestIds: string[]): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  if (requestIds.length === 0) return figures;
  const of = (id: string) => {
    const known = figures.get(id) ?? { screening: 'none' as const, matches: 0, openMatches: 0, findings: 0 };
    figures.set(id, known);
    return known;
  };
  const runs = await db()
    .select({ requestId: runTable.requestId, status: runTable.status })
    .from(runTable)
    .where(inArray(runTable.requestId, requestIds))
    .orderBy(runTable.seq);
  for (const run of runs) of(run.requestId).screening = run.status as Figures['screening'];

  const newestDone = sql`(
    select run.id from screening_runs run
    where run.request_id = ${matchTable.requestId} and run.status = 'done'
    order by run.seq desc limit 1)`;
  const matched = await db()
    .select({
      requestId: matchTable.requestId,
      all: count(),
      open: sql<number>`count(*) filter (where ${matchTable.disposition} = 'unspecified')`.mapWith(Number),
    })
    .from(matchTable)
    .where(and(inArray(matchTable.requestId, requestIds), eq(matchTable.runId, newestDone)))
    .groupBy(matchTable.requestId);
  for (const row of matched) {
    of(row.requestId).matches = row.all;
    of(row.requestId).openMatches = row.open;
  }

  const found = await db()
    .select({ requestId: findings.requestId, all: count() })
    .from(findings)
    .where(and(inArray(findings.requestId, requestIds), isNull(findings.removedAt)))
    .groupBy(findings.requestId);
  for (const row of found) of(row.requestId).findings = row.all;
  return figures;
}
