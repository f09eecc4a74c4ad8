import type { Job, Platform } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { type AlertMatch, monitoredThirdParties, raiseMatchAlert } from '../requests/index.ts';
import { pairingKey, pairingsOf } from './carried-dispositions.ts';
import type { NameSearch } from './name-search.ts';
import { type NewerEntry, withNewerEntries } from './staged-slot.ts';
import { subjectFingerprint, subjectsOf } from './subjects.ts';
import { findVersion, type VersionWithList } from './version-queries.ts';

export const WATCH_JOB = 'monitoring.watch';
/** `baseId` is the version that was active before; none where the list is new. */
export type WatchJob = { versionId: string; baseId: string | null };

type Watcher = { platform: Platform; names: NameSearch };
type Monitored = Awaited<ReturnType<typeof monitoredThirdParties>>[number];

const partiesPerTurn = 100;
const hitsPerName = 10;

/** The job: every monitored third party against what a list version brought. Doing it twice raises nothing twice. */
export async function watchMonitored(worker: Watcher, job: Job<WatchJob>) {
  const { database, clock } = worker.platform;
  const { versionId, baseId } = job.data;
  const found = await database.tx({ kind: 'system' }, () => findVersion(versionId));
  if (!found) return { watched: 0, alerts: 0 };
  const slot = `watch ${versionId}`;
  const counted = await withNewerEntries(
    { database, names: worker.names },
    { versionId, baseId, slot },
    async (newer) => {
      let [watched, raised, after] = [0, 0, null as string | null];
      for (;;) {
        const page: Monitored[] = await database.tx({ kind: 'system' }, () =>
          monitoredThirdParties({ after, limit: partiesPerTurn }),
        );
        for (const one of page) raised += await watchOne(worker, found, slot, newer, one);
        watched += page.length;
        await job.report(50, `${watched} third parties`);
        if (page.length < partiesPerTurn) return { watched, alerts: raised };
        after = page.at(-1)?.party.id ?? null;
      }
    },
  );
  const { watched, alerts } = counted ?? { watched: 0, alerts: 0 };
  await database.tx({ kind: 'system' }, () =>
    record(clock, {
      type: 'watchlist.watched',
      actor: 'system',
      clientId: null,
      object: { type: 'watchlist', id: found.list.id, label: found.list.name },
      data: { watchlist: found.list.key, version: found.version.number, thirdParties: watched, alerts },
    }),
  );
  return { watched, alerts };
}

/** 1 when an alert was raised. */
async function watchOne(
  { platform, names }: Watcher,
  { list, version }: VersionWithList,
  slot: string,
  newer: Map<string, NewerEntry>,
  { party, intake }: Monitored,
): Promise<number> {
  const subjects = subjectsOf(intake);
  const hits = await names.search(slot, subjects, { limit: hitsPerName, threshold: list.threshold });
  const matches = subjects.flatMap((subject, at) =>
    (hits?.[at] ?? []).flatMap((hit): AlertMatch[] => {
      const entry = newer.get(hit.entryId);
      if (!entry) return [];
      const pairing = pairingKey({
        watchlistId: list.id,
        entryId: hit.entryId,
        subjectFingerprint: subjectFingerprint(subject),
        entryFingerprint: entry.fingerprint,
      });
      return [
        {
          watchlist: list.name,
          listVersion: version.number,
          entryId: hit.entryId,
          subject: subject.name,
          matchedName: hit.matchedName.text,
          similarity: hit.similarity,
          strength: hit.strength,
          change: entry.change,
          pairing,
        },
      ];
    }),
  );
  if (matches.length === 0) return 0;
  return platform.database.tx({ kind: 'system' }, async () => {
    const fingerprints = subjects.map(subjectFingerprint);
    const { known } = await pairingsOf(party.clientId, fingerprints, platform.clock.now());
    const fresh = matches.filter(({ pairing }) => !known.has(pairing));
    const resemble = (entries: number) =>
      entries === 1 ? 'a new or changed entry resembles' : `${entries} new or changed entries resemble`;
    const cause = {
      text: (entries: number) =>
        `${list.name}, version ${version.number}: ${resemble(entries)} a name of this third party.`,
      activity: 'resembles a new entry of a watchlist',
      keyOf: () => list.key,
    };
    return fresh.length > 0 && (await raiseMatchAlert(platform.clock, party.id, cause, fresh)) > 0 ? 1 : 0;
  });
}
