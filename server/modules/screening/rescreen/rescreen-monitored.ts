import { NAME_METHOD_VERSION } from '../../../../engine/names/index.ts';
import type { Job, Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { type AlertMatch, type MatchCause, raiseMatchAlert } from '../../requests/index.ts';
import { pairingKey, pairingsOf } from '../carried-dispositions.ts';
import type { ListIndex, ReadyIndex } from '../list-index.ts';
import { proposeMatches } from '../propose-matches.ts';
import { subjectFingerprint } from '../subjects.ts';
import { type Due, dueThirdParties, noteWatched, type Why } from './due-third-parties.ts';

export const RESCREEN_JOB = 'monitoring.rescreen';

const partiesPerTurn = 100;
const hitsPerName = 10;
const system = { kind: 'system' } as const;

type Worker = { platform: Platform; lists: ListIndex };

/** Queues the comparison where there is a third party to compare again. */
export function queueRescreening({ database, clock, jobs }: Pick<Platform, 'database' | 'clock' | 'jobs'>) {
  return database.tx(system, async () => {
    const due = await dueThirdParties({ after: null, limit: 1, now: clock.now() });
    return due.length > 0 ? jobs.enqueue(RESCREEN_JOB, {}) : null;
  });
}

/**
 * The job: monitored third parties which another method, changed facts or the end of a decision may show differently,
 * against every active list. Doing it twice raises nothing twice.
 */
export async function rescreenMonitored(worker: Worker, job: Job<object>) {
  const { database, clock } = worker.platform;
  const index = await worker.lists.ready();
  let [screened, raised, after] = [0, 0, null as string | null];
  for (;;) {
    const page: Due[] = await database.tx(system, () =>
      dueThirdParties({ after, limit: partiesPerTurn, now: clock.now() }),
    );
    for (const due of page) {
      if (due.why) {
        screened += 1;
        raised += await compare(worker.platform, index, due, due.why);
      }
      await database.tx(system, () => noteWatched(due, clock.now()));
    }
    await job.report(50, `${screened} third parties`);
    if (page.length < partiesPerTurn) break;
    after = page.at(-1)?.id ?? null;
  }
  if (screened > 0)
    await database.tx(system, () =>
      record(clock, {
        type: 'monitoring.rescreened',
        actor: 'system',
        clientId: null,
        object: { type: 'screening', id: RESCREEN_JOB },
        data: { thirdParties: screened, alerts: raised, methodVersion: NAME_METHOD_VERSION },
      }),
    );
  return { screened, alerts: raised };
}

/** 1 when an alert was raised. */
async function compare(platform: Platform, index: ReadyIndex, due: Due, why: Why): Promise<number> {
  const { database, clock } = platform;
  const hits = await index.search(due.subjects, hitsPerName);
  const found = await proposeMatches(
    database,
    due.subjects.flatMap((subject, place) => (hits[place] ?? []).map((hit) => ({ subject, hit }))),
  );
  const fingerprints = due.subjects.map(subjectFingerprint);
  return database.tx(system, async () => {
    const { known, ended } = await pairingsOf(due.clientId, fingerprints, clock.now());
    const fresh = found.flatMap(({ subject, hit, fingerprint }): AlertMatch[] => {
      const pairing = pairingKey({
        watchlistId: hit.list.watchlistId,
        entryId: hit.entryId,
        subjectFingerprint: subjectFingerprint(subject),
        entryFingerprint: fingerprint,
      });
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
          change: end ? 'expired' : why.kind,
          // Each end of a decision is told once.
          pairing: end ? `${pairing} ${end.toISOString()}` : pairing,
        },
      ];
    });
    if (fresh.length === 0) return 0;
    const cause = causeOf(why, index);
    return (await raiseMatchAlert(clock, due.id, cause, fresh)) > 0 ? 1 : 0;
  });
}

function causeOf(why: Why, { lists }: ReadyIndex): MatchCause {
  const resemble = (entries: number) =>
    entries === 1 ? 'an entry of a list resembles' : `${entries} entries of lists resemble`;
  const begin = {
    method: (before: string) =>
      `Names are compared by a newer method (${NAME_METHOD_VERSION}, before ${before}): `,
    facts: () => 'What is known of this third party has changed: ',
    expired: () => 'What was decided of a match has come to its end: ',
  };
  const said = why.kind === 'method' ? begin.method(why.before) : begin[why.kind]();
  return {
    text: (entries) => `${said}${resemble(entries)} a name of this third party.`,
    activity: 'was compared again and resembles an entry of a watchlist',
    keyOf: (watchlist) => lists.find((list) => list.watchlist === watchlist)?.key ?? watchlist,
  };
}
