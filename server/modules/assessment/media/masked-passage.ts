import type { MediaSubject } from '../../../../engine/media/index.ts';

type Place = { subject: string; kind: string; start: number; end: number };

/**
 * A passage without the names it was tied by: `{O}` stands for an organisation, `{P}` for a person, `{O2}` for another
 * one, as in the project's own passages. What teaches the model names nobody of a case.
 */
export function maskedPassage(
  excerpt: string,
  places: readonly Place[],
  subjects: readonly MediaSubject[],
): string {
  const types = new Map(subjects.map(({ id, type }) => [id, type === 'person' ? 'P' : 'O']));
  const slots = new Map<string, string>();
  const slotOf = (subject: string) => {
    const letter = types.get(subject) ?? 'O';
    const alike = [...slots.keys()].filter((other) => types.get(other) === letter).length;
    if (!slots.has(subject)) slots.set(subject, `{${letter}${alike === 0 ? '' : Math.min(9, alike + 1)}}`);
    return slots.get(subject)!;
  };
  let masked = '';
  let at = 0;
  for (const { subject, kind, start, end } of [...places].sort((a, b) => a.start - b.start)) {
    if (kind === 'carried' || start < at) continue;
    masked += `${plain(excerpt.slice(at, start))}${slotOf(subject)}`;
    at = end;
  }
  return masked + plain(excerpt.slice(at));
}

/** A brace in a document is no slot. */
const plain = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');
