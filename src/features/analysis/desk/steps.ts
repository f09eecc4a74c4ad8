import { type RequestStatus, STAGES } from '../../../../contract/request-statuses.ts';
import type { TextId } from '../texts/index.ts';

export type Step = { title: TextId; state: 'done' | 'now' | 'next' };
type Asked = { status: RequestStatus; drafterId: string | null };

const course = [...STAGES, 'released'] as const;
/** The same for the firm and its client. */
const words: TextId[] = ['submitted', 'allocated', 'inAnalysis', 'inReview', 'released'];

/** How far a request has come. A question stops it where it is; what was rejected or cancelled ends there. */
export function stepsOf({ status, drafterId }: Asked, clientSide: boolean): Step[] {
  const steps = (now: number, titles: readonly TextId[]): Step[] =>
    titles.map((title, place) => ({
      title,
      state:
        place < now || (place === now && status === 'released') ? 'done' : place === now ? 'now' : 'next',
    }));
  if (status === 'draft') return steps(0, ['draft', ...words]);
  if (status === 'rejected' || status === 'cancelled')
    return [
      { title: words[0] ?? 'submitted', state: 'done' },
      { title: status === 'rejected' ? 'rejected' : 'cancelled', state: 'now' },
    ];
  if (status === 'clarification') {
    // The client is not told how far the firm was when it asked.
    if (clientSide) return steps(1, ['submitted', 'yourAnswer', 'inAnalysis', 'released']);
    const begun = drafterId ? 3 : 1;
    return steps(begun, [...words.slice(0, begun), 'waitingForTheClient', ...words.slice(begun)]);
  }
  return steps(course.indexOf(status), words);
}
