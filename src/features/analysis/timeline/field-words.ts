import { toWords } from '@/shared/format';
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

const said: Record<string, string> = {
  'ask reopen': 'asked to reopen the report',
  'decline reopen': 'declined to reopen the report',
};

/** The sentence of an event, without the colon of its status. */
export const sentenceOf = (text: string) => said[text] ?? text;
