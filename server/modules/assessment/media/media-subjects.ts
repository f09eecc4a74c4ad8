import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import type { MediaSubject } from '../../../../engine/media/index.ts';
import { subjectsOf } from '../../screening/index.ts';

/** Whom passages may speak of: the third party under all its names, and everybody around it, as they are screened. */
export function mediaSubjects(intake: DraftIntake): MediaSubject[] {
  const all = subjectsOf(intake);
  const own = all.filter(({ role }) => role === 'subject');
  const [first] = own;
  const itself: MediaSubject[] = first
    ? [{ id: 'subject', role: 'subject', type: first.type, names: own.map(({ name }) => name) }]
    : [];
  const others = all
    .filter(({ role }) => role !== 'subject')
    .map(({ name, role, type }): MediaSubject => ({ id: `${role} ${name}`, role, type, names: [name] }));
  // A text does not tell namesakes apart.
  return [...itself, ...new Map(others.map((subject) => [subject.id, subject])).values()];
}
