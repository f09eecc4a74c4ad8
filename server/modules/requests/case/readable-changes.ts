import type { TimelineItem } from '../../../../contract/reports/cases.ts';
import type { AuditKind, TimelineEvent } from '../../audit/index.ts';

type Change = TimelineItem['changes'][number];
type File = TimelineItem['files'][number];

/** Ids that say nothing to a reader, and what is shown as words or files. */
const unsaid = ['thirdPartyId', 'resumeStatus', 'reopenAskedBy', 'file', 'comment'];
/** What the client side may see change: its own facts, and where the request stands. */
const toldToClients = ['status', 'dueOn', 'priority', 'reportType', 'categories'];
const people: Record<string, string> = { drafterId: 'drafter', allocatorId: 'allocator' };

/** What is worth reading of an event besides its differences, by the names in its data. */
const worthReading: Partial<Record<AuditKind, readonly string[]>> = {
  'screening.finished': ['names', 'matches'],
  'screening.failed': ['reason'],
  'finding.saved': ['category'],
  'rating.proposed': ['score', 'overall', 'methodVersion'],
  'report.sealed': ['version', 'rating', 'score', 'pdfSha256'],
  'report.read': ['version'],
  'file.downloaded': ['report'],
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
    .filter(({ field }) => !forClients || field.startsWith('intake.') || toldToClients.includes(field))
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

/** Files that came or went with the event. Their names stand apart from their ids, in the same order. */
export function filesOf(event: TimelineEvent, shown: ReadonlySet<string> | null): File[] {
  return [...ownFile(event), ...filesOfAct(event)].filter(({ id }) => shown === null || shown.has(id));
}

function ownFile({ type, objectLabel, data }: TimelineEvent): File[] {
  if (type !== 'request.file_added' && type !== 'request.file_removed') return [];
  const id = String(data.attachment ?? '');
  return [
    { id, name: objectLabel, sha256: String(data.sha256 ?? ''), removed: type === 'request.file_removed' },
  ];
}

type Stored = { id: string; sha256: string };
const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'id' in value;

function filesOfAct({ changes }: TimelineEvent): File[] {
  const entries = changes
    .filter(({ field }) => field === 'file')
    .map(({ before, after }) => ({ value: after ?? before, removed: after === null }));
  const names = entries.map(({ value }) => value).filter((value) => typeof value === 'string');
  return entries
    .filter((entry) => isStored(entry.value))
    .map(({ value, removed }, at) => ({ ...(value as Stored), name: names[at] ?? '', removed }));
}
