import type { MediaLabel } from '../labels.ts';

/** Rare labels count more: by the root of their rarity, between half and twice. */
export function labelWeights(passages: readonly { label: MediaLabel }[]): Map<MediaLabel, number> {
  const counts = new Map<MediaLabel, number>();
  for (const { label } of passages) counts.set(label, (counts.get(label) ?? 0) + 1);
  const even = passages.length / counts.size;
  return new Map(
    [...counts].map(([label, count]) => [label, Math.min(2, Math.max(0.5, Math.sqrt(even / count)))]),
  );
}
