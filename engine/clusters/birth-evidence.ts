import { mayBeSameDate } from '../names/index.ts';
import type { ClusterEntry } from './cluster-entry.ts';
import { type LinkReason, linkReason } from './link-reason.ts';
import { POINTS } from './points.ts';

/** The first of January stands in for a day that nobody knows. */
const DAY = /^\d{4}-(?!01-01)\d{2}-\d{2}$/;

const MAY_BE = { same_day: 3, same_year: 2, near_day: 1, different: 0 } as const;
type Grade = keyof typeof MAY_BE;

/** What the birth dates of two entries say: the two that agree best, since lists give alternatives. */
export function birthEvidence(ours: ClusterEntry, theirs: ClusterEntry): LinkReason[] {
  const graded = ours.births
    .flatMap((mine) => theirs.births.map((other) => ({ mine, other, grade: gradeOf(mine, other) })))
    .flatMap(({ grade, ...dates }) => (grade ? [{ ...dates, grade }] : []))
    .sort((a, b) => MAY_BE[b.grade] - MAY_BE[a.grade]);
  const [best] = graded;
  if (!best) return [];
  const dates = { ours: best.mine, theirs: best.other };
  const isFounding = ours.type !== 'person' && theirs.type !== 'person';
  const worth = (points: number) =>
    !isFounding ? points : points > 0 ? Math.min(points, POINTS.sameFounding) : POINTS.differentFounding;
  if (best.grade === 'same_day')
    return [linkReason('birth.same_day', worth(POINTS.sameDay), { date: best.mine })];
  if (best.grade === 'near_day') return [linkReason('birth.near_day', worth(POINTS.nearDay), dates)];
  if (best.grade === 'same_year') return [linkReason('birth.same_year', worth(POINTS.sameYear), dates)];
  const all = { ours: ours.births.join(', '), theirs: theirs.births.join(', ') };
  return [linkReason('birth.different', worth(POINTS.differentBirth), all)];
}

/** Undefined where one of the two is no date. */
function gradeOf(a: string, b: string): Grade | undefined {
  if (DAY.test(a) && DAY.test(b)) {
    if (a === b) return 'same_day';
    return isSlip(a, b) ? 'near_day' : 'different';
  }
  // A year may be one off, but then it is worth less.
  const may = mayBeSameDate(a, b);
  if (may === undefined) return undefined;
  if (!may) return 'different';
  return yearsMeet(a, b) ? 'same_year' : 'near_day';
}

/** Day and month the other way round, or one part of the three another. */
function isSlip(a: string, b: string): boolean {
  const [one, other] = [a.split('-'), b.split('-')];
  const equal = one.filter((part, at) => part === other[at]).length;
  return equal === 2 || (one[0] === other[0] && one[1] === other[2] && one[2] === other[1]);
}

function yearsMeet(a: string, b: string): boolean {
  const [ours, theirs] = [yearsOf(a), yearsOf(b)];
  return ours.from <= theirs.to && theirs.from <= ours.to;
}

function yearsOf(date: string) {
  const years = [...date.matchAll(/(?<![\d-])(\d{2}[\dX]{2})/g)].map(([year]) => year);
  const [first, last] = [years[0] ?? '0000', years.at(-1) ?? '9999'];
  const isOpen = date.includes('/') && years.length < 2;
  return {
    from: isOpen && /^(?:\.\.)?\//.test(date) ? '0000' : first.replaceAll('X', '0'),
    to: isOpen && /\/(?:\.\.)?$/.test(date) ? '9999' : last.replaceAll('X', '9'),
  };
}
