import type { Edge, Side } from './align.ts';
import { joinSkeleton } from './join-table.ts';
import { METHOD } from './method.ts';
import type { TokenMatch } from './token-similarity.ts';
import { compareTokens } from './token-similarity.ts';
import type { Token } from './tokens.ts';
import { asWritten, isInformative, makeToken } from './tokens.ts';
import type { How } from './types.ts';

const LONGEST = 3;

/** Adds adjacent words of one name that the other writes as one word, parts elsewhere, or gives by their first letters. */
export function joinedWords(left: Side, right: Side, edges: Edge[]): void {
  if (left.tokens.length > 1) joinsOf(left, right, false, edges);
  if (right.tokens.length > 1) joinsOf(right, left, true, edges);
  acronymsOf(left, right, false, edges);
  acronymsOf(right, left, true, edges);
  partedElsewhere(left, right, edges);
}

/** Two or three adjacent words of `many` written as one word of `one`; `turned` when `many` is the right name. */
function joinsOf(many: Side, one: Side, turned: boolean, edges: Edge[]): void {
  const shortened = many.tokens.some(({ raw }) => raw);
  for (let j = 0; j < one.tokens.length; j++) {
    const single = one.tokens[j]!;
    if (!isInformative(single) || single.text.length < 4) continue;
    const otherwise = shortened || single.raw !== undefined;
    for (let i = 0; i + 1 < many.tokens.length; i++) {
      for (let length = 2; length <= LONGEST && i + length <= many.tokens.length; length++) {
        let similarity = joinSimilarity(many.tokens, i, length, single);
        if (otherwise) similarity = Math.max(similarity, writtenSimilarity(many.tokens, i, length, single));
        if (similarity === 0) continue;
        const span = { many, from: i, length, one, at: j, turned };
        edges.push(edgeOf(span, similarity - METHOD.joinDiscount, 'joined'));
      }
    }
  }
}

/** How like a word the adjacent words are when written together; 0 when they are not. */
function joinSimilarity(tokens: readonly Token[], from: number, length: number, single: Token): number {
  let size = 0;
  let words = 0;
  for (let index = from; index < from + length; index++) {
    const token = tokens[index]!;
    if (token.kind === 'legal' || token.kind === 'number') return 0;
    if (token.kind === 'word') words++;
    size += token.text.length;
  }
  const vowelless = single.origin === 'abjad' || tokens[from]!.origin === 'abjad';
  if (words === 0 || Math.abs(size - single.text.length) > (vowelless ? 6 : 3)) return 0;
  const parts = tokens.slice(from, from + length);
  if (!mayJoin(parts, single)) return 0;
  const match = better(compareTokens(joinTokens(parts), single), compareAssimilated(parts, single));
  return match && match.similarity >= 0.8 ? match.similarity : 0;
}

/**
 * The same for the words as they stand in the name, where that is otherwise: "Petro Nova" is Petronova, not
 * Petroleumnova. What a legal form or a number is written together with must have the same letters.
 */
function writtenSimilarity(tokens: readonly Token[], from: number, length: number, single: Token): number {
  let otherwise = single.raw !== undefined;
  let [small, size, words] = [false, 0, 0];
  for (let at = from; at < from + length; at++) {
    const token = tokens[at]!;
    const written = asWritten(token);
    if (written.kind === 'legal' || written.kind === 'number') return 0;
    if (written !== token) otherwise = true;
    if (token.kind === 'legal' || token.kind === 'number') small = true;
    if (token.kind === 'word') words++;
    size += written.text.length;
  }
  const one = asWritten(single);
  if (!otherwise || words === 0) return 0;
  if (small && size !== one.text.length) return 0;
  const written = tokens.slice(from, from + length).map(asWritten);
  if (!small) return joinSimilarity(written, 0, length, one);
  return written.map(({ text }) => text).join('') === one.text ? 1 : 0;
}

/** A quick look at the consonants before words are put together. */
function mayJoin(parts: readonly Token[], single: Token): boolean {
  let ours = '';
  for (const part of parts) ours = joinSkeleton(ours, part.skeleton);
  const theirs = single.skeleton;
  if (Math.abs(ours.length - theirs.length) > 1) return false;
  return ours[0] === theirs[0] || ours.at(-1) === theirs.at(-1);
}

/** `length` adjacent words of `many` that go with one word of `one`. */
type Span = { many: Side; from: number; length: number; one: Side; at: number; turned: boolean };

