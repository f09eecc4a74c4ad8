import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Finding } from '../../../../contract/analysis/analysis.ts';
import { db } from '../../../platform/index.ts';
import { findPeople } from '../../identity/index.ts';
import { requestView } from '../../requests/index.ts';
import type { StoredReading } from '../media/stored-reading.ts';
import type { FindingRecord } from '../records.ts';
import { findings } from '../tables.ts';

/** Inside a transaction: the findings of a request, oldest first, those of a document in the order it tells them. */
export function findingsOf(requestId: string): Promise<FindingRecord[]> {
  return db()
    .select()
    .from(findings)
    .where(and(eq(findings.requestId, requestId), isNull(findings.removedAt)))
    .orderBy(
      asc(findings.createdAt),
      asc(findings.sourceId),
      sql`(${findings.machine} #>> '{span,start}')::int nulls last`,
      asc(findings.id),
    );
}

export const findFinding = async (id: string): Promise<FindingRecord | null> =>
  (await findFindings([id]))[0] ?? null;

/** Inside a transaction: those of these that there are. */
export function findFindings(ids: readonly string[]): Promise<FindingRecord[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db()
    .select()
    .from(findings)
    .where(and(inArray(findings.id, [...ids]), isNull(findings.removedAt)));
}

/** Who wrote what nobody wrote. */
const MACHINE = 'Prudence';

/** By which subjects an event is found again concerns nobody. */
const presentReading = ({ subjects: _, masked, ...reading }: StoredReading) => reading;

/** Inside a transaction: findings as they leave the server, to the firm only. */
export async function presentFindings(rows: FindingRecord[]): Promise<Finding[]> {
  const people = await findPeople(rows.map((row) => row.createdBy));
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    matter: row.matter,
    severity: row.severity,
    credibility: row.credibility,
    stage: row.stage,
    role: row.role,
    eventDate: row.eventDate,
    summary: row.summary,
    excerpt: row.excerpt,
    source: row.source,
    status: row.status,
    dismissal: row.dismissal,
    machine: row.machine && presentReading(row.machine),
    createdBy: row.createdBy ? (people.get(row.createdBy)?.name ?? 'unknown') : MACHINE,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** Inside a transaction: confirmed findings of these requests by country of the third party and category. */
export function countFindingsByCountry(where: SQL | undefined) {
  return db()
    .select({
      country: sql<string>`coalesce(${requestView.country}, '')`,
      category: findings.category,
      value: count(),
    })
    .from(findings)
    .innerJoin(requestView, eq(requestView.id, findings.requestId))
    .where(and(where, eq(findings.status, 'confirmed'), isNull(findings.removedAt)))
    .groupBy(requestView.country, findings.category);
}
