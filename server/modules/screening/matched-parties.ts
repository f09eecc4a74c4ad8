import type { MatchedParty } from '../../../contract/screening/matches.ts';
import { type ClusterEntry, entryKey, findPairs, makeClusters } from '../../../engine/clusters/index.ts';
import { indexEntry } from '../name-index/index.ts';
import { findFirstVersions } from '../watchlists/index.ts';
import type { MatchRecord } from './runs/find-runs.ts';

/** A request that resembles more entries than this resembles no one party, and comparing them all takes too long. */
const MOST_ENTRIES = 200;

type Matched = { entry: ClusterEntry; matches: [MatchRecord, ...MatchRecord[]] };

/**
 * Inside a transaction of the firm: which entries of these matches are one person or organisation, by what the lists say
 * beside the name that was looked for. Nothing is decided by it: every match keeps its own decision.
 */
export async function findMatchedParties(matches: readonly MatchRecord[]): Promise<MatchedParty[]> {
  const matched = byEntry(matches);
  if (matched.size < 2 || matched.size > MOST_ENTRIES) return [];
  const entries = [...matched.values()].map(({ entry }) => entry);
  const clusters = makeClusters(entries, findPairs(entries));
  const firstMatch = (key: string) => matched.get(key)!.matches[0];
  const first = await findFirstVersions(clusters.flatMap((cluster) => cluster.entries.map(firstMatch)));
  const refOf = (key: string) => {
    const { watchlist, entryId } = firstMatch(key);
    return { watchlist, entryId };
  };
  return clusters.map(({ entries: keys, links }) => ({
    entries: keys.map((key) => {
      const { watchlistId, entryId } = firstMatch(key);
      const seen = first.find((one) => one.watchlistId === watchlistId && one.entryId === entryId);
      return {
        ...refOf(key),
        matches: matched.get(key)!.matches.map(({ id }) => id),
        firstSeen: seen?.activatedAt.toISOString() ?? null,
        firstVersion: seen?.version ?? null,
      };
    }),
    links: links.map(({ a, b, points, reasons }) => ({
      ...{ left: refOf(a), right: refOf(b), points },
      reasons: reasons.map(({ code, values, points: worth }) => ({ code, values, points: worth })),
    })),
  }));
}

function byEntry(matches: readonly MatchRecord[]): Map<string, Matched> {
  const found = new Map<string, Matched>();
  for (const match of matches) {
    const entry = { ...indexEntry(match.entryId, match.entry), list: match.watchlistId };
    const key = entryKey(entry);
    const known = found.get(key);
    if (known) known.matches.push(match);
    else found.set(key, { entry, matches: [match] });
  }
  return found;
}
