/** So many times one person said `first` where the other, who did not know it, said `second`. */
export type Judgement<Word extends string = string> = { first: Word; second: Word; count: number };

/**
 * `kappa` is at most 1 (always alike), 0 where chance alone would bring as much, below 0 where it would bring more;
 * `error` is its standard error. Both are null where nothing can be said.
 */
type Agreement = { pairs: number; agreed: number; kappa: number | null; error: number | null };

/**
 * How far two people agree beyond what chance would bring: Cohen, "A coefficient of agreement for nominal scales",
 * Educational and Psychological Measurement 20 (1960), with the standard error given there. Counts are whole and not
 * negative. Without judgements, and where both always said the same one word, it is undefined: null, never NaN.
 */
export function cohensKappa(judgements: readonly Judgement[]): Agreement {
  let pairs = 0;
  let agreed = 0;
  const firsts = new Map<string, number>();
  const seconds = new Map<string, number>();
  for (const { first, second, count } of judgements) {
    pairs += count;
    if (first === second) agreed += count;
    firsts.set(first, (firsts.get(first) ?? 0) + count);
    seconds.set(second, (seconds.get(second) ?? 0) + count);
  }
  // Whole numbers as long as possible: in units of 1 / pairs² nothing is rounded.
  const square = pairs * pairs;
  let byChance = 0;
  for (const [word, count] of firsts) byChance += count * (seconds.get(word) ?? 0);
  if (byChance === square) return { pairs, agreed, kappa: null, error: null };
  return {
    pairs,
    agreed,
    kappa: (agreed * pairs - byChance) / (square - byChance),
    error: (pairs * Math.sqrt(agreed * (1 - agreed / pairs))) / (square - byChance),
  };
}

/** Of all judgements those where both people said one of two words: what these two words are confused for. */
export const between = <Word extends string>(
  judgements: readonly Judgement<Word>[],
  one: Word,
  other: Word,
): Judgement<Word>[] =>
  judgements.filter(({ first, second }) => [first, second].every((word) => word === one || word === other));
