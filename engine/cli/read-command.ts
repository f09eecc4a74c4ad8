import {
  type DocumentReading,
  MEDIA_ROLES,
  type MediaModel,
  type MediaSubject,
  readDocument,
} from '../media/index.ts';
import { LineError, textOf, textsOf } from './json-line.ts';
import type { Command } from './name-commands.ts';
import { subjectType } from './subject-type.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * {title, text, publishedOn, subjects: [{name, type, role, aliases}]} → the passages about each subject, those that
 * could not be tied to anybody, and those about others. A text that is not English is answered with `read: false`.
 */
export function readCommand(model: MediaModel): Command {
  return (line) => {
    const text = textOf(line, 'text');
    const subjects = subjectsOf(line);
    const reading = readDocument(model, text, subjects, dayOf(line));
    if (reading.noProposals?.reason === 'not_english')
      return { language: 'other', read: false, passages: [], unassigned: [], others: [] };
    return { language: 'en', ...answerOf(reading, subjects) };
  };
}

function answerOf({ proposals, unassigned, others }: DocumentReading, subjects: readonly MediaSubject[]) {
  const nameOf = new Map(subjects.map(({ id, names, role }) => [id, { name: names[0], role }]));
  return {
    passages: proposals.flatMap(({ about, excerpt, label, stage, date, probabilities, proceedings }) =>
      about.map(({ subject, reference }) => ({
        sentence: excerpt,
        subject: nameOf.get(subject)?.name,
        label,
        stage: stage ?? 'none',
        ...(proceedings && { proceedings }),
        role: nameOf.get(subject)?.role,
        date: date ?? null,
        reference,
        likelihood: Math.round(probabilities[label] * 1e4) / 1e4,
      })),
    ),
    unassigned: unassigned.map(({ excerpt, label }) => ({ sentence: excerpt, label })),
    others: others.map(({ excerpt, label, about }) => ({ sentence: excerpt, label, about })),
  };
}

function subjectsOf(line: Record<string, unknown>): MediaSubject[] {
  const { subjects } = line;
  if (!Array.isArray(subjects)) throw new LineError('"subjects" must be a list');
  return subjects.map((one: unknown, at) => {
    if (typeof one !== 'object' || one === null) throw new LineError('"subjects" must be a list of objects');
    const subject = one as Record<string, unknown>;
    const role = MEDIA_ROLES.find((known) => known === (subject.role ?? 'subject'));
    if (!role) throw new LineError(`"role" must be one of ${MEDIA_ROLES.join(', ')}`);
    return {
      id: String(at),
      role,
      type: subjectType(subject),
      names: [textOf(subject, 'name'), ...textsOf(subject, 'aliases')],
    };
  });
}

function dayOf({ publishedOn }: Record<string, unknown>): string | undefined {
  if (publishedOn === undefined || publishedOn === null) return undefined;
  if (typeof publishedOn !== 'string' || !DAY.test(publishedOn))
    throw new LineError('"publishedOn" must be a day, YYYY-MM-DD');
  return publishedOn;
}
