import type { Database } from '../../platform/index.ts';
import { screenableRequests } from '../requests/index.ts';
import { newerPages } from './compare-versions.ts';
import { indexEntry } from './index-entry.ts';
import type { NameSearch } from './name-search.ts';
import type { AffectedRequest } from './records.ts';
import { subjectsOf } from './subjects.ts';
import type { VersionWithList } from './version-queries.ts';

const mostShown = 200;
const requestsPerTurn = 50;
const hitsPerName = 3;

/** Requests in work or released in which a name resembles an entry that the version adds or changes; closest first. */
export async function findAffected(
  { database, names }: { database: Database; names: NameSearch },
  { version, list }: VersionWithList,
  baseId: string | null,
): Promise<AffectedRequest[]> {
  const slot = `staged ${version.id}`;
  const title = new Map<string, string>();
  await names.drop(slot);
  try {
    for await (const page of newerPages(database, version.id, baseId)) {
      for (const row of page) title.set(row.entryId, row.name);
      await names.add(
        slot,
        page.map((row) => indexEntry(row.entryId, row.entry)),
      );
    }
    if (title.size === 0) return [];
    await names.build(slot);
    const affected: AffectedRequest[] = [];
    let after: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<typeof screenableRequests>> = await database.tx({ kind: 'system' }, () =>
        screenableRequests({ after, limit: requestsPerTurn }),
      );
      for (const request of page) {
        const options = { limit: hitsPerName, threshold: list.threshold };
        const found = await names.search(slot, subjectsOf(request.intake), options);
        const [closest] = (found ?? []).flat().sort((a, b) => b.similarity - a.similarity);
        if (!closest) continue;
        const { id, clientId, number, legalName } = request;
        const { similarity } = closest;
        const entry = title.get(closest.entryId) ?? closest.matchedName.text;
        affected.push({ requestId: id, clientId, number, legalName, entry, similarity });
      }
      if (page.length < requestsPerTurn) break;
      after = page.at(-1)?.id ?? null;
    }
    return affected.sort((a, b) => b.similarity - a.similarity).slice(0, mostShown);
  } finally {
    await names.drop(slot);
  }
}
