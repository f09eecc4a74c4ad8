import type { RequestStatus } from '../../../../contract/words.ts';

export type Step = { title: string; state: 'done' | 'now' | 'next' };
type Asked = { status: RequestStatus; drafterId: string | null };

const course = ['submitted', 'allocated', 'in_analysis', 'in_review', 'released'] as const;
const firmWords = ['Submitted', 'Allocated', 'In analysis', 'In review', 'Released'];
const clientWords = ['Received', 'Assigned', 'Being assessed', 'Under review', 'Report ready'];

/** How far a request has come. A question stops it where it is; what was rejected or cancelled ends there. */
export function stepsOf({ status, drafterId }: Asked, clientSide: boolean): Step[] {
  const words = clientSide ? clientWords : firmWords;
  const steps = (now: number, titles: readonly string[]): Step[] =>
    titles.map((title, place) => ({
      title,
      state:
        place < now || (place === now && status === 'released') ? 'done' : place === now ? 'now' : 'next',
    }));
  if (status === 'draft') return steps(0, ['Draft', ...words]);
  if (status === 'rejected' || status === 'cancelled')
    return [
      { title: words[0] ?? '', state: 'done' },
      { title: status === 'rejected' ? 'Rejected' : 'Cancelled', state: 'now' },
    ];
  if (status === 'clarification') {
    // The client is not told how far the firm was when it asked.
    if (clientSide) return steps(1, ['Received', 'Your answer', 'Assessment', 'Report ready']);
    const begun = drafterId ? 3 : 1;
    return steps(begun, [...words.slice(0, begun), 'Waiting for the client', ...words.slice(begun)]);
  }
  return steps(course.indexOf(status), words);
}
