import { or, sql } from 'drizzle-orm';
import {
  agreementOf,
  type ClusterEntry,
  compareEntries,
  compareNamesOf,
  type EntryPair,
  linkKey,
} from '../../../engine/clusters/index.ts';
import { db, type Platform } from '../../platform/index.ts';
import { readEntries } from './cluster-entries.ts';
import { isOneOf, moveOn, waitingFor } from './cluster-queue.ts';
import { refuseOvertaken } from './queue-changes.ts';
import { type EntriesByKey, type EntryRef, keyOf, refOf } from './records.ts';
import { alikeEntries } from './tables.ts';

const system = { kind: 'system' } as const;
const perPage = 100;

export type AlikeRow = typeof alikeEntries.$inferSelect;

const otherOf = ({ otherWatchlistId, otherEntryId }: AlikeRow): EntryRef => ({
  watchlistId: otherWatchlistId,
  entryId: otherEntryId,
});

/** A condition: one of these found another entry, or was found by one. */
export const concerns = (refs: readonly EntryRef[]) =>
  or(
    isOneOf(alikeEntries, refs),
    isOneOf({ watchlistId: alikeEntries.otherWatchlistId, entryId: alikeEntries.otherEntryId }, refs),
  );

/** Both entries of each row. */
export const endsOf = (rows: readonly AlikeRow[]): EntryRef[] =>
  [...new Set(rows.flatMap((row) => [keyOf(row), keyOf(otherOf(row))]))].map(refOf);

/** The pairs that rows of either direction make, of entries that are still there; by their places in `entries`. */
export function pairsOf(rows: readonly AlikeRow[], entries: readonly string[]): EntryPair[] {
  const places = new Map(entries.map((key, place) => [key, place]));
  const found = new Map(rows.map((row) => [`${keyOf(row)}\n${keyOf(otherOf(row))}`, row.names]));
  const pairs = new Map<string, EntryPair>();
  for (const row of rows) {
    const [one, other] = [places.get(keyOf(row)), places.get(keyOf(otherOf(row)))];
    if (one === undefined || other === undefined) continue;
    const [a, b] = one < other ? [one, other] : [other, one];
    const [ours, theirs] = [entries[a]!, entries[b]!];
    const names = agreementOf(
      found.get(`${ours}\n${theirs}`) ?? undefined,
      found.get(`${theirs}\n${ours}`) ?? undefined,
    );
    pairs.set(`${a} ${b}`, { a, b, ...(names ? { names } : {}) });
  }
  return [...pairs.values()];
}

/** Compares a page of waiting entries with what was found; answers how many entries there were. */
export async function judgePage({ database }: Platform): Promise<number> {
  const { waiting, rows } = await database.tx(system, async () => {
    const refs = await waitingFor(['judge'], perPage);
    return { waiting: refs, rows: await db().select().from(alikeEntries).where(concerns(refs)) };
  });
  const links = linksAmong(rows, await readEntries(database, endsOf(rows)));
  await database.tx(system, async () => {
    await refuseOvertaken();
    for (const isLink of [true, false]) {
      const some = rows.filter((row) => links.has(linkKey(keyOf(row), keyOf(otherOf(row)))) === isLink);
      await markRows(
        some.filter((row) => row.isLink !== isLink),
        isLink,
      );
    }
    await moveOn(waiting, 'form');
  });
  return waiting.length;
}

function linksAmong(rows: readonly AlikeRow[], entries: EntriesByKey): Set<string> {
  const keys = [...entries.keys()];
  const at = (place: number): ClusterEntry => entries.get(keys[place]!)!;
  const links = pairsOf(rows, keys).filter(
    ({ a, b, names }) => compareEntries(at(a), at(b), names ?? compareNamesOf(at(a), at(b))).isLink,
  );
  return new Set(links.map(({ a, b }) => linkKey(keys[a]!, keys[b]!)));
}

/** Inside a transaction of the system. */
async function markRows(rows: readonly AlikeRow[], isLink: boolean): Promise<void> {
  for (let from = 0; from < rows.length; from += perPage) {
    const some = rows.slice(from, from + perPage);
    await db()
      .update(alikeEntries)
      .set({ isLink })
      .where(
        sql`(${alikeEntries.watchlistId}, ${alikeEntries.entryId}, ${alikeEntries.otherWatchlistId}, ${alikeEntries.otherEntryId}) in (${sql.join(
          some.map(
            (row) =>
              sql`(${row.watchlistId}::uuid, ${row.entryId}, ${row.otherWatchlistId}::uuid, ${row.otherEntryId})`,
          ),
          sql`, `,
        )})`,
      );
  }
}
