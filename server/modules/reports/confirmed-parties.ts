import type { z } from 'zod';
import type { working } from '../../../contract/analysis/analysis.ts';
import type { ReportData } from '../../../contract/reports/report-data.ts';

type Working = Pick<z.output<typeof working>, 'matches' | 'matchedParties'>;

/**
 * The listed parties that a person confirmed, each once, with the lists on which it was confirmed: whoever was decided
 * otherwise there, or was only found to belong to it by the machine, is not named.
 */
export function confirmedParties({ matches, matchedParties }: Working): ReportData['parties'] {
  const parties = new Map<string, ReportData['parties'][number]>();
  for (const { id, disposition, watchlist, entry, matchedName } of matches) {
    if (disposition !== 'true_match') continue;
    const party = matchedParties.find(({ entries }) => entries.some((one) => one.matches.includes(id)));
    const key = party?.id ?? `${watchlist} ${entry.id}`;
    const name = entry.names[0]?.text ?? matchedName.text;
    const found = parties.get(key) ?? { name, lists: [] };
    parties.set(key, found);
    if (found.lists.some((list) => list.watchlist === watchlist)) continue;
    const since = party?.entries.find((one) => one.matches.includes(id))?.firstSeen ?? null;
    found.lists.push({ watchlist, listedName: name, since });
  }
  return [...parties.values()];
}
