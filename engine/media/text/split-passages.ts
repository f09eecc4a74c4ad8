import { type Span, sentences, trimmed } from './sentences.ts';

/**
 * A passage of a document: one sentence or a few that belong together. `start` and `end` are offsets in UTF-16 units
 * of the document, and `text` is exactly what stands between them; `paragraph` counts from 0.
 */
type Passage = Span & { text: string; paragraph: number };

/** Lengths of passages in UTF-16 units: shorter sentences join their neighbour, longer ones are cut at a space. */
export const PASSAGE_LENGTHS = { shortest: 80, usual: 420, longest: 900 } as const;

const PARAGRAPH = /\n[^\S\n]*\n\s*|\u2029/g;

/** Splits a document into passages, in order and without overlap. Never throws; all but white space is covered. */
export function splitPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  let start = 0;
  let paragraph = 0;
  const ends = [...text.matchAll(PARAGRAPH)].map((match) => [match.index, match.index + match[0].length]);
  for (const [end = 0, next = 0] of [...ends, [text.length, text.length]]) {
    const spans = joined(sentences(text, start, end).flatMap((span) => cut(text, span)));
    for (const span of spans) passages.push({ ...span, text: text.slice(span.start, span.end), paragraph });
    if (spans.length > 0) paragraph++;
    start = next;
  }
  return passages;
}

/** Joins sentences while the passage is short, and a short last one to the passage before it. */
function joined(spans: Span[]): Span[] {
  const passages: Span[] = [];
  for (const span of spans) {
    const last = passages.at(-1);
    const together = last ? span.end - last.start : 0;
    const short = last && Math.min(last.end - last.start, span.end - span.start) < PASSAGE_LENGTHS.shortest;
    if (last && together <= PASSAGE_LENGTHS.longest && (short || together <= PASSAGE_LENGTHS.usual)) {
      last.end = span.end;
    } else passages.push({ ...span });
  }
  return passages;
}

/** A sentence without end is cut at the last space before the limit, or at the limit, never within a sign. */
function cut(text: string, span: Span): Span[] {
  const parts: Span[] = [];
  let { start } = span;
  while (span.end - start > PASSAGE_LENGTHS.longest) {
    const limit = start + PASSAGE_LENGTHS.longest;
    const space = text.lastIndexOf(' ', limit);
    let end = space > start + PASSAGE_LENGTHS.shortest ? space : limit;
    if (/[\uDC00-\uDFFF]/.test(text.charAt(end))) end--;
    parts.push(trimmed(text, start, end));
    start = trimmed(text, end, span.end).start;
  }
  return [...parts, { start, end: span.end }];
}
