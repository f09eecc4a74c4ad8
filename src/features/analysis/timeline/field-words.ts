import { formatDay } from '@/shared/format';
import type { ToWord } from '@/shared/words/use-words';
import { TIMELINE_KINDS, type TimelineKind } from '../../../../contract/words.ts';
import type { Translate } from '../texts/index.ts';

const ofTheFirm: readonly TimelineKind[] = ['analysis', 'following'];

/** What the timeline can be narrowed to. */
export const kindOptions = (firm: boolean, word: ToWord) =>
  TIMELINE_KINDS.filter((kind) => firm || !ofTheFirm.includes(kind)).map((value) => ({
    value,
    label: word(value),
  }));

/** `intake.legalName` → `Legal name`, `section.summary` → `Section summary`. */
export function fieldWords(field: string, word: ToWord): string {
  const [first = '', second] = field.split('.');
  if (first === 'intake' && second) return word(second);
  return second ? `${word(first)} ${word(second).toLowerCase()}` : word(first);
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
export function sayValue(field: string, value: unknown, word: ToWord): unknown {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (!coded.includes(field.split('.').at(-1) ?? '')) return value;
  if (Array.isArray(value)) return value.map((item) => sayValue(field, item, word));
  return typeof value === 'string' && value !== '' ? word(value) : value;
}

const said = {
  submit: 'submittedTheRequest',
  'accept and allocate': 'allocatedTheRequest',
  'take next': 'tookTheRequest',
  'hand back': 'handedTheRequestBack',
  start: 'startedTheAnalysis',
  'ask client': 'askedTheClient',
  answer: 'answeredTheQuestion',
  'withdraw question': 'withdrewTheQuestion',
  amend: 'amendedTheFacts',
  'submit for review': 'sentForReview',
  return: 'returnedToTheDrafter',
  release: 'releasedTheReport',
  reject: 'rejectedTheRequest',
  cancel: 'cancelledTheRequest',
  reopen: 'reopenedTheRequest',
  'ask reopen': 'askedToReopenTheReport',
  'decline reopen': 'declinedToReopenTheReport',
} as const;

const isKnown = (act: string): act is keyof typeof said => Object.hasOwn(said, act);

/** The sentence of an event: what was done, and where it led. */
export function sentenceOf(text: string, t: Translate): string {
  const [act = '', course] = text.split(': ');
  return [isKnown(act) ? t(said[act]) : act, course].filter(Boolean).join(': ');
}
