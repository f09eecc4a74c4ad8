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
  const others = all.filter(({ role }) => role !== 'subject');
  return [
    ...itself,
    ...others.map(({ name, role, type }) => ({ id: `${role} ${name}`, role, type, names: [name] })),
  ];
}
