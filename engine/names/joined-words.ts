import type { Edge, Side } from './align.ts';
import { joinSkeleton } from './join-table.ts';
import { METHOD } from './method.ts';
import type { TokenMatch } from './token-similarity.ts';
import { compareTokens } from './token-similarity.ts';
import type { Token } from './tokens.ts';
import { isInformative, newToken } from './tokens.ts';

const LONGEST = 3;

/** Adjacent words of one name that the other writes as one word, parts elsewhere, or gives by their first letters. */
export function joinedWords(left: Side, right: Side): Edge[] {
  return [
    ...joinsOf(left, right),
    ...joinsOf(right, left).map(turned),
    ...acronymsOf(left, right),
    ...acronymsOf(right, left).map(turned),
    ...partedElsewhere(left, right),
  ];
}

function turned(edge: Edge): Edge {
  return {
    ...edge,
    left: edge.right,
    leftLength: edge.rightLength,
    right: edge.left,
    rightLength: edge.leftLength,
  };
}

/** Two or three adjacent words of `many` written as one word of `one`. */
function joinsOf(many: Side, one: Side): Edge[] {
  const edges: Edge[] = [];
  for (let j = 0; j < one.tokens.length; j++) {
    const single = one.tokens[j]!;
    if (!isInformative(single) || single.text.length < 4) continue;
    for (let i = 0; i + 1 < many.tokens.length; i++) {
      for (let length = 2; length <= LONGEST && i + length <= many.tokens.length; length++) {
        const edge = joinEdge(many, i, length, single, one.weights[j]!, j);
        if (edge) edges.push(edge);
      }
    }
  }
  return edges;
}

function joinEdge(
  many: Side,
  from: number,
  length: number,
  single: Token,
  weight: number,
  at: number,
): Edge | undefined {
  let size = 0;
  let words = 0;
  for (let index = from; index < from + length; index++) {
    const token = many.tokens[index]!;
    if (token.kind === 'legal' || token.kind === 'number') return undefined;
    if (token.kind === 'word') words++;
    size += token.text.length;
  }
  const vowelless = single.origin === 'abjad' || many.tokens[from]!.origin === 'abjad';
  if (words === 0 || Math.abs(size - single.text.length) > (vowelless ? 6 : 3)) return undefined;
  const parts = many.tokens.slice(from, from + length);
  if (!mayJoin(parts, single)) return undefined;
  const match = better(compareTokens(joinTokens(parts), single), compareAssimilated(parts, single));
  if (!match || match.similarity < 0.8) return undefined;
  return edgeOf(many, from, length, at, 1, weight, match.similarity - METHOD.joinDiscount, 'joined');
}

/** A quick look at the consonants before words are put together. */
function mayJoin(parts: readonly Token[], single: Token): boolean {
  const ours = parts.reduce((skeleton, part) => joinSkeleton(skeleton, part.skeleton), '');
  const theirs = single.skeleton;
  if (Math.abs(ours.length - theirs.length) > 1) return false;
  return ours[0] === theirs[0] || ours.at(-1) === theirs.at(-1);
}

function edgeOf(
  many: Side,
  left: number,
  leftLength: number,
  right: number,
  rightLength: number,
  rightWeight: number,
  similarity: number,
  how: 'joined' | 'initial',
): Edge {
  const weight = (weightOf(many, left, leftLength) + rightWeight) / 2;
  return { left, leftLength, right, rightLength, similarity, how, weight };
}

function weightOf(side: Side, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at++) sum += side.weights[at]!;
  return sum;
}

/** "MYONGC-HIN" for "MYONG-CHIN": the same letters, parted elsewhere. */
function partedElsewhere(left: Side, right: Side): Edge[] {
  const runs = new Map<string, [number, number]>();
  eachRun(left, (text, from, length) => runs.set(text, [from, length]));
  const edges: Edge[] = [];
  eachRun(right, (text, from, length) => {
    const ours = runs.get(text);
    if (!ours) return;
    const theirs = weightOf(right, from, length);
    edges.push(edgeOf(left, ours[0], ours[1], from, length, theirs, 1 - 2 * METHOD.joinDiscount, 'joined'));
  });
  return edges;
}

function eachRun(side: Side, call: (text: string, from: number, length: number) => void): void {
  for (let from = 0; from + 1 < side.tokens.length; from++) {
    let text = side.tokens[from]!.text;
    for (let length = 2; length <= LONGEST && from + length <= side.tokens.length; length++) {
      text += side.tokens[from + length - 1]!.text;
      if (text.length >= 5) call(text, from, length);
    }
  }
}

/** "TTP" for "Tehrik-e Taliban Pakistan"; for organisations, three letters at least. */
function acronymsOf(many: Side, one: Side): Edge[] {
  const edges: Edge[] = [];
  one.tokens.forEach((token, at) => {
    if (token.kind !== 'word' || token.groups || token.text.length < 3 || token.text.length > 6) return;
    for (let from = 0; from + token.text.length <= many.tokens.length; from++) {
      const words = many.tokens.slice(from, from + token.text.length);
      const spelt = words.every((word, index) => word.kind === 'word' && word.text[0] === token.text[index]);
      if (!spelt) continue;
      const edge = edgeOf(many, from, words.length, at, 1, one.weights[at]!, METHOD.acronym, 'initial');
      edges.push(edge);
    }
  });
  return edges;
}

/** Adjacent tokens as one word. */
export function joinTokens(parts: readonly Token[]): Token {
  return joinAs(parts, parts.map((token) => token.text).join(''));
}

function joinAs(parts: readonly Token[], text: string): Token {
  const origin = parts.find((token) => token.origin !== 'latin')?.origin ?? 'latin';
  return newToken({ text, kind: 'word', origin, aside: false, tables: 'none' });
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
