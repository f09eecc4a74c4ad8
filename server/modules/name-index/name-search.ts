import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import {
  bearersOfIdentifiers,
  buildNameIndex,
  changeNameIndex,
  type FoundNames,
  findNames,
  type ListEntry,
  type NameIndex,
  type RankedName,
  rankNames,
  type Subject,
} from '../../../engine/names/index.ts';
import { storedKeys } from './company-name-keys.ts';
import { type NearNames, nearNames } from './near-names.ts';

/** Where to search and for what: `limits` has the most hits by subject. */
type SlotSearch = { slot: string; threshold: number; limits: number[] };

type SearchTask =
  | { act: 'add'; slot: string; entries: ListEntry[] }
  | { act: 'build'; slot: string }
  | { act: 'patch'; from: string; slot: string; remove: string[] }
  | { act: 'search'; subjects: Subject[]; slots: SlotSearch[] }
  | { act: 'alike'; entries: ListEntry[]; slots: string[]; least: number; most: number }
  | { act: 'drop'; slot: string }
  | { act: 'near'; names: string[]; others: string[] }
  | { act: 'keys'; names: string[] };

/** Who bears names and numbers of an entry: by each of its names, and by each of its numbers. */
export type AlikeInSlots = {
  names: { text: string; hits: (RankedName & { slot: string })[] }[];
  numbers: { slot: string; entryId: string }[][];
};

/** As one thread says it: numbers with what tells the same number again. */
type ThreadAlike = Omit<AlikeInSlots, 'numbers'> & {
  numbers: [key: string, bearers: AlikeInSlots['numbers'][number]][];
};

/** The thread does not hold the index (any more): it has to be built again before anybody can say what it would find. */
export class IndexLost extends Error {
  readonly slot: string;

  constructor(slot: string) {
    super(`the name index ${slot} was lost while it was used`);
    this.name = 'IndexLost';
    this.slot = slot;
  }
}

/** An index of at most so many entries is built among the others: they wait for it for a fraction of a second. */
const FEW_ENTRIES = 10_000;
/** Of whatever many names ask for, a thread works so long at a time: then it is the turn of whoever waits. */
const SLICE_MS = 25;

/**
 * Threads that hold the name indexes: building one takes seconds, which the thread that answers calls does not have, and
 * neither has one that others are searched in. A slot is one index under a name of its own; a large one has a thread of
 * its own. Names that are compared without an index have another one. Whatever needs a slot that is not there throws
 * `IndexLost`.
 */
export type NameSearch = {
  /** Before anything is added: where the index will be; beside that of `base` where it is made from it. */
  place(slot: string, entries: number, base?: string): void;
  /** Whether a slot has a thread of its own. */
  isAlone(slot: string): boolean;
  add(slot: string, entries: ListEntry[]): Promise<void>;
  build(slot: string): Promise<void>;
  /** Builds the index of `from` with what was gathered for the slot put in and some entries taken out. */
  patch(from: string, slot: string, remove: string[]): Promise<void>;
  /** What each subject finds in each slot, in the order of the subjects and of the slots. */
  search(subjects: Subject[], slots: SlotSearch[]): Promise<FoundNames[][]>;
  /**
   * Which entries of the slots bear a name at least so much like one of an entry, at most so many a slot and name, and
   * which bear one of its numbers. Weak names are not asked for.
   */
  alike(
    entries: ListEntry[],
    slots: string[],
    bounds: { least: number; most: number },
  ): Promise<AlikeInSlots[]>;
  drop(slot: string): Promise<void>;
  /** For each name the others that rule 8 does not call different from it. */
  near(names: string[], others: string[]): Promise<NearNames[]>;
  /** By which each name is found in the register of companies. */
  keys(names: string[]): Promise<number[][]>;
  close(): Promise<void>;
};

