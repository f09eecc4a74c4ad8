import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Hit, ListEntry, Subject } from '../../../engine/names/index.ts';
import type { NearVerdict } from './near-names.ts';

export type SearchTask =
  | { act: 'add'; slot: string; entries: ListEntry[] }
  | { act: 'build'; slot: string }
  | { act: 'change'; from: string; slot: string; remove: string[] }
  | { act: 'search'; slot: string; subjects: Subject[]; limit: number; threshold: number }
  | { act: 'drop'; slot: string }
  | { act: 'near'; names: string[]; others: string[] }
  | { act: 'keys'; names: string[] };

/**
 * One thread that holds the name indexes: building one takes seconds, which the thread that answers calls does not
 * have. A slot is one index under a name of its own.
 */
export type NameSearch = {
  add(slot: string, entries: ListEntry[]): Promise<void>;
  build(slot: string): Promise<void>;
  /**
   * An index like that of `from`, with what was gathered for the slot put in and some taken out; false when the thread
   * does not hold `from` (any more).
   */
  change(from: string, slot: string, remove: string[]): Promise<boolean>;
  /** Hits by subject, in the order of the subjects; null when the thread does not hold the slot (any more). */
  search(
    slot: string,
    subjects: Subject[],
    options: { limit: number; threshold: number },
  ): Promise<Hit[][] | null>;
  drop(slot: string): Promise<void>;
  /** For each name the others that rule 8 does not call different from it. */
  near(names: string[], others: string[]): Promise<NearVerdict[][]>;
  /** By which each name is found in the register of companies. */
  keys(names: string[]): Promise<number[][]>;
  close(): Promise<void>;
};

export function startNameSearch(): NameSearch {
  // Started on first use: a server that never screens holds no second thread.
  let pool: Piscina | undefined;
  let closed = false;
  const run = async (task: SearchTask) => {
    if (closed) throw new Error('the search of names is closed: the server is ending');
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
    change: (from, slot, remove) => run({ act: 'change', from, slot, remove }),
    search: (slot, subjects, options) => run({ act: 'search', slot, subjects, ...options }),
    drop: async (slot) => {
      if (pool && !closed) await run({ act: 'drop', slot });
    },
    near: (names, others) => run({ act: 'near', names, others }),
    keys: (names) => run({ act: 'keys', names }),
    close: async () => {
      closed = true;
      await pool?.destroy();
    },
  };
}
