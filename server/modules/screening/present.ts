import type { DraftIntake } from '../../../contract/reports/intake.ts';
import type { Match, ScreenedList, ScreeningRun } from '../../../contract/screening/matches.ts';
import type { Jobs } from '../../platform/index.ts';
import { findPeople } from '../identity/index.ts';
import type { ListHit } from '../name-index/index.ts';
import { currentDispositions } from '../settings/index.ts';
import type { StoredEntry } from '../watchlists/index.ts';
import { needsSecondPerson } from './dispositions/disposition-rules.ts';
import type { FormerDecision } from './records.ts';
import { isStale, type MatchRecord, type RunRecord } from './runs/find-runs.ts';
import { notComparedOf } from './runs/not-compared.ts';

export const presentScreenedList = ({
  watchlist,
  version,
  importedAt,
  publishedOn,
  entries,
}: ScreenedList): ScreenedList => ({ watchlist, version, importedAt, publishedOn, entries });

/** Inside a transaction of the firm: a run as it leaves the server. */
export async function presentRun(run: RunRecord, intake: DraftIntake, jobs?: Jobs): Promise<ScreeningRun> {
  const work = run.jobId && run.status !== 'done' ? await jobs?.find(run.jobId) : null;
  return {
    id: run.id,
    status: run.status,
    percent: run.status === 'done' ? 100 : (work?.percent ?? 0),
    label: work?.label ?? '',
    startedAt: run.startedAt?.toISOString() ?? null,
    finishedAt: run.finishedAt?.toISOString() ?? null,
    methodVersion: run.methodVersion,
    lists: run.lists.map(presentScreenedList),
    subjects: namesOf(run),
    notCompared: notComparedOf(run),
    matches: run.matches,
    truncated: run.truncated,
    stale: await isStale(run, intake),
    error: run.error,
  };
}

/** The names that were screened; namesakes once. */
function namesOf({ subjects }: RunRecord): ScreeningRun['subjects'] {
  const names = subjects.map(({ name, kind, role, type, isGuess = false }) => ({
    ...{ name, kind, role, type, isGuess },
  }));
  return [...new Map(names.map((one) => [`${one.name} ${one.kind} ${one.role}`, one])).values()];
}

/** Inside a transaction: matches as they leave the server, to the firm only. */
export async function presentMatches(rows: MatchRecord[]): Promise<Match[]> {
  const people = await findPeople(
    rows.flatMap((row) => [row.disposedBy, row.confirmedBy, row.former?.disposedBy ?? null]),
  );
  const { reasons } = await currentDispositions();
  const reasonOf = (code: string | null) =>
    code && (reasons.find((reason) => reason.code === code)?.label ?? code);
  const nameOf = (id: string | null) => (id ? (people.get(id)?.name ?? 'unknown') : null);
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    watchlist: row.watchlist,
    listVersion: row.listVersion,
    entry: row.entry,
    matchedName: row.matchedName,
    similarity: row.similarity,
    strength: row.strength,
    explanation: row.explanation,
    corroboration: row.corroboration,
    disposition: row.disposition,
    reasonCode: row.reasonCode,
    comment: row.comment,
    disposedBy: nameOf(row.disposedBy),
    disposedAt: row.disposedAt?.toISOString() ?? null,
    needsSecondPerson: needsSecondPerson(row),
    confirmedBy: nameOf(row.confirmedBy),
    carriedOver: row.carriedOver,
    reason: reasonOf(row.reasonCode),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    former: row.former && presentFormer(row.former, nameOf, reasonOf),
  }));
}

type Named = (value: string | null) => string | null;

const presentFormer = (former: FormerDecision, nameOf: Named, reasonOf: Named) => {
  const { disposition, comment, disposedAt, expiredAt, disposedBy, reasonCode } = former;
  return {
    ...{ disposition, comment, disposedAt, expiredAt },
    disposedBy: nameOf(disposedBy),
    reason: reasonOf(reasonCode),
  };
};

/** What a stored match and an answer of the name search both say of a hit. */
export const presentHit = ({ hit, entry }: { hit: ListHit } & Pick<StoredEntry, 'entry'>) => ({
  watchlistId: hit.list.watchlistId,
  watchlist: hit.list.watchlist,
  listVersion: hit.list.version,
  entry,
  matchedName: hit.matchedName,
  similarity: hit.similarity,
  strength: hit.strength,
  explanation: hit.explanation,
  corroboration: hit.corroboration,
});
