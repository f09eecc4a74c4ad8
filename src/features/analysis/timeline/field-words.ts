import { formatDay, toWords } from '@/shared/format';
import { TIMELINE_KINDS, type TimelineKind } from '../../../../contract/words.ts';

const kindWords: Record<TimelineKind, string> = {
  course: 'Status',
  facts: 'Facts',
  documents: 'Documents',
  comments: 'Questions and comments',
  analysis: 'Analysis',
  report: 'Report',
  following: 'Tags and watchers',
};
const ofTheFirm: readonly TimelineKind[] = ['analysis', 'following'];

/** What the timeline can be narrowed to. */
export const kindOptions = (firm: boolean) =>
  TIMELINE_KINDS.filter((kind) => firm || !ofTheFirm.includes(kind)).map((value) => ({
    value,
    label: kindWords[value],
  }));

/** `intake.legalName` → `Legal name`, `section.summary` → `Section summary`. */
export function fieldWords(field: string): string {
  const [first = '', second] = field.split('.');
  if (first === 'intake' && second) return toWords(second);
  return second ? `${toWords(first)} ${toWords(second).toLowerCase()}` : toWords(first);
}

/** Fields that hold a word of the wire, not of a person. */
const coded = [
  'status',
  'priority',
  'category',
  'categories',
  'severity',
  'credibility',
  'stage',
  'role',
  'disposition',
  'reasonCode',
  'overall',
  'band',
  'computed',
  'rating',
  'entityType',
  'relationshipType',
  'reportType',
];

/** A value of a field as people read it; texts of people stay as they are. */
export function sayValue(field: string, value: unknown): unknown {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (!coded.includes(field.split('.').at(-1) ?? '')) return value;
  if (Array.isArray(value)) return value.map((item) => sayValue(field, item));
  return typeof value === 'string' && value !== '' ? toWords(value) : value;
}

const said: Record<string, string> = {
  submit: 'submitted the request',
  'accept and allocate': 'allocated the request',
  'take next': 'took the request',
  'hand back': 'handed the request back',
  start: 'started the analysis',
  'ask client': 'asked the client',
  answer: 'answered',
  'withdraw question': 'withdrew the question',
  amend: 'amended the facts',
  'submit for review': 'submitted for review',
  return: 'returned to the drafter',
  release: 'released the report',
  reject: 'rejected the request',
  cancel: 'cancelled the request',
  reopen: 'reopened the request',
  'ask reopen': 'asked to reopen the report',
  'decline reopen': 'declined to reopen the report',
};

/** The sentence of an event: what was done, and where it led. */
export function sentenceOf(text: string): string {
  const [act = '', course] = text.split(': ');
  return [said[act] ?? act, course].filter(Boolean).join(': ');
}
