import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { type ScreeningSubject, subjectsOf } from '../screening/index.ts';

const nameOf = ({ name }: ScreeningSubject) => name.normalize('NFC').toLowerCase();

/** The facts that count now, and the third party’s own names by which what was merged into it was known. */
export function subjectsWithMerged(intake: DraftIntake, merged: readonly DraftIntake[]): ScreeningSubject[] {
  const subjects = subjectsOf(intake);
  const isOwn = ({ role }: ScreeningSubject) => role === 'subject';
  const known = new Set(subjects.filter(isOwn).map(nameOf));
  for (const subject of merged.flatMap(subjectsOf).filter(isOwn)) {
    if (known.has(nameOf(subject))) continue;
    known.add(nameOf(subject));
    subjects.push(subject);
  }
  return subjects;
}
