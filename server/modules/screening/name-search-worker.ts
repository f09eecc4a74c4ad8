import {
  buildNameIndex,
  changeNameIndex,
  type Hit,
  type ListEntry,
  type NameIndex,
  searchNames,
} from '../../../engine/names/index.ts';
import { storedKeys } from './company-register/name-keys.ts';
import type { SearchTask } from './name-search.ts';
import { type NearVerdict, nearNames } from './near-names.ts';

const gathered = new Map<string, ListEntry[]>();
const built = new Map<string, NameIndex>();

/** What the thread of `startNameSearch` does. */
export default function work(
  task: SearchTask,
): Hit[][] | NearVerdict[][] | number[][] | boolean | null | undefined {
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
    case 'change': {
      const { from, slot, remove } = task;
      const before = built.get(from);
      const put = gathered.get(slot) ?? [];
      gathered.delete(slot);
      if (before) built.set(slot, changeNameIndex(before, { put, remove }));
      return before !== undefined;
    }
    case 'search': {
      const index = built.get(task.slot);
      if (!index) return null;
      const { limit, threshold } = task;
      return task.subjects.map((subject) => searchNames(index, subject, { limit, threshold }));
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
