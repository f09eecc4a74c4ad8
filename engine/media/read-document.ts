import { type Classification, classifyPassage } from './classify.ts';
import { clusterEvents } from './events/cluster-events.ts';
import { eventDate } from './events/event-date.ts';
import type { MediaModel } from './model/media-model.ts';
import { linkSubjects } from './subjects/link-subjects.ts';
import type { MediaRole, MediaSubject, Mention } from './subjects/subject.ts';
import { splitPassages } from './text/split-passages.ts';

/**
 * What a document says of a subject, for a person to confirm or dismiss: `start` and `end` are offsets of the excerpt
 * in the document, `event` numbers the events of the document from 0, `date` is YYYY, YYYY-MM or YYYY-MM-DD.
 */
export type MediaProposal = Omit<Classification, 'words'> & {
  excerpt: string;
  start: number;
  end: number;
  role: MediaRole;
  mentions: Mention[];
  words: Classification['words'];
  date?: string;
  event: number;
};

/**
 * Reads a document: passages that speak of a subject and belong likelier to a category than to none, in their order,
 * with category, stage, role, date and the event they belong to. Offsets of words and mentions are those of the
 * document. `publishedOn` is YYYY-MM-DD. Never throws; about 1 ms a passage.
 */
export function readDocument(
  model: MediaModel,
  document: string,
  subjects: readonly MediaSubject[],
  publishedOn?: string,
): MediaProposal[] {
  const found = linkSubjects(document, splitPassages(document), subjects).flatMap(
    ({ passage, mentions, role }) => {
      if (role === 'unrelated') return [];
      const { words, ...answer } = classifyPassage(model, passage.text);
      if (answer.label === 'none') return [];
      const date = eventDate(passage.text, publishedOn);
      const { text: excerpt, start, end } = passage;
      const placed = words.map((word) => ({ ...word, start: start + word.start, end: start + word.end }));
      return [{ ...answer, excerpt, start, end, role, mentions, words: placed, ...(date ? { date } : {}) }];
    },
  );
  const events = clusterEvents(
    found.map(({ excerpt, label, mentions, date }) => ({
      text: excerpt,
      label,
      subjects: mentions.map(({ subject }) => subject),
      ...(date ? { date } : {}),
    })),
  );
  return found.map((proposal, at) => ({ ...proposal, event: events[at]! }));
}
