import type { Clock, Each, Job, Platform } from '../../platform/index.ts';
import {
  type FoundInLists,
  IndexLost,
  type NameIndex,
  type SearchableLists,
  type SearchedList,
  withEntries,
} from '../name-index/index.ts';
import {
  awaitHolders,
  type FoundMatch,
  pairingKey,
  subjectFingerprint,
  type Truncated,
} from '../screening/index.ts';
import {
  type AlertMatch,
  lockThirdParties,
  raisedPairings,
  raiseMatchAlert,
} from '../third-parties/index.ts';
import { findFingerprints } from '../watchlists/index.ts';
import {
  type Due,
  findStale,
  judgeStale,
  noteWatched,
  type Stale,
  type Watched,
  type Why,
} from './due-third-parties.ts';
import { pairingsOf, pairingsOfAll } from './known-pairings.ts';
import { matchCause } from './match-cause.ts';

export type MonitoringWorker = { platform: Platform; lists: NameIndex };
export type Work = Pick<Job<object>, 'report' | 'each'>;

const partiesPerTurn = 100;
const system = { kind: 'system' } as const;

/**
 * Compares every monitored third party that another list version, threshold or method, changed facts or a changed
 * decision may show differently, and raises what is not known. Doing it twice raises nothing twice.
 */
export async function compareMonitored({ platform, lists }: MonitoringWorker, job: Work) {
  const { database, clock } = platform;
  const index = await lists.active();
  let [compared, alerts, after] = [0, 0, null as string | null];
  for (;;) {
    const readAt = await database.tx(system, () => timeOfReading(clock));
    const { page, stale } = await database.tx(system, () => readPage(readAt, index.lists, after));
    const due = await database.tx(system, () => judgeStale(stale, index.lists, readAt, job.each));
    const searched = await searchFor(platform, index, due, job.each);
    const fresh = await database.tx(system, () => withNews(searched, readAt));
    const watched: Watched[] = [];
    await job.each(searched, async (one) => {
      const raised = fresh.has(one) ? await raiseNews(platform, one) : false;
      // Once it is monitored again it is compared again.
      if (raised === null) return;
      if (raised) alerts += 1;
      if (one.due.why) compared += 1;
      watched.push({ id: one.id, due: one.due, truncated: truncatedOf(one) });
    });
    await together(watched, job.each, (some) =>
      database.tx(system, () => noteWatched(some, index.lists, readAt)),
    );
    await job.report(50, `${compared} third parties`);
    if (page.length < partiesPerTurn) return { thirdParties: compared, alerts };
    after = page.at(-1)?.id ?? null;
  }
}

/** Inside a transaction of the system: a time before which nothing was decided or screened that is not stored. */
async function timeOfReading(clock: Clock): Promise<Date> {
  await awaitHolders();
  return clock.now();
}

type Read = { page: Stale[]; stale: Stale[] };

/**
 * Inside a transaction of the system: a page, and of it what is still stale once whoever is changing these third parties is
 * done. What is changed or decided after that bears a later time than `now`, and is compared the next time.
 */
async function readPage(now: Date, lists: SearchedList[], after: string | null): Promise<Read> {
  const page = await findStale({ after, limit: partiesPerTurn, now, lists });
  const only = page.map(({ id }) => id);
  await lockThirdParties(only);
  return { page, stale: await findStale({ after, limit: partiesPerTurn, now, lists, only }) };
}

/** All at once, which takes less time; one by one where that fails, so that one that fails keeps no other from its turn. */
async function together<Unit extends { id: string }>(
  units: Unit[],
  each: Each,
  work: (some: Unit[]) => Promise<void>,
) {
  try {
    await work(units);
  } catch (error) {
    // Nobody can be compared without the index.
    if (error instanceof IndexLost) throw error;
    await each(units, (unit) => work([unit]));
  }
}

/** `results` are by subject, `found` all their hits. */
type Searched = { id: string; due: Due; results: FoundInLists[]; found: FoundMatch[] };

/** All of a page at once where they are compared with the same lists: each call of the thread costs time. */
export async function searchFor(
  platform: Platform,
  index: SearchableLists,
  page: Due[],
  each: Each,
): Promise<Searched[]> {
  const searched = new Map<Due, Searched>();
  const byLists = Map.groupBy(
    page,
    ({ why, lists }) => why && lists.map(({ versionId }) => versionId).join(' '),
  );
  for (const due of byLists.get(null) ?? []) searched.set(due, { id: due.id, due, results: [], found: [] });
  byLists.delete(null);
  for (const same of byLists.values())
    await together(same, each, async (some) => {
      const lists = some[0]?.lists ?? [];
      const results = await index.search(
        some.flatMap(({ subjects }) => subjects),
        { lists },
      );
      const byDue: [Due, FoundInLists[]][] = [];
      let from = 0;
      for (const due of some) {
        const own = results.slice(from, from + due.subjects.length);
        from += due.subjects.length;
        byDue.push([due, await searchFurther(platform, index, due, own)]);
      }
      const found = await withEntries(
        platform.database,
        byDue.flatMap(([due, own]) =>
          due.subjects.flatMap((subject, place) =>
            (own[place]?.hits ?? []).map((hit) => ({ due, subject, hit })),
          ),
        ),
      );
      const matches = Map.groupBy(found, ({ due }) => due);
      for (const [due, own] of byDue)
        searched.set(due, { id: due.id, due, results: own, found: matches.get(due) ?? [] });
    });
  return page.flatMap((due) => searched.get(due) ?? []);
}

