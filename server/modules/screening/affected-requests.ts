import type { Platform } from '../../platform/index.ts';
import { screenableRequests } from '../requests/index.ts';
import { newerPages } from './compare-versions.ts';
import type { NameIndex, SearchableLists, SearchedList } from './name-index/name-index.ts';
import type { AffectedRequest } from './records.ts';
import { subjectsOf } from './subjects.ts';

const mostShown = 200;
const requestsPerTurn = 50;

type Newer = Map<string, string>;
type Request = Awaited<ReturnType<typeof screenableRequests>>[number];

/** Requests in work or released in which a name resembles an entry that the version adds or changes; closest first. */
export async function findAffected(
  { database }: Pick<Platform, 'database'>,
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
    let after: string | null = null;
    for (;;) {
      const page: Request[] = await database.tx({ kind: 'system' }, () =>
        screenableRequests({ after, limit: requestsPerTurn }),
      );
      for (const request of page) {
        const one = await closestTo(searchable, request, newer, list);
        if (one) affected.push(one);
      }
      if (page.length < requestsPerTurn) break;
      after = page.at(-1)?.id ?? null;
    }
    return affected.sort((a, b) => b.similarity - a.similarity).slice(0, mostShown);
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
  const { id, clientId, number, legalName } = request;
  const entry = newer.get(closest.entryId) ?? closest.matchedName.text;
  return { requestId: id, clientId, number, legalName, entry, similarity: closest.similarity };
}
