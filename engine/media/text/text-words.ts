import { stem } from './stem.ts';

/**
 * One word of a text. `start` and `end` are offsets in UTF-16 units of the text it came from; `stem` is lower-case
 * ASCII where the script has one, and "0" for a number; `acronym` is set for a word of two to six capitals.
 */
export type TextWord = {
  stem: string;
  start: number;
  end: number;
  /** Begins with a capital, and not merely because a sentence or a headline begins. */
  name: boolean;
  acronym?: string;
};

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,]\p{N}+)*|[$€£¥₹₦₽%]/gu;
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /^\p{N}/u;
const ACRONYM = /^\p{Lu}{2,6}$/u;
const MARKS = /\p{M}+/gu;
const SENTENCE_END = /[.!?:;"“”«»\n]/u;
/** Above this share of capitals a text is a headline, or shouted: capitals say nothing in it. */
const HEADLINE = 0.6;

/** The words of a text, in order. Never throws; a text without letters and digits has none. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  let capitals = 0;
  let letters = 0;
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const start = match.index;
    const first = words.length === 0 || SENTENCE_END.test(text.slice(end, start));
    const capital = CAPITAL.test(raw);
    end = start + raw.length;
    letters += DIGIT.test(raw) ? 0 : 1;
    capitals += capital ? 1 : 0;
    const word: TextWord = { stem: stemOf(raw), start, end, name: capital && !first };
    if (ACRONYM.test(raw)) word.acronym = raw;
    words.push(word);
  }
  if (letters > 3 && capitals / letters > HEADLINE) for (const word of words) word.name = false;
  return words;
}

function stemOf(raw: string): string {
  if (DIGIT.test(raw)) return /^(19|20)\d\d$/.test(raw) ? 'year' : '0';
  const plain = raw.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/’/g, "'");
  return stem(plain);
}