/** Where a search was cut, what is known already makes no room for what is new: it is asked beyond that. */
async function searchFurther(
  { database, clock }: Platform,
  index: SearchableLists,
  due: Due,
  own: FoundInLists[],
) {
  if (own.every(({ truncated }) => truncated.length === 0)) return own;
  const { known } = await database.tx(system, () =>
    pairingsOf(due, due.subjects.map(subjectFingerprint), clock.now()),
  );
  const beyond = due.subjects.map((subject) => {
    const fingerprint = subjectFingerprint(subject);
    return [...known].filter((pairing) => pairing.includes(fingerprint)).length;
  });
  return index.search(due.subjects, { lists: due.lists, beyond });
}

const truncatedOf = ({ due, results }: Searched): Truncated[] => [
  ...due.truncated,
  ...due.subjects.flatMap(({ name }, place) =>
    (results[place]?.truncated ?? []).map(({ watchlist }) => ({ subject: name, watchlist })),
  ),
];

const pairingOf = ({ subject, hit, fingerprint }: FoundMatch) =>
  pairingKey({
    watchlistId: hit.list.watchlistId,
    entryId: hit.entryId,
    subjectFingerprint: subjectFingerprint(subject),
    entryFingerprint: fingerprint,
  });

/** Each end of a decision is told once. */
const toldAs = (pairing: string, end: Date | undefined) =>
  end ? `${pairing} ${end.toISOString()}` : pairing;

/** Inside a transaction of the system: those of which something is neither known nor raised; asked of all at once. */
async function withNews(searched: readonly Searched[], now: Date): Promise<Set<Searched>> {
  const some = searched.filter(({ found }) => found.length > 0);
  const parties = some.map(({ due: { id, clientId, subjects } }) => ({
    ...{ id, clientId },
    fingerprints: subjects.map(subjectFingerprint),
  }));
  const pairings = await pairingsOfAll(parties, now);
  const raised = await raisedPairings(some.map(({ id }) => id));
  return new Set(
    some.filter(({ id, found }) => {
      const { known, ended } = pairings.get(id)!;
      return found.some((one) => {
        const pairing = pairingOf(one);
        return !known.has(pairing) && !raised.get(id)?.has(toldAs(pairing, ended.get(pairing)));
      });
    }),
  );
}

/**
 * Raises what is not known; answers whether there was anything, null where nobody monitors it any more. `isReleased` does
 * so though nobody does.
 */
export async function raiseNews(
  { database, clock }: Platform,
  { due, results, found }: Searched,
  { isReleased = false } = {},
): Promise<boolean | null> {
  const { why } = due;
  if (why === null) return false;
  if (found.length === 0) return false;
  return database.tx(system, async () => {
    const { known, ended } = await pairingsOf(due, due.subjects.map(subjectFingerprint), clock.now());
    const changes: Change[] = await changesOf(why, found);
    const fresh = found.flatMap((one, place): AlertMatch[] => {
      const { subject, hit, entry } = one;
      const pairing = pairingOf(one);
      if (known.has(pairing)) return [];
      const end = ended.get(pairing);
      return [
        {
          watchlist: hit.list.watchlist,
          listVersion: hit.list.version,
          entryId: hit.entryId,
          subject: subject.name,
          matchedName: hit.matchedName.text,
          similarity: hit.similarity,
          strength: hit.strength,
          topics: entry.topics,
          change: end ? 'expired' : (changes[place] ?? 'facts'),
          pairing: toldAs(pairing, end),
          evidence: {
            explanation: hit.explanation,
            corroboration: hit.corroboration,
            matchedName: hit.matchedName,
            entry,
          },
        },
      ];
    });
    if (fresh.length === 0) return false;
    const cut: SearchedList[] = [...new Set(results.flatMap(({ truncated }) => truncated))];
    const cause = { ...matchCause(due, fresh, cut), isReleased };
    const raised = await raiseMatchAlert(clock, due.id, cause, fresh);
    return raised === null ? null : raised > 0;
  });
}

type Change = AlertMatch['change'];

/** Inside a transaction of the system: for each match what brought it up, in the order of the matches. */
async function changesOf(why: Why, found: readonly FoundMatch[]): Promise<Change[]> {
  if (why.kind !== 'lists') return found.map(() => why.kind);
  const earlier = await findFingerprints(
    [...why.before.values()],
    [...new Set(found.map(({ hit }) => hit.entryId))],
  );
  return found.map(({ hit, fingerprint }) => {
    const { list, entryId } = hit;
    const before = why.before.get(list.watchlistId);
    if (before === list.versionId) return 'threshold';
    const was = earlier.get(`${before} ${entryId}`);
    if (was === undefined) return 'added';
    return was === fingerprint ? 'version' : 'changed';
  });
}
