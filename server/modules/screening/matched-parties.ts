import type { MatchedParty, PartySplit } from '../../../contract/screening/listed-parties.ts';
import { findParties, findSplits } from '../clusters/index.ts';
import type { MatchRecord } from './runs/find-runs.ts';

/**
 * Inside a transaction of the firm: which entries of these matches are one person or organisation, with the other entries
 * of the party, and what was split. Nothing is decided by it: every match keeps its own decision.
 */
export async function findMatchedParties(
  matches: readonly MatchRecord[],
): Promise<{ matchedParties: MatchedParty[]; partySplits: PartySplit[] }> {
  const parties = await findParties(matches);
  const matchesOf = (watchlistId: string, entryId: string) =>
    matches
      .filter((match) => match.watchlistId === watchlistId && match.entryId === entryId)
      .map(({ id }) => id);
  return {
    matchedParties: parties.map((party) => ({
      ...party,
      entries: party.entries.map((entry) => ({
        ...entry,
        matches: matchesOf(entry.watchlistId, entry.entryId),
      })),
    })),
    partySplits: await findSplits(matches),
  };
}
