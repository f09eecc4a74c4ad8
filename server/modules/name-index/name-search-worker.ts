import {
  buildNameIndex,
  changeNameIndex,
  type FoundNames,
  findNames,
  type ListEntry,
  type NameIndex,
} from '../../../engine/names/index.ts';
import { storedKeys } from './company-name-keys.ts';
import type { SearchTask, SlotSearch } from './name-search.ts';
import { type NearNames, nearNames } from './near-names.ts';

const gathered = new Map<string, ListEntry[]>();
const built = new Map<string, NameIndex>();

type Lost = { lost: string };

/** What the thread of `startNameSearch` does. */
export default function work(task: SearchTask): FoundNames[][] | NearNames[] | number[][] | Lost | undefined {
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
      const lost = task.slots.find(({ slot }) => !built.has(slot));
      if (lost) return { lost: lost.slot };
      return task.subjects.map((subject, place) => task.slots.map((slot) => search(slot, subject, place)));
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

type Subject = Parameters<typeof findNames>[1];

function search({ slot, threshold, limits }: SlotSearch, subject: Subject, place: number): FoundNames {
  const index = built.get(slot) as NameIndex;
  return findNames(index, subject, { threshold, limit: limits[place] ?? 0 });
}
