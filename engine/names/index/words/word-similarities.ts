import { compareWords } from '../../score/align.ts';
import { METHOD } from '../../score/method.ts';
import { mostAlikeTo } from '../../score/strangers.ts';
import { LOOSE } from '../../score/token-similarity.ts';
import { MOST_TOKENS } from '../../tokens/normalise.ts';
import type { Token } from '../../tokens/tokens.ts';
import type { Similar } from '../lookup.ts';
import type { NameIndex } from '../name-index.ts';

/** How similarities are kept: 0 stands for unknown, this is added to what is known, and `INITIAL` is for an initial. */
export const KNOWN = 1;
export const INITIAL = 3;

/** The same text. */
export const SAME = KNOWN + 1;

/** The similarities of a query's words to those of one name, a row of `MOST_TOKENS` a word. */
export const pairs = new Float32Array(MOST_TOKENS * MOST_TOKENS);

/** The highest exact similarity of each word of the query and of the name. */
const bestOurs = new Float32Array(MOST_TOKENS);
const bestTheirs = new Float32Array(MOST_TOKENS);

/**
 * Reads the similarities of a query's words to those of one name after another. Each is computed once and kept in the
 * index's scratch: rough ones, which are no lower than the exact ones, below 0.
 */
export function similaritiesOf(index: NameIndex, tokens: readonly Token[], similar: (Similar | undefined)[]) {
  const { tokens: words } = index.vocabulary;
  const computed = tokens.map(() => [] as number[]);
  const mostAlike = tokens.map((token) => mostAlikeTo(token));
  const roughlyAlike = tokens.map((token, at) => index.sounds.mostAlikeTo(token, mostAlike[at]!));
  const ours = tokens.length;
  const { width, rows } = rowsFor(index, ours);
  similar.forEach((list, at) => {
    list?.numbers.forEach((number, place) => {
      rows[number * width + at] = KNOWN + list.similarities[place]!;
    });
  });
  const rough = (at: number, number: number): number => {
    computed[at]!.push(number);
    const token = tokens[at]!;
    const listed = words[number]!;
    const most = roughlyAlike[at]!(number);
    const isInitial = most > 0 && (token.kind === 'initial' || listed.kind === 'initial');
    const value = isInitial && most < 1 ? INITIAL : KNOWN + most;
    return most === 0 ? KNOWN : -value;
  };
  /** Fills `pairs` for the name whose words begin at `from`. */
  const read = (from: number, count: number): void => {
    for (let j = 0; j < count; j++) {
      const number = index.nameTokens[from + j]!;
      const row = number * width;
      for (let i = 0; i < ours; i++) {
        let value = rows[row + i]!;
        if (value === 0) {
          value = rough(i, number);
          rows[row + i] = value;
        }
        pairs[i * MOST_TOKENS + j] = value;
      }
    }
  };
  const comparedTo = tokens.map((token) => comparing(index, token));
  /** Makes exact what may be a word's best partner; of the same name as was read, without words that are settled. */
  const refine = (from: number, settled: Uint8Array, theirs: Uint8Array, count: number): void => {
    for (let i = 0; i < ours; i++) bestOurs[i] = 0;
    for (let j = 0; j < count; j++) bestTheirs[j] = 0;
    const keep = (i: number, j: number, value: number) => {
      const known = value === INITIAL ? KNOWN + METHOD.initialSimilarity : value;
      if (known > bestOurs[i]!) bestOurs[i] = known;
      if (known > bestTheirs[j]!) bestTheirs[j] = known;
    };
    for (let i = 0; i < ours; i++) {
      if (settled[i]) continue;
      for (let j = 0; j < count; j++) {
        const value = pairs[i * MOST_TOKENS + j]!;
        if (value >= 0 && !theirs[j]) keep(i, j, value);
      }
    }
    for (let i = 0; i < ours; i++) {
      if (settled[i]) continue;
      for (let j = 0; j < count; j++) {
        const rough = -pairs[i * MOST_TOKENS + j]!;
        if (rough <= 0 || theirs[j] || (rough <= bestOurs[i]! && rough <= bestTheirs[j]!)) continue;
        const number = index.nameTokens[from + j]!;
        const place = number * width + i;
        if (rows[place]! < 0) rows[place] = comparedTo[i]!(number);
        pairs[i * MOST_TOKENS + j] = rows[place]!;
        keep(i, j, rows[place]!);
      }
    }
  };
  const clear = () => {
    for (let at = 0; at < ours; at++) {
      for (const number of computed[at]!) rows[number * width + at] = 0;
      for (const number of similar[at]?.numbers ?? []) rows[number * width + at] = 0;
    }
  };
  return { mostAlike, read, refine, clear };
}

/**
 * Room for the similarities of so many words of a query, all 0: for each word of the list `width` of them side by side,
 * as they are read together.
 */
export function rowsFor({ scratch, vocabulary }: NameIndex, count: number): Rows {
  const width = Math.min(MOST_TOKENS, Math.ceil(count / 4) * 4);
  const size = vocabulary.tokens.length * width;
  if (scratch.rows.length < size) scratch.rows = new Float32Array(size);
  return { width, rows: scratch.rows };
}

export type Rows = { width: number; rows: Float32Array };

/** The similarity of a token and words of the list as it is kept. */
function comparing({ sounds, vocabulary }: NameIndex, token: Token): (number: number) => number {
  const bySounds = sounds.comparedWith(token, LOOSE);
  return (number) => {
    const listed = vocabulary.tokens[number]!;
    if (token.kind !== 'initial' && listed.kind !== 'initial') return KNOWN + bySounds(number);
    const match = compareWords(token, listed);
    if (!match) return KNOWN;
    return match.how === 'initial' ? INITIAL : KNOWN + match.similarity;
  };
}
