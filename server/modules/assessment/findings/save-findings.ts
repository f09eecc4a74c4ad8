import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveAnalysis } from '../../../../contract/analysis/analysis.ts';
import { type Actor, db, invalidField, notFound, type Platform } from '../../../platform/index.ts';
import { type Change, recordAll } from '../../audit/index.ts';
import { attachmentsOf, ofRequest, type RequestRecord } from '../../requests/index.ts';
import type { FindingRecord } from '../records.ts';
import { findings } from '../tables.ts';
import { findingsOf } from './finding-queries.ts';

type SentFinding = NonNullable<z.output<typeof saveAnalysis.request>['findings']>[number];
type Facts = Omit<SentFinding, 'id' | 'remove'>;

const coded = [
  'category',
  'matter',
  'severity',
  'credibility',
  'stage',
  'role',
  'eventDate',
  'status',
  'dismissal',
] as const;
const personal = ['summary', 'excerpt', 'source'] as const;
const tracked = ['updatedAt', 'removedAt', 'decidedBy', 'decidedAt'] as const;

/** Inside the transaction of a save: creates, changes and removes findings, each with its event. All or none. */
export async function saveFindings(
  platform: Platform,
  request: RequestRecord,
  sent: SentFinding[],
  actor: Actor,
): Promise<number> {
  if (sent.length === 0) return 0;
  const known = new Map((await findingsOf(request.id)).map((row) => [row.id, row]));
  const files = await refuseForeignSources(request, sent, actor);
  const created: NewFinding[] = [];
  const changed: NewFinding[] = [];
  const events: Parameters<typeof recordAll>[1][number][] = [];
  const now = platform.clock.now();
  const decided = { decidedBy: actor.userId, decidedAt: now };
  for (const [place, { id, remove, ...given }] of sent.entries()) {
    const before = id ? known.get(id) : undefined;
    if (id && !before) throw notFound();
    if (!remove) refuseBareDismissal(before, given, place);
    const facts = { ...given, ...settled(before, given, files) };
    if (remove) {
      if (!before) continue;
      changed.push({ ...before, removedAt: now, ...decided });
      events.push(removal(request, before, actor));
    } else if (before) {
      const difference = differences(before, facts);
      if (difference.coded.length + difference.personal.length === 0) continue;
      const after = { ...before, ...facts, updatedAt: now, ...decided };
      changed.push(after);
      events.push(saving(request, after, actor, difference));
    } else {
      const after = {
        ...facts,
        ...ofRequest(request),
        id: randomUUID(),
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      created.push(after);
      events.push(saving(request, after, actor, differences(null, facts)));
    }
  }
  if (created.length > 0) await db().insert(findings).values(created);
  if (changed.length > 0) await replaceFindings(changed);
  await recordAll(platform.clock, events);
  return events.length;
}

type NewFinding = typeof findings.$inferInsert & { id: string };

/** Everything that a save changes of findings that there are, in one statement. */
const replaceFindings = (rows: NewFinding[]) =>
  db()
    .insert(findings)
    .values(rows)
    .onConflictDoUpdate({
      target: findings.id,
      set: Object.fromEntries(
        [...coded, ...personal, ...tracked].map((name) => [
          name,
          sql.raw(`excluded."${findings[name].name}"`),
        ]),
      ),
    });

/** A source may only be a file of this very request. */
async function refuseForeignSources(request: RequestRecord, sent: SentFinding[], actor: Actor) {
  const wanted = sent.flatMap(({ source }) => source?.attachmentId ?? []);
  if (wanted.length === 0) return new Map<string, string>();
  const own = new Map((await attachmentsOf(request.id, actor)).map(({ id, sha256 }) => [id, sha256]));
  if (wanted.some((id) => !own.has(id))) throw notFound();
  return own;
}

/** What the machine proposed is dismissed for a reason, which may teach the model. */
function refuseBareDismissal(before: FindingRecord | undefined, given: Facts, place: number) {
  if (!before?.machine || given.status !== 'dismissed' || given.dismissal) return;
  throw invalidField(`findings.${place}.dismissal`, 'Explain why this finding is dismissed.');
}

/** What the caller cannot set: a reason without a dismissal, and the hash of a snapshot. */
function settled(
  before: FindingRecord | undefined,
  { source, status, dismissal }: Facts,
  files: ReadonlyMap<string, string>,
): Pick<Facts, 'source' | 'dismissal'> {
  const { sha256: _, ...given } = source ?? { title: '' };
  const file = given.attachmentId;
  const kept = before?.source?.attachmentId === file ? before?.source?.sha256 : undefined;
  const sha256 = kept ?? (file ? files.get(file) : undefined);
  return {
    dismissal: status === 'dismissed' ? (dismissal ?? null) : null,
    source: source && { ...given, ...(sha256 ? { sha256 } : {}) },
  };
}

const removal = (request: RequestRecord, finding: FindingRecord, actor: Actor) => ({
  type: 'finding.removed' as const,
  actor,
  ...ofRequest(request),
  object: { type: 'finding' as const, id: finding.id, label: request.legalName },
  data: { finding: finding.id },
  personalChanges: [{ field: 'summary', before: finding.summary, after: null }],
});

type Differences = { coded: Change[]; personal: Change[] };

function differences(before: FindingRecord | null, after: Facts): Differences {
  const changed = (fields: readonly (keyof Facts & keyof FindingRecord)[]) =>
    fields
      .filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }));
  return { coded: changed(coded), personal: changed(personal) };
}

const saving = (
  request: RequestRecord,
  { id, category, severity, status }: Pick<FindingRecord, 'id' | 'category' | 'severity' | 'status'>,
  actor: Actor,
  changed: Differences,
) => ({
  type: 'finding.saved' as const,
  actor,
  ...ofRequest(request),
  object: { type: 'finding' as const, id, label: request.legalName },
  data: { finding: id, category, severity, status },
  changes: changed.coded,
  personalChanges: changed.personal,
});
