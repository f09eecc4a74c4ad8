import type { Token } from '../tokens/tokens.ts';
import type { Edge, Side } from './edge.ts';
import { joinedWords } from './joined-words.ts';
import { METHOD } from './method.ts';
import type { TokenMatch } from './token-similarity.ts';
import { compareTokens } from './token-similarity.ts';

/** One-to-one alignment of two names: the most similar words first, of equals the heavier; legal forms last. */
export function align(left: Side, right: Side): Edge[] {
  const edges: Edge[] = [];
  const forms: Edge[] = [];
  singles(left, right, edges, forms);
  joinedWords(left, right, edges);
  edges.sort(byMerit);
  if (forms.length > 0) edges.push(...forms);
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

function byMerit(a: Edge, b: Edge): number {
  return b.similarity - a.similarity || b.weight - a.weight;
}

function isTaken(used: Uint8Array, from: number, length: number): boolean {
  for (let at = from; at < from + length; at++) if (used[at]) return true;
  return false;
}

function singles(left: Side, right: Side, edges: Edge[], forms: Edge[]): void {
  for (let i = 0; i < left.tokens.length; i++) {
    for (let j = 0; j < right.tokens.length; j++) {
      const match = compareWords(left.tokens[i]!, right.tokens[j]!);
      if (!match) continue;
      const { similarity, how } = match;
      const [a, b] = [left.weights[i]!, right.weights[j]!];
      const weight = how === 'initial' ? Math.min(a, b) : (a + b) / 2;
      const those = left.tokens[i]!.kind === 'legal' ? forms : edges;
      those.push({ left: i, leftLength: 1, right: j, rightLength: 1, weight, similarity, how });
    }
  }
}

const INITIAL: TokenMatch = { similarity: METHOD.initialSimilarity, how: 'initial' };

/** How alike two words of names are: an initial stands for any word that begins with it, weakly. */
export function compareWords(left: Token, right: Token): TokenMatch | undefined {
  const initial =
    (left.kind === 'initial' && right.kind === 'word') || (right.kind === 'initial' && left.kind === 'word');
  if (initial && left.text[0] === right.text[0]) return INITIAL;
  return compareTokens(left, right);
}
