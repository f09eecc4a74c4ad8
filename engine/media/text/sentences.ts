import { ABBREVIATIONS } from '../tables/abbreviations.ts';

/** A part of a text: `start` and `end` are offsets in UTF-16 units, white space at the ends left out. */
export type Span = { start: number; end: number };

const END = /[.!?…。！？؟।]+["'”’»)\]]*/gu;
/** A sentence may begin with a capital, a digit, a quote or a bracket, or in a script without capitals. */
const BEGIN = /^\s*["'“‘«([]*(?!\p{Ll})[\p{L}\p{N}]/u;
const IN_WORD = /[\p{L}\p{N}.]/u;
/** No abbreviation is longer. */
const LONGEST_WORD = 30;

/** The sentences of one paragraph. A full stop after an abbreviation, an initial or within a number ends none. */
export function sentences(text: string, from = 0, to = text.length): Span[] {
  const found: Span[] = [];
  let start = from;
  const paragraph = text.slice(from, to);
  for (const match of paragraph.matchAll(END)) {
    const at = from + match.index;
    const after = at + match[0].length;
    if (!endsHere(text, at, after, match[0]) || /^\s*\(?\d{1,3}\)?$/.test(text.slice(start, at))) continue;
    found.push(trimmed(text, start, after));
    start = after;
  }
  return [...found, trimmed(text, start, to)].filter((span) => span.end > span.start);
}

function endsHere(text: string, at: number, after: number, sign: string): boolean {
  if (/[。！？।؟]/u.test(sign)) return true;
  if (!/\s/.test(text.charAt(after))) return false;
  if (!BEGIN.test(text.slice(after, after + 40))) return false;
  if (!sign.startsWith('.') || sign.startsWith('..')) return true;
  return !isAbbreviation(wordBefore(text, at), text.slice(after, after + 2));
}

function wordBefore(text: string, at: number): string {
  let start = at;
  while (at - start < LONGEST_WORD && IN_WORD.test(text.charAt(start - 1))) start--;
  return text.slice(start, at);
}

function isAbbreviation(word: string, next: string): boolean {
  if (/^\p{L}$/u.test(word) && word !== 'I') return true;
  if (/^(\p{L}\.)+\p{L}$/u.test(word)) return true;
  const kind = ABBREVIATIONS.get(word.toLowerCase());
  // "No. 7" goes on, "said no. Then" does not.
  if (kind === 'before_number') return /\d/.test(next);
  return kind === 'always';
}

/** What stands between two places, without the white space at its ends; `end` is before `start` where nothing does. */
export function trimmed(text: string, from: number, to: number): Span {
  const part = text.slice(from, to);
  return { start: to - part.trimStart().length, end: from + part.trimEnd().length };
}
