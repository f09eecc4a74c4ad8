import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AnalysisLimits } from '../../../../contract/limits.ts';
import { isOpen } from '../../../../contract/request-statuses.ts';
import { db, type Platform, type StoredFile } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import type { ActiveModel, Reading } from '../../media/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import {
  lockRequest,
  noticeAbout,
  ofRequest,
  type RequestRecord,
  saveUploads,
} from '../../requests/index.ts';
import { subjectsHash, subjectsOf } from '../../screening/index.ts';
import { rateAfterRun } from '../rating/update-rating.ts';
import type { FindingRecord } from '../records.ts';
import { findings, mediaSources } from '../tables.ts';
import { mediaSubjects } from './media-subjects.ts';
import { passageKeyOf, proposedFinding } from './proposed-finding.ts';
import type { SourceRecord } from './source-queries.ts';

type Read = Exclude<Reading, { refused: string }>;
type Wanted = { request: RequestRecord; source: SourceRecord; model: ActiveModel };
type NewFinding = typeof findings.$inferInsert & { passageKey: string };

/** One transaction: all that a document told, or nothing. Answers how many findings are newly proposed. */
export async function finishReading(platform: Platform, wanted: Wanted, read: Read): Promise<number> {
  const { source } = wanted;
  const isEvidence = source.kind === 'news' ? read.proposals.length > 0 : source.mime === 'text/html';
  const page = isEvidence && !source.attachmentId ? await keptText(platform, read) : null;
  return platform.database.tx({ kind: 'system' }, async () => {
    const request = await lockRequest(source.requestId);
    const [current] = await db()
      .select()
      .from(mediaSources)
      .where(eq(mediaSources.id, source.id))
      .for('update');
    if (!request || current?.status !== 'reading' || !isOpen(request)) return 0;
    const names = subjectsHash(subjectsOf(request.intake));
    if (names !== subjectsHash(subjectsOf(wanted.request.intake))) return readLater(source);
    const partlyRead = read.partlyRead || (source.kind === 'news' && current.partlyRead);
    const title = source.title || read.title?.slice(0, AnalysisLimits.title) || source.url || 'Web page';
    const attachmentId = page
      ? await keepEvidence(platform, request, { ...source, title }, page)
      : current.attachmentId;
    const { added, changed } = await propose(
      platform,
      { ...wanted, request, source: { ...source, title } },
      attachmentId,
      read,
    );
    await db()
      .update(mediaSources)
      .set({
        status: 'read',
        error: read.unread?.reason ?? null,
        unreadPages: read.unread?.pages ?? null,
        title,
        attachmentId,
        modelId: wanted.model.id,
        modelNumber: wanted.model.number,
        subjectsHash: names,
        passages: read.passages,
        cut: read.cut,
        partlyRead,
        noProposals: read.noProposals,
        readAt: platform.clock.now(),
      })
      .where(eq(mediaSources.id, source.id));
    await record(platform.clock, {
      type: 'media.read',
      actor: 'system',
      ...ofRequest(request),
      object: { type: 'media', id: source.id, label: title },
      data: {
        source: source.id,
        sha256: source.sha256,
        model: wanted.model.number,
        passages: read.passages,
        proposed: added,
        ...(partlyRead && { charactersRead: read.text.length }),
      },
    });
    if (added > 0) await tell(platform, request, added, isAnew(wanted));
    if (changed) await rateAfterRun(platform.clock, request);
    return added;
  });
}

/** Its names changed meanwhile: the job that the change queued reads it for those it has now. */
async function readLater({ id }: SourceRecord): Promise<number> {
  await db().update(mediaSources).set({ status: 'queued' }).where(eq(mediaSources.id, id));
  return 0;
}

/**
 * A document that cannot be read: the reason stands beside it, unless another run of the job has read it meanwhile, or
 * somebody wants it read again.
 */
export async function failReading(
  platform: Platform,
  source: SourceRecord,
  reason: string,
  from: SourceRecord['status'] = 'reading',
): Promise<number> {
  await platform.database.tx({ kind: 'system' }, async () => {
    const [failed] = await db()
      .update(mediaSources)
      .set({ status: 'failed', error: reason })
      .where(and(eq(mediaSources.id, source.id), eq(mediaSources.status, from)))
      .returning({ id: mediaSources.id });
    if (!failed) return;
    await record(platform.clock, {
      type: 'media.read_failed',
      actor: 'system',
      clientId: source.clientId,
      object: { type: 'media', id: source.id, label: source.title },
      requestId: source.requestId,
      data: { source: source.id, reason },
    });
  });
  return 0;
}

