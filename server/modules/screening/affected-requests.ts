import type { Database } from '../../platform/index.ts';
import { screenableRequests } from '../requests/index.ts';
import type { NameSearch } from './name-search.ts';
import type { AffectedRequest } from './records.ts';
import { withNewerEntries } from './staged-slot.ts';
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
  const found = await withNewerEntries(
    { database, names },
    { versionId: version.id, baseId, slot },
    async (newer) => {
      const affected: AffectedRequest[] = [];
      let after: string | null = null;
      for (;;) {
        const page: Awaited<ReturnType<typeof screenableRequests>> = await database.tx(
          { kind: 'system' },
          () => screenableRequests({ after, limit: requestsPerTurn }),
        );
        for (const request of page) {
          const options = { limit: hitsPerName, threshold: list.threshold };
          const hits = await names.search(slot, subjectsOf(request.intake), options);
          const [closest] = (hits ?? []).flat().sort((a, b) => b.similarity - a.similarity);
          if (!closest) continue;
          const { id, clientId, number, legalName } = request;
          const { similarity } = closest;
          const entry = newer.get(closest.entryId)?.name ?? closest.matchedName.text;
          affected.push({ requestId: id, clientId, number, legalName, entry, similarity });
        }
        if (page.length < requestsPerTurn) return affected;
        after = page.at(-1)?.id ?? null;
      }
    },
  );
  return (found ?? []).sort((a, b) => b.similarity - a.similarity).slice(0, mostShown);
}
