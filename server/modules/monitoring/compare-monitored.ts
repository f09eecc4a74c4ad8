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
  type FoundMatch,
  pairingKey,
  subjectFingerprint,
  type Truncated,
  waitForDecisionsInProgress,
} from '../screening/index.ts';
import {
  type AlertMatch,
  lockThirdParties,
  raisedPairings,
  raiseMatchAlert,
} from '../third-parties/index.ts';
import { findFingerprints } from '../watchlists/index.ts';
import { pairingsOf, pairingsOfAll } from './known-pairings.ts';
import { matchCause } from './match-cause.ts';
import {
  type ComparisonCandidate,
  type ComparisonReason,
  findCandidateIds,
  findCandidates,
  noteWatched,
  type PlannedComparison,
  planComparisons,
  type Watched,
} from './plan-comparisons.ts';

export type MonitoringWorker = { platform: Platform; lists: NameIndex };
export type Work = Pick<Job<object>, 'report' | 'each'>;

const [partiesPerTurn, partiesPerRead] = [100, 10_000];
const system = { kind: 'system' } as const;

/**
 * Compares every monitored third party that another list version, threshold or method, changed facts or a changed
 * decision may show differently, and raises what is not known. Doing it twice raises nothing twice.
 */
export async function compareMonitored({ platform, lists }: MonitoringWorker, job: Work) {
  const { database, clock } = platform;
  const index = await lists.active();
  const counting = { now: clock.now(), lists: index.lists };
  let [compared, alerts, after, ids] = [0, 0, null as string | null, [] as string[]];
  for (;;) {
    if (ids.length === 0) {
      const page = { after, limit: partiesPerRead };
      ids = await database.tx(system, () => findCandidateIds(page, counting));
      if (ids.length === 0) return { thirdParties: compared, alerts };
      after = ids.at(-1) ?? null;
    }
    const turn = ids.splice(0, partiesPerTurn);
    const readAt = await database.tx(system, () => startConsistentRead(clock));
    const candidates = await database.tx(system, () => readCandidates(turn, readAt, index.lists));
    const plans = await database.tx(system, () => planComparisons(candidates, index.lists, readAt, job.each));
    const searched = await searchFor(platform, index, plans, job.each);
    const withUnknown = await database.tx(system, () => withUnknownMatches(searched, readAt));
    const watched: Watched[] = [];
    await job.each(searched, async (one) => {
      const outcome = withUnknown.has(one) ? await raiseUnknownMatches(platform, one) : 'nothing new';
      // Once it is monitored again it is compared again.
      if (outcome === 'not monitored') return;
      if (outcome === 'raised') alerts += 1;
      if (one.plan.why) compared += 1;
      watched.push({ id: one.id, plan: one.plan, truncated: truncatedOf(one) });
    });
    await together(watched, job.each, (some) =>
      database.tx(system, () => noteWatched(some, index.lists, readAt)),
    );
    await job.report(50, `${compared} third parties`);
  }
}

/** Inside a transaction of the system: a time before which nothing was decided or screened that is not stored. */
async function startConsistentRead(clock: Clock): Promise<Date> {
  await waitForDecisionsInProgress();
  return clock.now();
}

/**
 * Inside a transaction of the system: those of them that are still candidates once changes of these third parties that are
 * in progress have ended. What is changed or decided after that has a later time than `now`, and is compared next time.
 */
async function readCandidates(
  only: readonly string[],
  now: Date,
  lists: SearchedList[],
): Promise<ComparisonCandidate[]> {
  await lockThirdParties([...only]);
  return findCandidates(only, { now, lists });
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
type Searched = { id: string; plan: PlannedComparison; results: FoundInLists[]; found: FoundMatch[] };

/** All of a page at once where they are compared with the same lists: each call of the thread costs time. */
export async function searchFor(
  platform: Platform,
  index: SearchableLists,
  plans: PlannedComparison[],
  each: Each,
): Promise<Searched[]> {
  const searched = new Map<PlannedComparison, Searched>();
  const byLists = Map.groupBy(
    plans,
    ({ why, lists }) => why && lists.map(({ versionId }) => versionId).join(' '),
  );
  for (const plan of byLists.get(null) ?? [])
    searched.set(plan, { id: plan.id, plan, results: [], found: [] });
  byLists.delete(null);
  for (const same of byLists.values())
    await together(same, each, async (some) => {
      const lists = some[0]?.lists ?? [];
      const results = await index.search(
        some.flatMap(({ subjects }) => subjects),
        { lists },
      );
      const byPlan: [PlannedComparison, FoundInLists[]][] = [];
      let from = 0;
      for (const plan of some) {
        const own = results.slice(from, from + plan.subjects.length);
        from += plan.subjects.length;
        byPlan.push([plan, await searchFurther(platform, index, plan, own)]);
      }
      const found = await withEntries(
        platform.database,
        byPlan.flatMap(([plan, own]) =>
          plan.subjects.flatMap((subject, place) =>
            (own[place]?.hits ?? []).map((hit) => ({ plan, subject, hit })),
          ),
        ),
      );
      const matches = Map.groupBy(found, ({ plan }) => plan);
      for (const [plan, own] of byPlan)
        searched.set(plan, { id: plan.id, plan, results: own, found: matches.get(plan) ?? [] });
    });
  return plans.flatMap((plan) => searched.get(plan) ?? []);
}

/** Where a search was cut, what is known already makes no room for what is new: it is asked beyond that. */
async function searchFurther(
  { database, clock }: Platform,
  index: SearchableLists,
  plan: PlannedComparison,
  own: FoundInLists[],
) {
  if (own.every(({ truncated }) => truncated.length === 0)) return own;
  const { known } = await database.tx(system, () =>
    pairingsOf(plan, plan.subjects.map(subjectFingerprint), clock.now()),
  );
  const beyond = plan.subjects.map((subject) => {
    const fingerprint = subjectFingerprint(subject);
    return [...known].filter((pairing) => pairing.includes(fingerprint)).length;
  });
  return index.search(plan.subjects, { lists: plan.lists, beyond });
}

const truncatedOf = ({ plan, results }: Searched): Truncated[] => [
  ...plan.truncated,
  ...plan.subjects.flatMap(({ name }, place) =>
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
async function withUnknownMatches(searched: readonly Searched[], now: Date): Promise<Set<Searched>> {
  const some = searched.filter(({ found }) => found.length > 0);
  const parties = some.map(({ plan: { id, clientId, subjects } }) => ({
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

/** With `isReleased` it raises them though nobody monitors the third party. */
export async function raiseUnknownMatches(
  { database, clock }: Platform,
  { plan, results, found }: Searched,
  { isReleased = false } = {},
): Promise<'raised' | 'nothing new' | 'not monitored'> {
  const { why } = plan;
  if (why === null || found.length === 0) return 'nothing new';
  return database.tx(system, async () => {
    const { known, ended } = await pairingsOf(plan, plan.subjects.map(subjectFingerprint), clock.now());
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
    if (fresh.length === 0) return 'nothing new';
    const cut: SearchedList[] = [...new Set(results.flatMap(({ truncated }) => truncated))];
    const cause = { ...matchCause(plan, fresh, cut), isReleased };
    const raised = await raiseMatchAlert(clock, plan.id, cause, fresh);
    if (raised === null) return 'not monitored';
    return raised > 0 ? 'raised' : 'nothing new';
  });
}

type Change = AlertMatch['change'];

/** Inside a transaction of the system: for each match what brought it up, in the order of the matches. */
async function changesOf(why: ComparisonReason, found: readonly FoundMatch[]): Promise<Change[]> {
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
