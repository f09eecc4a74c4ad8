import { compareWords } from '../score/align.ts';
import { mostAlikeTo } from '../score/strangers.ts';
import type { Token } from '../tokens/tokens.ts';
import type { Similar } from './lookup.ts';
import type { NameIndex } from './name-index.ts';

/** How similarities are kept in a row: 0 stands for unknown, and this for an initial. */
export const KNOWN = 1;
export const INITIAL = 3;

/**
 * The similarities of a query's words to words of the list, each computed once and kept in the index's scratch: rough
 * ones, which are no lower than the exact ones, below 0.
 */
export function similaritiesOf(index: NameIndex, tokens: readonly Token[], similar: (Similar | undefined)[]) {
  const computed = tokens.map(() => [] as number[]);
  const mostAlike = tokens.map((token) => mostAlikeTo(token));
  const rows = tokens.map((_, at) => {
    index.scratch.rows[at] ??= new Float32Array(index.vocabulary.tokens.length);
    return index.scratch.rows[at];
  });
  similar.forEach((list, at) => {
    list?.numbers.forEach((number, place) => {
      rows[at]![number] = KNOWN + list.similarities[place]!;
    });
  });
  const rough = (at: number, number: number): number => {
    const known = rows[at]![number]!;
    if (known !== 0) return known < 0 ? -known : known;
    computed[at]!.push(number);
    const token = tokens[at]!;
    const listed = index.vocabulary.tokens[number]!;
    const most = mostAlike[at]!(listed);
    const isInitial = most > 0 && (token.kind === 'initial' || listed.kind === 'initial');
    const value = isInitial && most < 1 ? INITIAL : KNOWN + most;
    rows[at]![number] = most === 0 ? KNOWN : -value;
    return value;
  };
  const exact = (at: number, number: number): number => {
    const known = rows[at]![number]!;
    if (known > 0) return known;
    if (known === 0) computed[at]!.push(number);
    const found = compared(tokens[at]!, index.vocabulary.tokens[number]!);
    rows[at]![number] = found;
    return found;
  };
  const clear = () => {
    rows.forEach((row, at) => {
      for (const number of computed[at]!) row[number] = 0;
      if (similar[at]) for (const number of similar[at].numbers) row[number] = 0;
    });
  };
  return { rough, exact, clear };
}

/** The similarity of two words as it is kept. */
function compared(token: Token, listed: Token): number {
  const match = compareWords(token, listed);
  if (!match) return KNOWN;
  return match.how === 'initial' ? INITIAL : KNOWN + match.similarity;
}
