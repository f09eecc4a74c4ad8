import type { Section } from '../../../contract/reports/analysis.ts';
import type { Rating } from '../../../contract/reports/ratings.ts';
import type { RequestRecord } from '../requests/index.ts';
import {
  isStale,
  type MatchRecord,
  needsSecondPerson,
  openLooks,
  type RunRecord,
  type SecondLookShown,
} from '../screening/index.ts';
import type { FindingRecord } from './records.ts';

export type Considered = {
  request: RequestRecord;
  run: RunRecord | null;
  matches: MatchRecord[];
  findings: FindingRecord[];
  sections: Section[];
  /** Documents that are about to be read, where a model is there to read them. */
  unread: number;
  rating: Rating | null;
  /** What second looks came to that differed. */
  looks: SecondLookShown[];
};

/** Inside a transaction of the firm: what refuses submit_for_review and release, each a sentence to act on. */
export async function openPointsOf({
  request,
  run,
  matches,
  findings,
  sections,
  unread,
  rating,
  looks,
}: Considered): Promise<string[]> {
  const points: string[] = [];
  const screening = await screeningPoint(run, request);
  if (screening) points.push(screening);
  const undecided = matches.filter(({ disposition }) => disposition === 'unspecified').length;
  if (undecided > 0) points.push(`${many(undecided, 'match has', 'matches have')} no disposition.`);
  const waiting = matches.filter(needsSecondPerson).length;
  if (waiting > 0) {
    points.push(`${many(waiting, 'false positive waits', 'false positives wait')} for a second person.`);
  }
  const { unsettled, ignored } = openLooks(looks, matches);
  if (unsettled > 0) {
    points.push(
      `${many(unsettled, 'second look', 'second looks')} came to another answer: an allocator has to settle it.`,
    );
  }
  if (ignored > 0) {
    points.push(
      `${many(ignored, 'disposition says', 'dispositions say')} something else than what was settled after a second look.`,
    );
  }
  const bare = findings.filter(({ status, source }) => status !== 'dismissed' && !hasSource(source)).length;
  if (bare > 0) points.push(`${many(bare, 'finding has', 'findings have')} no source.`);
  const proposed = findings.filter(({ status }) => status === 'proposed').length;
  if (proposed > 0)
    points.push(`${many(proposed, 'finding is', 'findings are')} neither confirmed nor dismissed.`);
  if (unread > 0) points.push(`${many(unread, 'document is', 'documents are')} still being read.`);
  if (rating?.asked) points.push('An override of the rating waits for a second person.');
  for (const { title } of sections.filter(({ required, text }) => required && text.trim() === '')) {
    points.push(`The section “${title}” is empty.`);
  }
  return points;
}

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const hasSource = (source: FindingRecord['source']) =>
  Boolean(source && (source.title.trim() !== '' || source.url?.trim() || source.attachmentId));

async function screeningPoint(run: RunRecord | null, request: RequestRecord): Promise<string | null> {
  if (!run) return 'The third party has not been screened yet.';
  if (run.status === 'queued' || run.status === 'running') return 'The screening is still running.';
  if (run.status === 'failed') return 'The last screening failed: screen again.';
  if (run.lists.length === 0)
    return 'No watchlist was active when it was screened: activate one and screen again.';
  if (await isStale(run, request.intake)) {
    return 'A list, its threshold, the method or the names of the request changed after the screening: screen again.';
  }
  return null;
}