const keptText = ({ files }: Platform, { text }: Read) =>
  files.putBuffer(new TextEncoder().encode(text), 'text/plain');

async function keepEvidence(
  { clock }: Platform,
  request: RequestRecord,
  { title, addedBy }: SourceRecord,
  page: StoredFile,
) {
  const name = `${title
    .replace(/\.html?$/i, '')
    .slice(0, 190)
    .toWellFormed()}.txt`;
  const [kept] = await saveUploads(
    request,
    [{ ...page, name }],
    { side: 'analysis' },
    { userId: addedBy },
    clock.now(),
  );
  return kept!.id;
}

/** What is there already and was looked at stays as it is; what nobody looked at follows the newer reading. */
async function propose({ clock }: Platform, wanted: Wanted, attachmentId: string | null, read: Read) {
  const { request, source, model } = wanted;
  const now = clock.now();
  const subjects = mediaSubjects(request.intake);
  const keys = read.proposals.map((proposal) => passageKeyOf(source.sha256, proposal));
  const rows = read.proposals.map((proposal, at): NewFinding => {
    const event = typeof proposal.event === 'string' ? proposal.event : keys[proposal.event]!;
    return {
      ...proposedFinding(source, attachmentId, proposal, {
        model: model.number,
        event,
        legalName: request.legalName,
        subjects,
        addedOn: clock.calendar.dayOf(source.addedAt),
      }),
      passageKey: keys[at]!,
      ...ofRequest(request),
      createdAt: now,
      updatedAt: now,
    };
  });
  const known = new Map((await proposedBefore(source)).map((row) => [row.passageKey, row]));
  let added = 0;
  let changed = false;
  for (const row of rows) {
    const before = known.get(row.passageKey);
    known.delete(row.passageKey);
    if (before?.decidedBy) continue;
    const isNew = !before || before.removedAt !== null;
    added += isNew ? 1 : 0;
    changed ||= isNew || before.category !== row.category;
    const earlier = readBefore(source, model.number, before);
    if (row.machine && earlier) row.machine = { ...row.machine, before: earlier };
    if (!before) await db().insert(findings).values(row).onConflictDoNothing();
    else {
      const { createdAt: _, ...facts } = row;
      await db()
        .update(findings)
        .set({ ...facts, removedAt: null })
        .where(eq(findings.id, before.id));
    }
  }
  const gone = [...known.values()].filter(({ decidedBy, removedAt }) => !decidedBy && !removedAt);
  if (gone.length > 0) {
    await db()
      .update(findings)
      .set({ removedAt: now })
      .where(
        and(
          inArray(
            findings.id,
            gone.map(({ id }) => id),
          ),
          isNull(findings.decidedBy),
        ),
      );
  }
  return { added, changed: changed || gone.length > 0 };
}

type Earlier = NonNullable<NonNullable<FindingRecord['machine']>['before']>;

/** What another version said of the passage; it stays told while the same version reads it again. */
function readBefore(
  { modelNumber }: SourceRecord,
  model: number,
  before: FindingRecord | undefined,
): Earlier | undefined {
  const proposed = before?.removedAt === null ? before.machine : null;
  if (modelNumber === null || modelNumber === model) return proposed?.before;
  if (!proposed) return { label: 'none', probability: null, model: modelNumber };
  const { label, probability } = proposed;
  return { label, probability, model: proposed.model };
}

function proposedBefore(source: SourceRecord) {
  return db()
    .select()
    .from(findings)
    .where(and(eq(findings.requestId, source.requestId), eq(findings.sourceId, source.id)));
}

/** It was read before, by another version. */
const isAnew = ({ source, model }: Wanted) =>
  source.modelNumber !== null && source.modelNumber !== model.number ? model.number : null;

async function tell({ clock }: Platform, request: RequestRecord, added: number, anew: number | null) {
  if (!request.drafterId) return;
  await notify(clock, {
    userIds: [request.drafterId],
    ...noticeAbout(request),
    kind: 'screening',
    activity: anew
      ? noticeText('request.passages_proposed_anew', { passages: added, model: anew })
      : noticeText('request.passages_proposed', { passages: added }),
  });
}