function edgeOf({ many, from, length, one, at, turned }: Span, similarity: number, how: How): Edge {
  const weight = (weightOf(many, from, length) + one.weights[at]!) / 2;
  return turned
    ? { left: at, leftLength: 1, right: from, rightLength: length, similarity, how, weight }
    : { left: from, leftLength: length, right: at, rightLength: 1, similarity, how, weight };
}

function weightOf(side: Side, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at++) sum += side.weights[at]!;
  return sum;
}

const SHORTEST_RUN = 5;

/** "MYONGC-HIN" for "MYONG-CHIN": the same letters, parted elsewhere. */
function partedElsewhere(left: Side, right: Side, edges: Edge[]): void {
  if (left.tokens.length < 2) return;
  for (let from = 0; from + 1 < right.tokens.length; from++) {
    for (let length = 2; length <= LONGEST && from + length <= right.tokens.length; length++) {
      const size = sizeOf(right, from, length);
      if (size >= SHORTEST_RUN) partedAs(left, right, from, length, size, edges);
    }
  }
}

/** Adds the last run of words on the left that has the same letters as one on the right. */
function partedAs(left: Side, right: Side, from: number, length: number, size: number, edges: Edge[]): void {
  const first = right.tokens[from]!.text.charCodeAt(0);
  for (let i = left.tokens.length - 2; i >= 0; i--) {
    if (left.tokens[i]!.text.charCodeAt(0) !== first) continue;
    for (let run = Math.min(LONGEST, left.tokens.length - i); run >= 2; run--) {
      if (sizeOf(left, i, run) !== size || textOf(left, i, run) !== textOf(right, from, length)) continue;
      const weight = (weightOf(left, i, run) + weightOf(right, from, length)) / 2;
      const similarity = 1 - 2 * METHOD.joinDiscount;
      edges.push({
        left: i,
        leftLength: run,
        right: from,
        rightLength: length,
        similarity,
        how: 'joined',
        weight,
      });
      return;
    }
  }
}

/** How many letters a run of words has; -1 when a legal form is among them, which goes with its like alone. */
function sizeOf(side: Side, from: number, length: number): number {
  let size = 0;
  for (let at = from; at < from + length; at++) {
    if (side.tokens[at]!.kind === 'legal') return -1;
    size += side.tokens[at]!.text.length;
  }
  return size;
}

function textOf(side: Side, from: number, length: number): string {
  let text = '';
  for (let at = from; at < from + length; at++) text += side.tokens[at]!.text;
  return text;
}

/** "TTP" for "Tehrik Taliban Pakistan": three to six words without ties between them. */
function acronymsOf(many: Side, one: Side, turned: boolean, edges: Edge[]): void {
  for (let at = 0; at < one.tokens.length; at++) {
    const token = one.tokens[at]!;
    const length = token.text.length;
    if (length < 3 || length > 6 || length > many.tokens.length) continue;
    if (token.kind !== 'word' || token.groups) continue;
    for (let from = 0; from + length <= many.tokens.length; from++) {
      if (!isSpelt(many, from, token.text)) continue;
      edges.push(edgeOf({ many, from, length, one, at, turned }, METHOD.acronym, 'initial'));
    }
  }
}

function isSpelt(many: Side, from: number, letters: string): boolean {
  for (let at = 0; at < letters.length; at++) {
    const word = many.tokens[from + at]!;
    if (word.kind !== 'word' || word.text[0] !== letters[at]) return false;
  }
  return true;
}

/** Adjacent tokens as one word. */
export function joinTokens(parts: readonly Token[]): Token {
  return joinAs(parts, parts.map((token) => token.text).join(''));
}

function joinAs(parts: readonly Token[], text: string): Token {
  const origin = parts.find((token) => token.origin !== 'latin')?.origin ?? 'latin';
  return makeToken({ text, kind: 'word', origin, aside: false, tables: 'none' });
}

const ARTICLE = /^(al|el|ul|abdul|abdal|abdel)$/;
const SUN_LETTER = /^[tdrzsn]/;

/** The Arabic article loses its l before these letters: Nur al Din is Nuruddin. */
function compareAssimilated(parts: readonly Token[], single: Token): TokenMatch | undefined {
  const texts = parts.map(({ text }, at) => {
    const next = parts[at + 1]?.text ?? '';
    return ARTICLE.test(text) && SUN_LETTER.test(next) ? text.slice(0, -1) : text;
  });
  const spoken = texts.join('');
  if (texts.every((text, at) => text === parts[at]?.text)) return undefined;
  return compareTokens(joinAs(parts, spoken), single);
}

function better(a: TokenMatch | undefined, b: TokenMatch | undefined): TokenMatch | undefined {
  return (b?.similarity ?? 0) > (a?.similarity ?? 0) ? b : a;
}
