import type { Change } from '../../audit/index.ts';
import type { AttachmentRecord, RequestRecord } from '../record.ts';

const plain = [
  'status',
  'resumeStatus',
  'drafterId',
  'allocatorId',
  'reportVersion',
  'dueOn',
  'priority',
  'reportType',
  'categories',
  'thirdPartyId',
  'reopenAskedBy',
  'rating',
  'ratingScore',
] as const;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const stated = ({ id, sha256, kind }: AttachmentRecord) => ({ id, sha256, ...(kind && { kind }) });

/** What an act changed, for its audit event: codes and ids apart from names and texts, which can be erased. */
export function differences(
  before: RequestRecord | null,
  after: RequestRecord,
  added: readonly AttachmentRecord[] = [],
  removed: readonly AttachmentRecord[] = [],
  reclassified: readonly { before: AttachmentRecord; after: AttachmentRecord }[] = [],
) {
  const changes: Change[] = plain
    .filter((field) => !same(before?.[field] ?? null, after[field]))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] }));
  const files = [
    ...added.map((file) => ({ field: 'file', before: null, after: stated(file) })),
    ...removed.map((file) => ({ field: 'file', before: stated(file), after: null })),
    ...reclassified.map(({ before, after }) => ({
      field: 'documentKind',
      before: before.kind,
      after: after.kind,
    })),
  ];
  const names = [
    ...added.map(({ name }) => ({ field: 'file', before: null, after: name })),
    ...removed.map(({ name }) => ({ field: 'file', before: name, after: null })),
  ];
  return { changes: [...changes, ...files], personalChanges: [...intakeChanges(before, after), ...names] };
}

function intakeChanges(before: RequestRecord | null, after: RequestRecord): Change[] {
  const old: Record<string, unknown> = before?.intake ?? {};
  const now: Record<string, unknown> = after.intake;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !same(old[field], now[field]))
    .map((field) => ({ field: `intake.${field}`, before: old[field] ?? null, after: now[field] ?? null }));
}
