import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveAnalysis } from '../../../../contract/analysis/analysis.ts';
import { type Actor, db, invalidField, notFound, type Platform } from '../../../platform/index.ts';
import { type Change, record } from '../../audit/index.ts';
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
  let saved = 0;
  for (const [place, { id, remove, ...given }] of sent.entries()) {
    const before = id ? known.get(id) : undefined;
    if (id && !before) throw notFound();
    if (!remove) refuseBareDismissal(before, given, place);
    const facts = { ...given, ...settled(before, given, files) };
    if (remove) {
      if (before) await removeFinding(platform, request, before, actor);
      saved += before ? 1 : 0;
    } else if (before) {
      saved += await changeFinding(platform, request, before, facts, actor);
    } else {
      await createFinding(platform, request, facts, actor);
      saved += 1;
    }
  }
  return saved;
}

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

async function createFinding(platform: Platform, request: RequestRecord, facts: Facts, actor: Actor) {
  const now = platform.clock.now();
  const [created] = await db()
    .insert(findings)
    .values({
      ...facts,
      ...ofRequest(request),
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await tell(platform, request, created!, actor, differences(null, facts));
}

async function changeFinding(
  platform: Platform,
  request: RequestRecord,
  before: FindingRecord,
  facts: Facts,
  actor: Actor,
) {
  const changed = differences(before, facts);
  if (changed.coded.length + changed.personal.length === 0) return 0;
  const [after] = await db()
    .update(findings)
    .set({ ...facts, updatedAt: platform.clock.now(), ...decidedNow(platform, actor) })
    .where(eq(findings.id, before.id))
    .returning();
  await tell(platform, request, after!, actor, changed);
  return 1;
}

async function removeFinding(
  platform: Platform,
  request: RequestRecord,
  finding: FindingRecord,
  actor: Actor,
) {
  await db()
    .update(findings)
    .set({ removedAt: platform.clock.now(), ...decidedNow(platform, actor) })
    .where(eq(findings.id, finding.id));
  await record(platform.clock, {
    type: 'finding.removed',
    actor,
    ...ofRequest(request),
    object: { type: 'finding', id: finding.id, label: request.legalName },
    data: { finding: finding.id },
    personalChanges: [{ field: 'summary', before: finding.summary, after: null }],
  });
}

const decidedNow = ({ clock }: Platform, { userId }: Actor) => ({
  decidedBy: userId,
  decidedAt: clock.now(),
});

type Differences = { coded: Change[]; personal: Change[] };

function differences(before: FindingRecord | null, after: Facts): Differences {
  const changed = (fields: readonly (keyof Facts & keyof FindingRecord)[]) =>
    fields
      .filter((field) => JSON.stringify(before?.[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] ?? null }));
  return { coded: changed(coded), personal: changed(personal) };
}

async function tell(
  platform: Platform,
  request: RequestRecord,
  { id, category, severity, status }: FindingRecord,
  actor: Actor,
  changed: Differences,
) {
  await record(platform.clock, {
    type: 'finding.saved',
    actor,
    ...ofRequest(request),
    object: { type: 'finding', id, label: request.legalName },
    data: { finding: id, category, severity, status },
    changes: changed.coded,
    personalChanges: changed.personal,
  });
}
