/** A case with its score and whether it is a match. */
export type Scored = { score: number; match: boolean };

/** The chance that a match scores above a non-match (Mann and Whitney 1947), ties counting half. */
export function areaUnderCurve(cases: readonly Scored[]): number {
  const sorted = [...cases].sort((a, b) => a.score - b.score);
  let ranks = 0;
  let matches = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to++;
    const inTie = sorted.slice(from, to).filter((item) => item.match).length;
    ranks += (inTie * (from + to + 1)) / 2;
    matches += inTie;
    from = to;
  }
  return (ranks - (matches * (matches + 1)) / 2) / (matches * (sorted.length - matches));
}

/** The share of matches above the threshold that lets `rate` of the non-matches through. */
export function recallAtFalsePositives(cases: readonly Scored[], rate: number): number {
  const limit = thresholdAt(
    cases.filter((item) => !item.match).map((item) => item.score),
    rate,
  );
  return share(
    cases.filter((item) => item.match),
    (item) => item.score > limit,
  );
}

/** The score that `rate` of the scores lie above. */
export function thresholdAt(scores: readonly number[], rate: number): number {
  const sorted = [...scores].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length * rate)] ?? 0;
}

/** The best harmonic mean of precision and recall over all thresholds. */
export function bestF1(cases: readonly Scored[]): number {
  const matches = cases.filter((item) => item.match).length;
  const sorted = [...cases].sort((a, b) => b.score - a.score);
  let best = 0;
  let hit = 0;
  sorted.forEach((item, at) => {
    if (item.match) hit++;
    if (sorted[at + 1]?.score !== item.score) best = Math.max(best, (2 * hit) / (at + 1 + matches));
  });
  return best;
}

export function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return items.length === 0 ? Number.NaN : items.filter(is).length / items.length;
}
