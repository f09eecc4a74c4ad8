import type { MediaSource } from '../../../../contract/analysis/media.ts';
import { MediaLimits } from '../../../../contract/limits.ts';
import {
  clusterEvents,
  type EventPassage,
  MEDIA_LABELS,
  type MediaModel,
  type MediaProposal,
  type MediaSubject,
  type NoProposals,
  parseModel,
  readDocument,
  splitPassages,
  type UnassignedPassage,
} from '../../../../engine/media/index.ts';
import { limitedTask } from '../limited-task.ts';
import { documentText } from './document-text.ts';
import { type DocumentText, UnreadableDocument, type UnreadPages } from './unreadable-document.ts';

export type ReadingTask = {
  content: Uint8Array;
  mime: string;
  model: { sha256: string; text: string };
  subjects: MediaSubject[];
  publishedOn: string | undefined;
  /** What other documents told, so that passages of one event are found across them. */
  earlier: (EventPassage & { event: string })[];
  /** The character it is read from; places in the reading count from there. */
  from?: number;
};
export type ReadProposal = Omit<MediaProposal, 'event'> & {
  /** Nobody of the request could be tied to it. */
  unassigned?: true;
  /** Of a PDF, from 1. */
  page: number | undefined;
  /** The event of an earlier passage, or the place of the first proposal that tells it. */
  event: string | number;
};
type StoredReason = NonNullable<MediaSource['noProposals']>;
export type Reading =
  /** `late`: another time it may be read. */
  | { refused: string; late: boolean }
  | {
      text: string;
      title: string | undefined;
      passages: number;
      proposals: ReadProposal[];
      cut: boolean;
      /** The document goes on after what was read. */
      partlyRead: boolean;
      unread: UnreadPages | null;
      noProposals: StoredReason | null;
    };

let kept: { sha256: string; model: MediaModel } | undefined;

/** What the thread of `startMediaReader` does. */
export default limitedTask(async (task: ReadingTask): Promise<Reading> => {
  try {
    if (kept?.sha256 !== task.model.sha256)
      kept = { sha256: task.model.sha256, model: parseModel(task.model.text) };
    return readText(kept.model, await documentText(task.content, task.mime, task.from), task);
  } catch (error) {
    if (error instanceof UnreadableDocument) return { refused: error.message, late: false };
    throw error;
  }
});

function readText(model: MediaModel, read: DocumentText, task: ReadingTask): Reading {
  const { text, title, pages, isPart = false, unread = null } = read;
  const reading = readDocument(model, text, task.subjects, task.publishedOn);
  const { unassigned, noProposals = null } = reading;
  // What is tied comes first where there is more than is proposed of one document.
  const found: Found[] = [...reading.proposals, ...unassigned.map(untied)];
  const proposals = found.slice(0, MediaLimits.proposals).sort((a, b) => a.start - b.start);
  const events = eventsOf(proposals, task.earlier);
  return {
    text,
    title,
    passages: splitPassages(text).length,
    cut: found.length > proposals.length,
    partlyRead: isPart,
    unread,
    noProposals: proposals.length > 0 ? null : withPage(noProposals, pages),
    proposals: proposals.map((proposal, at) => ({
      ...proposal,
      page: pageOf(proposal.start, pages),
      event: events[at] ?? at,
    })),
  };
}

type Found = Omit<MediaProposal, 'event'> & { unassigned?: true };

/** An adverse passage that nobody of the request could be tied to: proposed all the same, for a person to assign. */
function untied({ candidates: _, probability, ...passage }: UnassignedPassage): Found {
  const none = Object.fromEntries(MEDIA_LABELS.map((label) => [label, 0])) as MediaProposal['probabilities'];
  return {
    ...passage,
    probabilities: { ...none, [passage.label]: probability, none: 1 - probability },
    ...{ role: 'subject', about: [], mentions: [], words: [], unassigned: true },
  };
}

/** A passage of a PDF is found by its page. */
function withPage(reason: NoProposals | null, pages: readonly number[]): StoredReason | null {
  if (reason?.reason !== 'not_adverse') return reason;
  const { start, ...closest } = reason.closest;
  const page = pageOf(start, pages);
  return { reason: reason.reason, closest: { ...closest, ...(page && { page }) } };
}

const pageOf = (start: number, pages: readonly number[]) =>
  pages.length > 0 ? pages.filter((first) => first <= start).length : undefined;

/** By proposal the event it belongs to: one that is known, or the place of its first passage here. */
function eventsOf(proposals: readonly Found[], earlier: ReadingTask['earlier']) {
  const told = proposals.map(({ excerpt, label, mentions, date }) => ({
    text: excerpt,
    label,
    subjects: mentions.map(({ subject }) => subject),
    ...(date ? { date } : {}),
  }));
  const clusters = clusterEvents([...earlier, ...told]);
  const names = new Map<number, string | number>();
  for (const [at, { event }] of earlier.entries())
    if (!names.has(clusters[at]!)) names.set(clusters[at]!, event);
  return proposals.map((_, at) => {
    const cluster = clusters[earlier.length + at]!;
    if (!names.has(cluster)) names.set(cluster, at);
    return names.get(cluster)!;
  });
}