export function startNameSearch(): NameSearch {
  // Started on first use: a server that never screens holds no second thread.
  let common: Thread | undefined;
  let comparing: Thread | undefined;
  const homes = new Map<string, Thread>();
  let closed = false;

  const refuseClosed = () => {
    if (closed) throw new Error('the search of names is closed: the server is ending');
  };
  const commonThread = () => {
    refuseClosed();
    common ??= startThread();
    return common;
  };
  const comparingThread = () => {
    refuseClosed();
    comparing ??= startThread();
    return comparing;
  };
  const homeOf = (slot: string) => {
    refuseClosed();
    const home = homes.get(slot);
    if (!home) throw new IndexLost(slot);
    return home;
  };
  /** What each thread in which some of the slots are says of them. */
  const inThreads = <Slot extends { slot: string }, Answer>(
    slots: readonly Slot[],
    ask: (thread: Thread, some: Slot[]) => Promise<Answer>,
  ): Promise<{ some: Slot[]; answer: Answer }[]> =>
    Promise.all(
      [...Map.groupBy(slots, ({ slot }) => homeOf(slot))].map(async ([thread, some]) => ({
        some,
        answer: await ask(thread, some),
      })),
    );

  return {
    place(slot, entries, base) {
      const beside = base === undefined ? undefined : homeOf(base);
      homes.set(slot, beside ?? (entries > FEW_ENTRIES ? startThread() : commonThread()));
    },
    isAlone: (slot) => homes.has(slot) && homes.get(slot) !== common,
    add: async (slot, entries) => homeOf(slot).run({ act: 'add', slot, entries }),
    build: async (slot) => homeOf(slot).run({ act: 'build', slot }),
    patch: async (from, slot, remove) => homeOf(slot).run({ act: 'patch', from, slot, remove }),
    async search(subjects, slots) {
      const parts = await inThreads(slots, (thread, some) =>
        thread.inSlices<Subject, FoundNames[]>(
          subjects,
          ({ name }) => name.length,
          (from, until) => ({
            act: 'search',
            subjects: subjects.slice(from, until),
            slots: some.map((slot) => ({ ...slot, limits: slot.limits.slice(from, until) })),
          }),
        ),
      );
      const bySlot = new Map(
        parts.flatMap(({ some, answer }) =>
          some.map(({ slot }, place) => [slot, answer.map((bySubject) => bySubject[place]!)] as const),
        ),
      );
      return subjects.map((_, subject) => slots.map(({ slot }) => bySlot.get(slot)![subject]!));
    },
    async alike(entries, slots, bounds) {
      const parts = await inThreads(
        slots.map((slot) => ({ slot })),
        (thread, some) =>
          thread.inSlices<ListEntry, ThreadAlike>(
            entries,
            ({ names }) => names.reduce((letters, { text }) => letters + text.length, 0),
            (from, until) => ({
              act: 'alike',
              entries: entries.slice(from, until),
              slots: some.map(({ slot }) => slot),
              ...bounds,
            }),
          ),
      );
      return entries.map((_, at) => joined(parts.map(({ answer }) => answer[at]!)));
    },
    async drop(slot) {
      const home = homes.get(slot);
      homes.delete(slot);
      if (!home || closed) return;
      if (home === common) await home.run({ act: 'drop', slot });
      else await home.end();
    },
    near: async (names, others) => comparingThread().run<NearNames[]>({ act: 'near', names, others }),
    keys: async (names) =>
      comparingThread().inSlices<string, number[]>(
        names,
        ({ length }) => length,
        (from, until) => ({ act: 'keys', names: names.slice(from, until) }),
      ),
    async close() {
      closed = true;
      await Promise.all([...new Set([common, comparing, ...homes.values()])].map((thread) => thread?.end()));
    },
  };
}

type Thread = ReturnType<typeof startThread>;

function startThread() {
  const pool = new Piscina({
    filename: fileURLToPath(import.meta.url),
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    execArgv: [],
  });
  /** Milliseconds a letter, as the last slice took. */
  let pace = Number.POSITIVE_INFINITY;

  async function timed(task: SearchTask) {
    const { answer, ms } = (await pool.run(task)) as Timed;
    // An error would lose its class on the way from the thread.
    if (answer && 'lost' in answer) throw new IndexLost(answer.lost);
    return { answer, ms };
  }

  return {
    end: () => pool.destroy(),
    run: async <Answer>(task: SearchTask) => (await timed(task)).answer as Answer,
    /** An answer for each item, some items at a time, with the turn of others in between. */
    async inSlices<Item, Answer>(
      items: readonly Item[],
      lettersOf: (item: Item) => number,
      taskOf: (from: number, until: number) => SearchTask,
    ): Promise<Answer[]> {
      const answers: Answer[] = [];
      for (let from = 0, until = 0; from < items.length; from = until) {
        const most = SLICE_MS / pace;
        let letters = 0;
        do letters += lettersOf(items[until++]!);
        while (until < items.length && letters + lettersOf(items[until]!) <= most);
        const { answer, ms } = await timed(taskOf(from, until));
        pace = ms / Math.max(1, letters);
        answers.push(...(answer as Answer[]));
      }
      return answers;
    },
  };
}

/** What threads say of one entry, as if one had said it. */
function joined(parts: ThreadAlike[]): AlikeInSlots {
  const numbers = new Map<string, AlikeInSlots['numbers'][number]>();
  for (const [key, bearers] of parts.flatMap((part) => part.numbers))
    numbers.set(key, [...(numbers.get(key) ?? []), ...bearers]);
  const [first] = parts;
  return {
    names: (first?.names ?? []).map(({ text }, at) => ({
      text,
      hits: parts.flatMap(({ names }) => names[at]!.hits),
    })),
    numbers: [...numbers.values()],
  };
}

// What follows is the side of a thread: the pools above run this very file in theirs.

const gathered = new Map<string, ListEntry[]>();
const built = new Map<string, NameIndex>();

type Lost = { lost: string };
type Answer = FoundNames[][] | ThreadAlike[] | NearNames[] | number[][] | Lost | undefined;
type Timed = { answer: Answer; ms: number };

export default function work(task: SearchTask): Timed {
  const began = performance.now();
  return { answer: answerOf(task), ms: performance.now() - began };
}

function answerOf(task: SearchTask): Answer {
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
): ThreadAlike {
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
    numbers: [...numbers],
  };
}

function search({ slot, threshold, limits }: SlotSearch, subject: Subject, place: number): FoundNames {
  const index = built.get(slot) as NameIndex;
  return findNames(index, subject, { threshold, limit: limits[place] ?? 0 });
}
