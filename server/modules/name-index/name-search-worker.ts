import {
  bearersOfIdentifiers,
  buildNameIndex,
  changeNameIndex,
  type FoundNames,
  findNames,
  type ListEntry,
  type NameIndex,
  rankNames,
} from '../../../engine/names/index.ts';
import { storedKeys } from './company-name-keys.ts';
import type { AlikeInSlots, SearchTask, SlotSearch } from './name-search.ts';
import { type NearNames, nearNames } from './near-names.ts';

const gathered = new Map<string, ListEntry[]>();
const built = new Map<string, NameIndex>();

type Lost = { lost: string };

/** What the thread of `startNameSearch` does. */
export default function work(
  task: SearchTask,
): FoundNames[][] | AlikeInSlots[] | NearNames[] | number[][] | Lost | undefined {
  switch (task.act) {
    case 'add': {
      const entries = gathered.get(task.slot) ?? [];
      for (const entry of task.entries) entries.push(entry);
      gathered.set(task.slot, entries);
      return;
    }
    case 'build': {
      built.set(task.slot, buildNameIndex(gathered.get(task.slot) ?? []));
      gathered.delete(task.slot);
      return;
    }
    case 'patch': {
      const { from, slot, remove } = task;
      const before = built.get(from);
      const put = gathered.get(slot) ?? [];
      gathered.delete(slot);
      if (!before) return { lost: from };
      built.set(slot, changeNameIndex(before, { put, remove }));
      return;
    }
    case 'search': {
      const lost = lostOf(task.slots.map(({ slot }) => slot));
      if (lost) return lost;
      return task.subjects.map((subject, place) => task.slots.map((slot) => search(slot, subject, place)));
    }
    case 'alike': {
      const { entries, slots, least, most } = task;
      return lostOf(slots) ?? entries.map((entry) => alike(entry, slots, { threshold: least, limit: most }));
    }
    case 'drop': {
      gathered.delete(task.slot);
      built.delete(task.slot);
      return;
    }
    case 'near':
      return nearNames(task.names, task.others);
    case 'keys':
      return task.names.map(storedKeys);
  }
}

function lostOf(slots: string[]): Lost | undefined {
  const lost = slots.find((slot) => !built.has(slot));
  return lost === undefined ? undefined : { lost };
}

function alike(
  { names, type, identifiers }: ListEntry,
  slots: string[],
  bounds: { threshold: number; limit: number },
): AlikeInSlots {
  const indexes = slots.map((slot) => ({ slot, index: built.get(slot) as NameIndex }));
  const numbers = new Map<string, { slot: string; entryId: string }[]>();
  for (const { slot, index } of indexes)
    for (const [key, ids] of bearersOfIdentifiers(index, identifiers))
      numbers.set(key, [...(numbers.get(key) ?? []), ...ids.map((entryId) => ({ slot, entryId }))]);
  return {
    names: names
      .filter(({ kind }) => kind !== 'weak')
      .map(({ text }) => ({
        text,
        hits: indexes.flatMap(({ slot, index }) =>
          rankNames(index, { name: text, type }, bounds).map((hit) => ({ ...hit, slot })),
        ),
      })),
    numbers: [...numbers.values()],
  };
}

type Subject = Parameters<typeof findNames>[1];

function search({ slot, threshold, limits }: SlotSearch, subject: Subject, place: number): FoundNames {
  const index = built.get(slot) as NameIndex;
  return findNames(index, subject, { threshold, limit: limits[place] ?? 0 });
}
