import type { TimelineItem } from '../../../../contract/reports/cases.ts';
import { type AuditKind, isVisibleToClients, type TimelineEvent } from '../../audit/index.ts';

type Change = TimelineItem['changes'][number];
type File = TimelineItem['files'][number];

/** Ids that say nothing to a reader, and what is shown as words or files. */
const unsaid = ['thirdPartyId', 'resumeStatus', 'reopenAskedBy', 'file', 'comment'];
const people: Record<string, string> = { drafterId: 'drafter', allocatorId: 'allocator' };

/** What is worth reading of an event besides its differences, by the names in its data. */
const worthReading: Partial<Record<AuditKind, readonly string[]>> = {
  'screening.finished': ['names', 'matches'],
  'screening.failed': ['reason'],
  'rating.proposed': ['score', 'overall', 'methodVersion'],
  'rating.override_asked': ['band', 'computed', 'expiresOn'],
  'rating.override_approved': ['band'],
  'rating.override_refused': ['band'],
  'rating.override_withdrawn': ['band'],
  'rating.override_expired': ['band', 'overall'],
  'rating.override_overtaken': ['band', 'overall'],
  'report.sealed': ['version', 'rating', 'score', 'pdfSha256'],
  'report.read': ['version'],
  'report.copied': ['version'],
  'file.downloaded': ['report'],
  'dossier.downloaded': ['version'],
};

/** Field, before, after: people by name, and for the client side only what it may know. */
export function changesOf(
  event: TimelineEvent,
  forClients: boolean,
  nameOf: (id: string) => string | null,
): Change[] {
  const facts = new Set(event.changes.map(({ field }) => field));
  const named = event.changes
    // What is kept beside the facts for lists to be sorted by is no change of its own.
    .filter(({ field }) => !unsaid.includes(field) && !facts.has(`intake.${field}`))
    .filter(({ field, before }) => field !== 'reportVersion' || before !== null)
    .filter(({ field }) => !forClients || isVisibleToClients(field))
    .map(({ field, before, after }) => {
      const role = people[field];
      if (!role) return { field, before, after };
      const name = (id: unknown) => (typeof id === 'string' ? nameOf(id) : null);
      return { field: role, before: name(before), after: name(after) };
    });
  const told = (worthReading[event.type as AuditKind] ?? [])
    .filter((name) => event.data[name] !== undefined && event.data[name] !== '')
    .map((name) => ({ field: name, before: null, after: event.data[name] }));
  return [...aboutOf(event), ...told, ...named];
}

/** Of what is judged by itself, whom it is about. */
const aboutOf = ({ objectType, objectLabel }: TimelineEvent): Change[] =>
  objectType === 'match' && objectLabel ? [{ field: 'subject', before: null, after: objectLabel }] : [];

/** The files of a request by their ids, whatever became of them. */
export type KnownFiles = ReadonlyMap<string, { name: string; sha256: string; isShared: boolean }>;

/** Files that came or went with the event, or that it is about; for the client side only those that it sees. */
export function filesOf(event: TimelineEvent, known: KnownFiles, forClients: boolean): File[] {
  const files = [...ownFile(event), ...namedFiles(event, known), ...filesOfAct(event)];
  return files.filter(({ id }) => !forClients || known.get(id)?.isShared === true);
}

function ownFile({ type, objectLabel, data }: TimelineEvent): File[] {
  if (type !== 'request.file_added' && type !== 'request.file_removed') return [];
  const happened = type === 'request.file_removed' ? 'removed' : 'added';
  const id = String(data.attachment ?? '');
  return [{ id, name: objectLabel, sha256: String(data.sha256 ?? ''), happened }];
}

function namedFiles({ type, data }: TimelineEvent, known: KnownFiles): File[] {
  if (type !== 'file.downloaded' && type !== 'file.corrupt') return [];
  const ids = [data.attachments ?? data.file ?? []].flat().map(String);
  return ids.flatMap((id) => {
    const file = known.get(id);
    return file ? [{ id, name: file.name, sha256: file.sha256, happened: 'named' as const }] : [];
  });
}

type Stored = { id: string; sha256: string };
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'id' in value;

function filesOfAct({ changes }: TimelineEvent): File[] {
  const entries = changes
    .filter(({ field }) => field === 'file')
    .map(({ before, after }) => ({
      value: after ?? before,
      happened: after === null ? ('removed' as const) : ('added' as const),
    }));
  const names = entries.map(({ value }) => value).filter((value) => typeof value === 'string');
  return entries
    .filter((entry) => isStored(entry.value))
    .map(({ value, happened }, at) => ({ ...(value as Stored), name: names[at] ?? '', happened }));
}
