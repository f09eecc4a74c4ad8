import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { NearMatchVerdict } from '../../../engine/mca/index.ts';
import type { Hit, ListEntry, Subject } from '../../../engine/names/index.ts';

export type SearchTask =
  | { act: 'add'; slot: string; entries: ListEntry[] }
  | { act: 'build'; slot: string }
  | { act: 'search'; slot: string; subjects: Subject[]; limit: number; threshold: number }
  | { act: 'drop'; slot: string }
  | { act: 'near'; name: string; others: string[] };

/** What rule 8 says of a name and the one at `place` among the others. */
export type NearVerdict = { place: number; verdict: NearMatchVerdict; clauses: string[] };

/**
 * One thread that holds the name indexes: building one takes seconds, which the thread that answers calls does not
 * have. A slot is one index under a name of its own.
 */
export type NameSearch = {
  add(slot: string, entries: ListEntry[]): Promise<void>;
  build(slot: string): Promise<void>;
  /** Hits by subject, in the order of the subjects; null when the thread does not hold the slot (any more). */
  search(
    slot: string,
    subjects: Subject[],
    options: { limit: number; threshold: number },
  ): Promise<Hit[][] | null>;
  drop(slot: string): Promise<void>;
  /** Names that rule 8 does not call different from `name`. */
  near(name: string, others: string[]): Promise<NearVerdict[]>;
  close(): Promise<void>;
};

/** Between two turns others get theirs. */
const nearPerTurn = 500;

export function startNameSearch(): NameSearch {
  // Started on first use: a server that never screens holds no second thread.
  let pool: Piscina | undefined;
  const run = (task: SearchTask) => {
    pool ??= new Piscina({
      filename: fileURLToPath(new URL('./name-search-worker.ts', import.meta.url)),
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      execArgv: [],
    });
    return pool.run(task);
  };
  return {
    add: (slot, entries) => run({ act: 'add', slot, entries }),
    build: (slot) => run({ act: 'build', slot }),
    search: (slot, subjects, options) => run({ act: 'search', slot, subjects, ...options }),
    drop: async (slot) => {
      if (pool) await run({ act: 'drop', slot });
    },
    near: async (name, others) => {
      const found: NearVerdict[] = [];
      for (let from = 0; from < others.length; from += nearPerTurn) {
        const some: NearVerdict[] = await run({
          act: 'near',
          name,
          others: others.slice(from, from + nearPerTurn),
        });
        for (const verdict of some) found.push({ ...verdict, place: verdict.place + from });
      }
      return found;
    },
    close: async () => {
      await pool?.destroy();
      pool = undefined;
    },
  };
}
