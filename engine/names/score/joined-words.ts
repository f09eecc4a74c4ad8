import { soundCosts } from '../tokens/sound-costs.ts';
import type { Token } from '../tokens/tokens.ts';
import { asWritten, isInformative } from '../tokens/tokens.ts';
import type { How } from '../types.ts';
import type { Edge, Side } from './edge.ts';
import { joinAs, joinTokens } from './join-tokens.ts';
import { METHOD } from './method.ts';
import type { TokenMatch } from './token-similarity.ts';
import { compareTokens } from './token-similarity.ts';

const LONGEST = 3;

/** Words written together are one word from this similarity on. */
export const LEAST_JOINED = 0.8;

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
  const runs = runsOf(many.tokens);
  for (let j = 0; j < one.tokens.length; j++) {
    const single = one.tokens[j]!;
    if (!mayBeSeveral(single)) continue;
    for (const run of runs) {
      const similarity = joinedSimilarity(many.tokens, run, single);
      if (similarity === 0) continue;
      const span = { many, from: run.from, length: run.length, one, at: j, turned };
      edges.push(edgeOf(span, similarity - METHOD.joinDiscount, 'joined'));
    }
  }
}

/** Adjacent words of a name, with what is quickly told of them written together. */
export type Run = {
  from: number;
  length: number;
  /** The number of letters; -1 where a legal form is among them, which is parted from others nowhere. */
  letters: number;
  /** The same, and -1 where the words are not written together. */
  size: number;
  /** Of the consonants written together: how many, the first and the last. */
  consonants: number;
  first: number;
  last: number;
  vowelless: boolean;
  /** Whether a word stands in the name otherwise than it is compared. */
  shortened: boolean;
  /** Whether a legal form or a number is among the words. */
  small: boolean;
};

/** All runs of two and three words. */
export function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from + 1 < tokens.length; from++)
    for (let length = 2; length <= LONGEST && from + length <= tokens.length; length++)
      runs.push(runOf(tokens, from, length));
  return runs;
}

/** The run of so many words from a place on. */
export function runOf(tokens: readonly Token[], from: number, length: number): Run {
  let [letters, words, consonants] = [0, 0, 0];
  let [first, last] = [Number.NaN, Number.NaN];
  let [legal, number, shortened] = [false, false, false];
  for (let at = from; at < from + length; at++) {
    const { text, kind, skeleton, raw } = tokens[at]!;
    letters += text.length;
    if (kind === 'word') words++;
    else if (kind === 'legal') legal = true;
    else if (kind === 'number') number = true;
    if (raw) shortened = true;
    if (skeleton.length === 0) continue;
    // Of two equal consonants that meet, one is left.
    consonants += skeleton.length - (skeleton.charCodeAt(0) === last ? 1 : 0);
    if (Number.isNaN(first)) first = skeleton.charCodeAt(0);
    last = skeleton.charCodeAt(skeleton.length - 1);
  }
  const size = words === 0 || legal || number ? -1 : letters;
  const vowelless = isLooselyWritten(tokens[from]!.origin);
  return {
    from,
    length,
    letters: legal ? -1 : letters,
    size,
    consonants,
    first,
    last,
    vowelless,
    shortened,
    small: legal || number,
  };
}

/** Whether a word is long enough to be several written together. */
export function mayBeSeveral(single: Token): boolean {
  return isInformative(single) && single.text.length >= 4;
}

/** Whether a run of words may be one word, by what is quickly told: where it may not, `joinedSimilarity` is 0. */
export function mayBeJoined(tokens: readonly Token[], run: Run, single: Token): boolean {
  if (mayJoin(run, single)) return true;
  if (!run.shortened && single.raw === undefined) return false;
  const written = runOf(tokens.map(asWritten), run.from, run.length);
  const one = asWritten(single);
  return run.small ? written.letters === one.text.length : mayJoin(written, one);
}

/** How like one word, 0–1, a run of words is when written together; 0 when it is not. */
export function joinedSimilarity(tokens: readonly Token[], run: Run, single: Token): number {
  const similarity = joinSimilarity(tokens, run, single);
  if (!run.shortened && single.raw === undefined) return similarity;
  return Math.max(similarity, writtenSimilarity(tokens, run, single));
}

function joinSimilarity(tokens: readonly Token[], run: Run, single: Token): number {
  if (!mayJoin(run, single)) return 0;
  const parts = tokens.slice(run.from, run.from + run.length);
  const match = better(compareTokens(joinTokens(parts), single), compareAssimilated(parts, single));
  return match && match.similarity >= LEAST_JOINED ? match.similarity : 0;
}

/** Whether a script leaves sounds out or adds some, so that words of it are shorter or longer than Latin ones. */
export function isLooselyWritten(origin: Token['origin']): boolean {
  return origin !== 'latin' && soundCosts(origin, 'latin').isLoose;
}

/** A quick look at the letters and consonants before words are put together. */
function mayJoin(
  { size, vowelless, consonants, first, last }: Run,
  { text, skeleton, origin }: Token,
): boolean {
  if (size < 0 || Math.abs(size - text.length) > (vowelless || isLooselyWritten(origin) ? 6 : 3))
    return false;
  if (Math.abs(consonants - skeleton.length) > 1) return false;
  if (consonants === 0 && skeleton.length === 0) return true;
  return first === skeleton.charCodeAt(0) || last === skeleton.charCodeAt(skeleton.length - 1);
}

