import { and, count, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { preview } from '../../../contract/screening/watchlists.ts';
import { type Actor, db, type Jobs, notFound } from '../../platform/index.ts';
import { isScreenable, requestView, visibleTo } from '../requests/index.ts';
import { comparingState } from './compare-requests.ts';
import { countDifferences, newerEntries, removedEntries } from './entries.ts';
import { presentVersions } from './present.ts';
import type { AffectedRequest } from './records.ts';
import type { watchlistEntries } from './tables.ts';
import { activeVersionOf, findVersion, type Version, type VersionWithList } from './versions.ts';

type Entry = (typeof watchlistEntries.$inferSelect)['entry'];

const shown = 25;
const rejectedShown = 200;

/** Inside a transaction: what activating the version changes, by samples, and whom it concerns. */
export async function previewVersion(
  jobs: Jobs,
  versionId: string,
  actor: Actor,
): Promise<z.input<typeof preview>> {
  const found = await findVersion(versionId);
  if (!found) throw notFound();
  const base = await baseOf(found);
  const baseId = base?.id ?? null;
  const version = { ...found.version, counts: await countsAgainst(found, baseId) };
  const added = await newerEntries(versionId, baseId, { kind: 'added', limit: shown });
  const changed = await newerEntries(versionId, baseId, { kind: 'changed', limit: shown });
  const removed = await removedEntries(versionId, baseId, shown);
  return {
    version: (await presentVersions([version])).get(versionId)!,
    base,
    added: added.map(({ entryId, name }) => ({ id: entryId, name })),
    changed: changed.map(({ entryId, name, entry, before }) => ({
      id: entryId,
      name,
      before: before ? earlier(before, entry) : '',
    })),
    removed: removed.map(({ entryId, name }) => ({ id: entryId, name })),
    unknownTopics: version.unknownTopics,
    rejected: version.rejected.slice(0, rejectedShown),
    rejectedCount: Math.max(version.counts.rejected, version.rejected.length),
    comparison: await comparisonOf(jobs, version, baseId, actor),
    affected: await visibleOf(version, actor),
  };
}

/** A staged version is compared with what it would replace now, whatever was active when it was imported. */
async function baseOf({ version, list }: VersionWithList) {
  const base =
    version.status === 'staged'
      ? await activeVersionOf(list.id)
      : version.baseVersionId && (await findVersion(version.baseVersionId))?.version;
  return base ? { id: base.id, number: base.number } : null;
}

async function countsAgainst({ version }: VersionWithList, baseId: string | null) {
  if (baseId === version.baseVersionId) return version.counts;
  return { ...version.counts, ...(await countDifferences(version.id, baseId)) };
}

/** How current it is whom the version concerns: nobody compares again what was activated or superseded. */
async function comparisonOf(jobs: Jobs, version: Version, baseId: string | null, actor: Actor) {
  // Before the time was kept, only the import compared.
  const at = version.affectedAt ?? version.importedAt;
  const comparedWith = version.affectedAt ? version.affectedBaseId : version.baseVersionId;
  const past = { at: at.toISOString(), requestsSince: 0, otherBase: false, job: null, failed: false };
  if (version.status !== 'staged') return isCompared.includes(version.status) ? past : null;
  const [since] = await db()
    .select({ value: count() })
    .from(requestView)
    .where(and(isScreenable, visibleTo(actor), gt(requestView.updatedAt, at)));
  return {
    ...past,
    requestsSince: since?.value ?? 0,
    otherBase: comparedWith !== baseId,
    ...(await comparingState(jobs, version)),
  };
}

const isCompared = ['active', 'superseded'];

/** A drafter learns of the requests allocated to them, of no others. */
async function visibleOf({ affected, status }: Version, actor: Actor): Promise<AffectedRequest[]> {
  if (affected.length === 0) return [];
  const ids = affected.map(({ requestId }) => requestId);
  const rows = await db()
    .select({ id: requestView.id })
    .from(requestView)
    .where(
      and(inArray(requestView.id, ids), visibleTo(actor), status === 'staged' ? isScreenable : undefined),
    );
  const visible = new Set(rows.map(({ id }) => id));
  return affected.filter(({ requestId }) => visible.has(requestId));
}

const fields: [label: string, read: (entry: Entry) => string][] = [
  ['Type', (entry) => entry.type],
  ['Names', (entry) => entry.names.map(({ text }) => text).join('; ')],
  [
    'Identifiers',
    (entry) => entry.identifiers.map(({ scheme, value }) => `${scheme ?? ''} ${value}`).join('; '),
  ],
  ['Countries', (entry) => entry.countries.join(', ')],
  ['Births', (entry) => entry.births.join(', ')],
  ['Gender', (entry) => entry.gender ?? ''],
  ['Programmes', (entry) => entry.programmes.join(', ')],
  ['Positions', (entry) => entry.positions.join('; ')],
  ['Topics', (entry) => entry.topics.join(', ')],
  ['Addresses', (entry) => entry.addresses.join('; ')],
  ['Remarks', (entry) => entry.remarks ?? ''],
];

/** What the fields that differ said before. */
function earlier(before: Entry, now: Entry): string {
  return fields
    .filter(([, read]) => read(before) !== read(now))
    .map(([label, read]) => `${label}: ${read(before) || 'nothing'}`)
    .join(' · ');
}
