import { and, count, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { analysisRow } from '../../../contract/analysis/analysis-queue.ts';
import { db } from '../../platform/index.ts';
import { screeningFiguresOf } from '../screening/index.ts';
import { findings } from './tables.ts';

type Figures = Pick<z.output<typeof analysisRow>, 'screening' | 'matches' | 'openMatches' | 'findings'>;

/** Inside a transaction: by request in work the state of its newest run, its matches and its findings. */
export async function queueFigures(requestIds: string[], now: Date): Promise<Map<string, Figures>> {
  const figures = new Map<string, Figures>();
  if (requestIds.length === 0) return figures;
  const of = (id: string) => {
    const known = figures.get(id) ?? { screening: 'none' as const, matches: 0, openMatches: 0, findings: 0 };
    figures.set(id, known);
    return known;
  };
  for (const [id, screened] of await screeningFiguresOf(requestIds, now)) Object.assign(of(id), screened);
  const found = await db()
    .select({ requestId: findings.requestId, all: count() })
    .from(findings)
    .where(and(inArray(findings.requestId, requestIds), isNull(findings.removedAt)))
    .groupBy(findings.requestId);
  for (const row of found) of(row.requestId).findings = row.all;
  return figures;
}
