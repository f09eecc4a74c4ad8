import { type Platform, pages } from '../../platform/index.ts';
import { IndexLost, type NameIndex, type SearchableLists, type SearchedList } from '../name-index/index.ts';
import { screenableRequests } from '../requests/index.ts';
import { type AffectedRequest, newerPages } from '../watchlists/index.ts';
import { subjectsOf } from './subjects.ts';

const requestsPerTurn = 50;

type Newer = Map<string, string>;
type Request = Awaited<ReturnType<typeof screenableRequests>>[number];

/**
 * Requests in work or released in which a name resembles an entry that the version adds or changes: first those that
 * could not be compared, whatever is wrong with them, then the closest. One that fails keeps no other from its turn.
 */
export async function findAffected(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  index: NameIndex,
  list: SearchedList,
  baseId: string | null,
): Promise<AffectedRequest[]> {
  const newer: Newer = new Map();
  for await (const page of newerPages(database, list.versionId, baseId))
    for (const { entryId, name } of page) newer.set(entryId, name);
  if (newer.size === 0) return [];
  return index.withVersion(list, async (searchable) => {
    const affected: AffectedRequest[] = [];
    const read = (last?: Request) => screenableRequests({ after: last?.id ?? null, limit: requestsPerTurn });
    for await (const page of pages(database, { scope: { kind: 'system' }, size: requestsPerTurn, read }))
      for (const request of page) {
        try {
          const one = await closestTo(searchable, request, newer, list);
          if (one) affected.push(one);
        } catch (error) {
          if (error instanceof IndexLost) throw error;
          log.error(
            { err: error, request: request.id },
            'a request could not be compared with a new list version',
          );
          affected.push({ ...labelOf(request), entry: '', similarity: 0, failed: true });
        }
      }
    return affected.sort(
      (a, b) => Number(b.failed ?? false) - Number(a.failed ?? false) || b.similarity - a.similarity,
    );
  });
}

async function closestTo(
  searchable: SearchableLists,
  request: Request,
  newer: Newer,
  { entries }: SearchedList,
) {
  const subjects = subjectsOf(request.intake);
  let found = await searchable.search(subjects);
  if (found.some(({ truncated }) => truncated.length > 0))
    // Those that the version adds may come after any number of others.
    found = await searchable.search(subjects, { beyond: subjects.map(() => entries) });
  const [closest] = found
    .flatMap(({ hits }) => hits.filter(({ entryId }) => newer.has(entryId)))
    .sort((a, b) => b.similarity - a.similarity);
  if (!closest) return null;
  const entry = newer.get(closest.entryId) ?? closest.matchedName.text;
  return { ...labelOf(request), entry, similarity: closest.similarity };
}

function labelOf({ id, clientId, number, legalName }: Request) {
  return { requestId: id, clientId, number, legalName };
}
