import { and, desc, eq, ne } from 'drizzle-orm';
import type { DraftIntake } from '../../../../contract/reports/intake.ts';
import { buildNameIndex, findNames } from '../../../../engine/names/index.ts';
import { indexEntry } from '../../../../server/modules/name-index/build-index.ts';
import { requests as requestTable } from '../../../../server/modules/requests/tables.ts';
import { subjectFingerprint, subjectsOf } from '../../../../server/modules/screening/subjects.ts';
import { matches, screeningRuns } from '../../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../../server/modules/third-parties/tables.ts';
import {
  watchlistEntries,
  watchlists,
  watchlistVersions,
} from '../../../../server/modules/watchlists/tables.ts';
import { db } from '../../../../server/platform/index.ts';
import type { World } from './world.ts';

/** What a comparison from nothing raises for each monitored third party now, by its id: all hits less what is decided. */
export async function expectedNow(world: World): Promise<Map<string, Set<string>>> {
  const lists = await readLists(world);
  const decisions = await readMatches(world);
  const parties = await world.system(() =>
    db()
      .select({ party: thirdPartyTable, intake: requestTable.intake })
      .from(thirdPartyTable)
      .innerJoin(requestTable, eq(requestTable.id, thirdPartyTable.lastRequestId))
      .where(and(eq(thirdPartyTable.clientId, world.clientId), eq(thirdPartyTable.monitored, true))),
  );
  const merged = await readMerged(world);
  return new Map(
    parties.map(({ party, intake }) => {
      const pairings = withNames(intake, merged.get(party.id) ?? []).flatMap((subject) =>
        lists.flatMap(({ id, threshold, index, fingerprints }) =>
          findNames(index, subject, { threshold, limit: 1000 }).hits.map(({ entryId }) =>
            [id, entryId, subjectFingerprint(subject), fingerprints.get(entryId)].join(' '),
          ),
        ),
      );
      const raised = pairings.flatMap((pairing) => toRaise(pairing, party.id, decisions, world.now()));
      return [party.id, new Set(raised)];
    }),
  );
}

/** By what others were merged into: the facts of its requests that were not cancelled. */
async function readMerged(world: World) {
  const rows = await world.system(() =>
    db()
      .select({ id: thirdPartyTable.mergedInto, intake: requestTable.intake })
      .from(thirdPartyTable)
      .innerJoin(requestTable, eq(requestTable.thirdPartyId, thirdPartyTable.mergedInto))
      .where(and(eq(thirdPartyTable.clientId, world.clientId), ne(requestTable.status, 'cancelled')))
      .orderBy(desc(requestTable.createdAt), desc(requestTable.id)),
  );
  return Map.groupBy(rows, ({ id }) => id);
}

/** Every name of the third party itself that any of them states, each once. */
function withNames(intake: DraftIntake, merged: { intake: DraftIntake }[]) {
  const subjects = subjectsOf(intake);
  for (const other of merged.flatMap((one) => subjectsOf(one.intake)))
    if (!subjects.some(({ name }) => name.toLowerCase() === other.name.toLowerCase())) subjects.push(other);
  return subjects;
}

async function readLists(world: World) {
  const rows = await world.system(() =>
    db()
      .select({ list: watchlists, entry: watchlistEntries })
      .from(watchlistEntries)
      .innerJoin(watchlistVersions, eq(watchlistVersions.id, watchlistEntries.versionId))
      .innerJoin(watchlists, eq(watchlists.id, watchlistVersions.watchlistId))
      .where(eq(watchlistVersions.status, 'active')),
  );
  return [...Map.groupBy(rows, ({ list }) => list.id)].map(([id, own]) => ({
    id,
    threshold: own[0]!.list.threshold,
    index: buildNameIndex(own.map(({ entry }) => indexEntry(entry.entryId, entry.entry))),
    fingerprints: new Map(own.map(({ entry }) => [entry.entryId, entry.fingerprint])),
  }));
}

type Known = Awaited<ReturnType<typeof readMatches>>[number];

async function readMatches(world: World) {
  const rows = await world.system(() =>
    db()
      .select({ match: matches, run: screeningRuns, request: requestTable })
      .from(matches)
      .innerJoin(screeningRuns, eq(screeningRuns.id, matches.runId))
      .innerJoin(requestTable, eq(requestTable.id, matches.requestId))
      .where(eq(matches.clientId, world.clientId)),
  );
  const runs = await world.system(() =>
    db()
      .select({ requestId: screeningRuns.requestId, seq: screeningRuns.seq })
      .from(screeningRuns)
      .where(and(eq(screeningRuns.clientId, world.clientId), eq(screeningRuns.status, 'done'))),
  );
  return rows.map(({ match, run, request }) => ({
    pairing: [match.watchlistId, match.entryId, match.subjectFingerprint, match.entryFingerprint].join(' '),
    ...{ match, askedAt: run.createdAt, thirdPartyId: request.thirdPartyId },
    isOnScreen:
      request.status !== 'cancelled' &&
      runs.every(({ requestId, seq }) => requestId !== request.id || seq <= run.seq),
  }));
}

/** Nothing where a person has decided or sees it in a case of this third party already. */
function toRaise(pairing: string, partyId: string, all: Known[], now: Date): string[] {
  const rows = all.filter((row) => row.pairing === pairing);
  const own = rows.filter(({ thirdPartyId }) => thirdPartyId === partyId);
  const shown = own.filter(({ isOnScreen }) => isOnScreen);
  const [last] = rows
    .map(({ match }) => match)
    .filter(({ disposedAt }) => disposedAt !== null)
    .sort((a, b) => b.disposedAt!.getTime() - a.disposedAt!.getTime());
  if (last?.disposition === 'false_positive' && last.expiresAt && last.expiresAt <= now) {
    const end = last.expiresAt;
    return shown.some(({ askedAt }) => askedAt >= end) ? [] : [`${pairing} ${end.toISOString()}`];
  }
  const isSure = (match: Known['match']) => match.strength === 'medium' || match.confirmedBy !== null;
  if (last?.disposition === 'false_positive' && isSure(last)) return [];
  if (shown.length > 0) return [];
  const isDecided = ({ match }: Known) =>
    ['true_match', 'possible'].includes(match.disposition) ||
    (match.disposition === 'false_positive' && isSure(match));
  return own.some(isDecided) ? [] : [pairing];
}
