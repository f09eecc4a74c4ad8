import { or } from 'drizzle-orm';
import {
  type AlikeNames,
  alikeEntries as alikeTo,
  LEAST_SIMILARITY,
  MOST_BEARERS,
} from '../../../engine/clusters/index.ts';
import { db, type Platform } from '../../platform/index.ts';
import type { AlikeInSlots, NameIndex } from '../name-index/index.ts';
import { readEntries } from './cluster-entries.ts';
import { isOneOf, moveOn, queueEntries, waitingFor } from './cluster-queue.ts';
import { refuseOvertaken } from './queue-changes.ts';
import { type EntryRef, keyOf, refOf } from './records.ts';
import { alikeEntries } from './tables.ts';

const system = { kind: 'system' } as const;
const perPage = 100;
const bounds = { least: LEAST_SIMILARITY, most: MOST_BEARERS };

type Found = ReadonlyMap<string, AlikeNames | null>;

/** Searches all lists for the names and numbers of a page of waiting entries; answers how many there were. */
export async function searchPage({ database }: Platform, lists: NameIndex): Promise<number> {
  const waiting = await database.tx(system, () => waitingFor(['changed', 'search'], perPage));
  const entries = await readEntries(database, waiting);
  const found = new Map<string, Found>();
  const present = waiting.filter((ref) => entries.has(keyOf(ref)));
  const index = await lists.active();
  const listOf = new Map(index.lists.map(({ versionId, watchlistId }) => [versionId, watchlistId]));
  const answers = await index.alike(
    present.map((ref) => {
      const { list: _, gender: __, ...entry } = entries.get(keyOf(ref))!;
      return entry;
    }),
    bounds,
  );
  present.forEach((ref, at) => {
    const key = keyOf(ref);
    const kinds = new Map(entries.get(key)!.names.map(({ text, kind }) => [text, kind]));
    found.set(key, findingsOf(key, answers[at]!, listOf, kinds));
  });
  await database.tx(system, async () => {
    await refuseOvertaken();
    await saveFound(waiting, found);
  });
  return waiting.length;
}

type Kinds = ReadonlyMap<string, AlikeNames['ours']['kind']>;

/** By the key of each entry found how the names agree; null where only a number is the same. */
function findingsOf(
  own: string,
  { names, numbers }: AlikeInSlots,
  listOf: ReadonlyMap<string, string>,
  kinds: Kinds,
): Found {
  const keyIn = (slot: string, entryId: string) => keyOf({ watchlistId: listOf.get(slot)!, entryId });
  const asked = names.map(({ text, hits }) => ({
    name: { text, kind: kinds.get(text)! },
    hits: hits
      .map(({ slot, entryId, similarity, name, kind }) => ({
        ...{ key: keyIn(slot, entryId), list: listOf.get(slot)!, similarity },
        name: { text: name, kind },
      }))
      .sort((one, other) => other.similarity - one.similarity),
  }));
  const found = new Map<string, AlikeNames | null>();
  for (const bearers of numbers) {
    if (bearers.length > MOST_BEARERS) continue;
    for (const { slot, entryId } of bearers) found.set(keyIn(slot, entryId), null);
  }
  for (const [key, agreement] of alikeTo(own, asked)) found.set(key, agreement);
  found.delete(own);
  return found;
}

/** Inside a transaction of the system. What changed queues whom it found, now or before, and who found it. */
async function saveFound(
  waiting: readonly (EntryRef & { step: string })[],
  found: ReadonlyMap<string, Found>,
): Promise<void> {
  const isOther = isOneOf(
    { watchlistId: alikeEntries.otherWatchlistId, entryId: alikeEntries.otherEntryId },
    waiting,
  );
  const before = await db()
    .select()
    .from(alikeEntries)
    .where(or(isOneOf(alikeEntries, waiting), isOther));
  await db().delete(alikeEntries).where(isOneOf(alikeEntries, waiting));
  const rows = [...found].flatMap(([key, others]) =>
    [...others].map(([other, names]) => {
      const { watchlistId: otherWatchlistId, entryId: otherEntryId } = refOf(other);
      return { ...refOf(key), otherWatchlistId, otherEntryId, names };
    }),
  );
  for (let from = 0; from < rows.length; from += perPage)
    await db()
      .insert(alikeEntries)
      .values(rows.slice(from, from + perPage));
  await moveOn(waiting, 'judge');
  const changed = new Set(waiting.filter(({ step }) => step === 'changed').map(keyOf));
  const partners = new Set<string>();
  for (const row of [...before, ...rows]) {
    const [one, other] = [
      keyOf(row),
      keyOf({ watchlistId: row.otherWatchlistId, entryId: row.otherEntryId }),
    ];
    if (changed.has(one)) partners.add(other);
    if (changed.has(other)) partners.add(one);
  }
  const all = [...partners].map(refOf);
  for (let from = 0; from < all.length; from += perPage)
    await queueEntries(all.slice(from, from + perPage), 'search');
}
