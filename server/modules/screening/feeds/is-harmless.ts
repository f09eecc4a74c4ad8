import type { ListVersion } from '../../../../contract/screening/watchlists.ts';

type Counts = ListVersion['counts'];

const mostRejected = 0.01;
const mostRemoved = 0.1;

/** Whether a version may replace the active one without a person: hardly a record is rejected, and the list stays whole. */
export function isHarmless(now: Counts, before: Counts): boolean {
  return now.rejected <= mostRejected * now.entries && now.removed <= mostRemoved * before.entries;
}
