import { joinedWords } from './joined-words.ts';
import { METHOD } from './method.ts';
import type { TokenMatch } from './token-similarity.ts';
import { compareTokens } from './token-similarity.ts';
import type { Token, Written } from './tokens.ts';
import type { How } from './types.ts';

/** Words that were found to be the same: from..from+length on each side. */
export type Edge = {
  left: number;
  leftLength: number;
  right: number;
  rightLength: number;
  similarity: number;
  how: How;
  weight: number;
};

export type Side = { tokens: readonly Token[]; weights: readonly number[]; written?: Written };

export type Compare = (left: number, right: number) => TokenMatch | undefined;

/** One-to-one alignment of two names: the most similar words first, of equals the heavier. */
export function align(left: Side, right: Side, compare: Compare = directly(left, right)): Edge[] {
  const edges = [...singles(left, right, compare), ...joinedWords(left, right)];
  edges.sort((a, b) => b.similarity - a.similarity || b.weight - a.weight);
  const usedLeft = new Uint8Array(left.tokens.length);
  const usedRight = new Uint8Array(right.tokens.length);
  return edges.filter((edge) => {
    if (isTaken(usedLeft, edge.left, edge.leftLength) || isTaken(usedRight, edge.right, edge.rightLength))
      return false;
    usedLeft.fill(1, edge.left, edge.left + edge.leftLength);
    usedRight.fill(1, edge.right, edge.right + edge.rightLength);
    return true;
  });
}

function directly(left: Side, right: Side): Compare {
  return (i, j) => compareTokens(left.tokens[i] as Token, right.tokens[j] as Token);
}

function isTaken(used: Uint8Array, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (used[at]) return true;
  return false;
}

function singles(left: Side, right: Side, compare: Compare): Edge[] {
  const edges: Edge[] = [];
  for (let i = 0; i < left.tokens.length; i++) {
    for (let j = 0; j < right.tokens.length; j++) {
      const match = initials(left.tokens[i] as Token, right.tokens[j] as Token) ?? compare(i, j);
      if (!match) continue;
      const [a, b] = [left.weights[i] ?? 0, right.weights[j] ?? 0];
      const weight = match.how === 'initial' ? Math.min(a, b) : (a + b) / 2;
      edges.push({ left: i, leftLength: 1, right: j, rightLength: 1, weight, ...match });
    }
  }
  return edges;
}

/** An initial stands for any word that begins with it, weakly. */
function initials(left: Token, right: Token): TokenMatch | undefined {
  const [short, long] = left.kind === 'initial' ? [left, right] : [right, left];
  if (short.kind !== 'initial' || long.kind !== 'word' || short.text[0] !== long.text[0]) return undefined;
  return { similarity: METHOD.initialSimilarity, how: 'initial' };
}
