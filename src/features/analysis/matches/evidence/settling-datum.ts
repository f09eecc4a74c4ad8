import type { Match } from '../../analysis.ts';

type SettlingDatum = { field: string; settles: number; open: number };

/** The one datum, missing on our side and known on the list's, that would settle most open matches; null when none would. */
export function settlingDatum(matches: readonly Match[]): SettlingDatum | null {
  const open = matches.filter(({ disposition }) => disposition === 'unspecified');
  const counts = new Map<string, number>();
  for (const { corroboration } of open)
    for (const { field, verdict, ours, theirs } of corroboration)
      if (verdict === 'unknown' && !ours && theirs) counts.set(field, (counts.get(field) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best ? { field: best[0], settles: best[1], open: open.length } : null;
}