/**
 * The same for the words as they stand in the name, where that is otherwise: "Petro Nova" is Petronova, not
 * Petroleumnova. What a legal form or a number is written together with must have the same letters.
 */
function writtenSimilarity(tokens: readonly Token[], { from, length, small }: Run, single: Token): number {
  let words = 0;
  for (let at = from; at < from + length; at++) if (tokens[at]!.kind === 'word') words++;
  const written = tokens.slice(from, from + length).map(asWritten);
  const run = runOf(written, 0, length);
  const one = asWritten(single);
  if (words === 0 || written.some(({ kind }) => kind === 'legal' || kind === 'number')) return 0;
  if (!small) return joinSimilarity(written, run, one);
  return run.letters === one.text.length && textOf(written, 0, length) === one.text ? 1 : 0;
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

export const SHORTEST_RUN = 5;

/** "MYONGC-HIN" for "MYONG-CHIN": for each run on the right the last one on the left that has the same letters. */
function partedElsewhere(left: Side, right: Side, edges: Edge[]): void {
  if (left.tokens.length < 2 || right.tokens.length < 2) return;
  const ours = runsOf(left.tokens).sort((a, b) => b.from - a.from || b.length - a.length);
  for (const their of runsOf(right.tokens)) {
    const our = ours.find((run) => isPartedElsewhere(left.tokens, run, right.tokens, their));
    if (!our) continue;
    const weight = (weightOf(left, our.from, our.length) + weightOf(right, their.from, their.length)) / 2;
    edges.push({
      left: our.from,
      leftLength: our.length,
      right: their.from,
      rightLength: their.length,
      similarity: 1 - 2 * METHOD.joinDiscount,
      how: 'joined',
      weight,
    });
  }
}

/** Whether two runs of words have the same letters. */
export function isPartedElsewhere(
  left: readonly Token[],
  ours: Run,
  right: readonly Token[],
  theirs: Run,
): boolean {
  if (ours.letters < SHORTEST_RUN || ours.letters !== theirs.letters) return false;
  return textOf(left, ours.from, ours.length) === textOf(right, theirs.from, theirs.length);
}

function textOf(tokens: readonly Token[], from: number, length: number): string {
  let text = '';
  for (let at = from; at < from + length; at++) text += tokens[at]!.text;
  return text;
}

/** "TTP" for "Tehrik Taliban Pakistan": three to six words without ties between them. */
function acronymsOf(many: Side, one: Side, turned: boolean, edges: Edge[]): void {
  for (let at = 0; at < one.tokens.length; at++) {
    const token = one.tokens[at]!;
    if (!mayBeAcronym(token)) continue;
    const { length } = token.text;
    for (let from = 0; from + length <= many.tokens.length; from++) {
      if (!isSpelt(many.tokens, from, token.text)) continue;
      edges.push(edgeOf({ many, from, length, one, at, turned }, METHOD.acronym, 'initial'));
    }
  }
}

/** Whether a word may be made of the first letters of others. */
export function mayBeAcronym({ text, kind, groups }: Token): boolean {
  return text.length >= 3 && text.length <= 6 && kind === 'word' && !groups;
}

/** Whether the words from a place on begin with these letters. */
export function isSpelt(many: readonly Token[], from: number, letters: string): boolean {
  if (from + letters.length > many.length) return false;
  for (let at = 0; at < letters.length; at++) {
    const word = many[from + at]!;
    if (word.kind !== 'word' || word.text[0] !== letters[at]) return false;
  }
  return true;
}

const ARTICLE = /^(al|el|ul|abdul|abdal|abdel)$/;
const SUN_LETTER = /^[tdrzsn]/;

/** Whether a word loses a letter where these are written together. */
export function mayAssimilate(parts: readonly Token[]): boolean {
  for (let at = 0; at + 1 < parts.length; at++) if (losesLetter(parts, at)) return true;
  return false;
}

/** Words written together without the letters that are lost. */
export function assimilate(parts: readonly Token[]): Token {
  return joinAs(
    parts,
    parts.map(({ text }, at) => (losesLetter(parts, at) ? text.slice(0, -1) : text)).join(''),
  );
}

/** The Arabic article loses its l before some letters: Nur al Din is Nuruddin. */
function losesLetter(parts: readonly Token[], at: number): boolean {
  const { text } = parts[at]!;
  const next = parts[at + 1];
  return text.endsWith('l') && next !== undefined && SUN_LETTER.test(next.text) && ARTICLE.test(text);
}

function compareAssimilated(parts: readonly Token[], single: Token): TokenMatch | undefined {
  return mayAssimilate(parts) ? compareTokens(assimilate(parts), single) : undefined;
}

function better(a: TokenMatch | undefined, b: TokenMatch | undefined): TokenMatch | undefined {
  return (b?.similarity ?? 0) > (a?.similarity ?? 0) ? b : a;
}
