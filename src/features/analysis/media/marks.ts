import type { Finding } from '../analysis.ts';

type Machine = NonNullable<Finding['machine']>;
type Mark = { text: string; start: number; kind: 'plain' | 'word' | 'name'; weight?: number };

/** The excerpt in pieces: words that decided, names of the third party and those around it, and what lies between. */
export function marksOf({
  excerpt,
  words,
  mentions,
}: Pick<Machine, 'excerpt' | 'words' | 'mentions'>): Mark[] {
  const places = [
    ...words.map(({ start, end, weight }) => ({ start, end, kind: 'word' as const, weight })),
    ...mentions.map(({ start, end }) => ({ start, end, kind: 'name' as const })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const marks: Mark[] = [];
  let at = 0;
  for (const { start, end, ...mark } of places) {
    if (start < at || end <= start || end > excerpt.length) continue;
    if (start > at) marks.push({ text: excerpt.slice(at, start), start: at, kind: 'plain' });
    marks.push({ text: excerpt.slice(start, end), start, ...mark });
    at = end;
  }
  if (at < excerpt.length) marks.push({ text: excerpt.slice(at), start: at, kind: 'plain' });
  return marks;
}
