import { type Classification, classifyPassage } from './classify.ts';
import { clusterEvents } from './events/cluster-events.ts';
import { eventDate } from './events/event-date.ts';
import { ADVERSE_LABELS, type AdverseLabel } from './labels.ts';
import type { MediaModel } from './model/media-model.ts';
import { type LinkedPassage, linkSubjects } from './subjects/link-subjects.ts';
import type { MediaRole, MediaSubject, Mention } from './subjects/subject.ts';
import { isEnglish } from './text/is-english.ts';
import { splitPassages } from './text/split-passages.ts';

type AdverseClassification = Classification & { label: AdverseLabel };

/**
 * What a document says of a subject, for a person to confirm or dismiss: `start` and `end` are offsets of the excerpt
 * in the document, `event` numbers the events of the document from 0, `date` is YYYY, YYYY-MM or YYYY-MM-DD.
 */
export type MediaProposal = Omit<AdverseClassification, 'words'> & {
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
 * A passage of a subject that no category was likely enough for, and the likeliest of them. `start` is the offset of the
 * excerpt in the document.
 */
type ClosestPassage = { label: AdverseLabel; probability: number; excerpt: string; start: number };

/**
 * Why a document has no proposal: it has hardly a sentence in English, the only language that models learn; it names no
 * subject; or nothing it says of one is likelier adverse than not, not even the closest passage.
 */
export type NoProposals =
  | { reason: 'not_english' | 'not_named' }
  | { reason: 'not_adverse'; closest: ClosestPassage };

/** What a document tells: proposals in their order, or why there are none. */
type DocumentReading = { proposals: MediaProposal[]; noProposals?: NoProposals };

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
): DocumentReading {
  const read = linkSubjects(document, splitPassages(document), subjects).flatMap((linked) => {
    const { role } = linked;
    return role === 'unrelated'
      ? []
      : [{ ...linked, role, answer: classifyPassage(model, linked.passage.text) }];
  });
  const found = read.flatMap(({ answer, ...linked }) =>
    isAdverse(answer) ? [proposalOf({ ...linked, answer }, publishedOn)] : [],
  );
  if (found.length === 0) return { proposals: [], noProposals: whyNone(document, read) };
  const events = clusterEvents(
    found.map(({ excerpt, label, mentions, date }) => ({
      text: excerpt,
      label,
      subjects: mentions.map(({ subject }) => subject),
      ...(date ? { date } : {}),
    })),
  );
  return { proposals: found.map((proposal, at) => ({ ...proposal, event: events[at]! })) };
}

const isAdverse = (answer: Classification): answer is AdverseClassification => answer.label !== 'none';

type Read<Answer = Classification> = LinkedPassage & { role: MediaRole; answer: Answer };

function proposalOf(
  { passage, mentions, role, answer }: Read<AdverseClassification>,
  publishedOn: string | undefined,
) {
  const { words, ...about } = answer;
  const { text: excerpt, start, end } = passage;
  const date = eventDate(excerpt, publishedOn);
  const placed = words.map((word) => ({ ...word, start: start + word.start, end: start + word.end }));
  return { ...about, excerpt, start, end, role, mentions, words: placed, ...(date ? { date } : {}) };
}

function whyNone(document: string, read: readonly Read[]): NoProposals {
  if (!isEnglish(document)) return { reason: 'not_english' };
  const [closest] = read
    .map(({ passage, answer }) => ({
      ...likeliestAdverse(answer),
      excerpt: passage.text,
      start: passage.start,
    }))
    .sort((a, b) => b.probability - a.probability);
  return closest ? { reason: 'not_adverse', closest } : { reason: 'not_named' };
}

function likeliestAdverse({ probabilities }: Classification) {
  const adverse = ADVERSE_LABELS.map((label) => ({ label, probability: probabilities[label] }));
  return adverse.reduce((best, one) => (one.probability > best.probability ? one : best));
}
