import { joinSounds } from '../tokens/fold.ts';
import { asWritten, skeletonsOf, type Token } from '../tokens/tokens.ts';

/** Adjacent words of the list's names written together, found by their skeleton. */
export type JoinTable = {
  /** Calls for each name with an adjacent pair or triple of that skeleton. */
  find: (skeleton: string, call: (name: number) => void) => void;
};

const MOST_NAMES = 2 ** 21;
const SHORTEST = 3;

/** Builds the table as one sorted array of (hash, name); at most two million names. */
export function buildJoins(
  names: { tokenStart: Uint32Array; nameTokens: Uint32Array },
  tokens: Token[],
  isWeak: Uint8Array,
): JoinTable {
  const keys: number[] = [];
  const add = (skeleton: string, name: number) => {
    if (skeleton.length >= SHORTEST) keys.push(hash(skeleton) * MOST_NAMES + name);
  };
  for (let name = 0; name < isWeak.length; name++) {
    if (isWeak[name]) continue;
    const end = names.tokenStart[name + 1] ?? 0;
    for (let at = names.tokenStart[name] ?? 0; at + 1 < end; at++) {
      const three = [at, at + 1, at + 2].slice(0, end - at).map((place) => tokens[names.nameTokens[place]!]!);
      joinsFrom(three, (skeleton) => add(skeleton, name));
      if (three.some(({ raw }) => raw)) joinsFrom(three.map(asWritten), (skeleton) => add(skeleton, name));
    }
  }
  const sorted = Float64Array.from(keys).sort();
  return { find: (skeleton, call) => search(sorted, skeleton, call) };
}

/** Three words are one for somebody else only where they are short: letters. */
export const LONGEST_THREE = 14;

/** The skeletons of the first two words written together, and of all three. */
function joinsFrom([first, second, third]: Token[], add: (skeleton: string) => void): void {
  if (!first || !second || !joinable(first) || !joinable(second)) return;
  const pairs = together(skeletonsOf(first), second);
  pairs.forEach(add);
  if (!third || !joinable(third)) return;
  if (first.text.length + second.text.length + third.text.length > LONGEST_THREE) return;
  together(pairs, third).forEach(add);
  if (second.skeleton === 'l') together(skeletonsOf(first), third).forEach(add);
}

function together(before: readonly string[], token: Token): string[] {
  const after = skeletonsOf(token);
  return before.flatMap((left) => after.map((right) => joinSounds(left, right)));
}

function joinable(token: Token): boolean {
  return token.kind !== 'legal' && token.kind !== 'number' && token.kind !== 'honorific';
}

function search(sorted: Float64Array, skeleton: string, call: (name: number) => void): void {
  const low = hash(skeleton) * MOST_NAMES;
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < low) from = middle + 1;
    else to = middle;
  }
  for (let at = from; at < sorted.length && sorted[at]! < low + MOST_NAMES; at++) call(sorted[at]! - low);
}

/** FNV-1a (Fowler, Noll, Vo 1991), 31 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 1;
}
