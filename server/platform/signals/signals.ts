import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { db } from '../db/transaction.ts';

/** News between the servers that share a database: only that there is some, never what it says. */
export interface Signals {
  /** Calls back for each signal of the topic, and once whenever one may have been missed. Answers how to stop. */
  on(topic: string, listener: () => void): () => void;
  start(): Promise<void>;
  close(): Promise<void>;
}

const channel = 'prudence_signals';
const separator = ' ';

/** Inside tx(): heard by every server when the transaction commits, by none when it is rolled back. */
export async function signal(topics: readonly string[]): Promise<void> {
  if (topics.length === 0) return;
  const joined = topics.join(separator);
  await db().execute(
    sql`select pg_notify(${channel}, topic) from string_to_table(${joined}, ${separator}) as topic`,
  );
}

/** One connection for the whole process, however many listen. */
export function createSignals({ raw }: Pick<Database, 'raw'>): Signals {
  const listeners = new Map<string, Set<() => void>>();
  let listening: Promise<{ close(): Promise<void> }> | undefined;

  const tell = (topic: string) => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener();
  };
  const tellAll = () => {
    for (const topic of [...listeners.keys()]) tell(topic);
  };

  return {
    on(topic, listener) {
      const those = listeners.get(topic) ?? new Set();
      listeners.set(topic, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(topic) === those) listeners.delete(topic);
      };
    },
    async start() {
      listening ??= raw.listen(channel, tell, tellAll);
      await listening;
    },
    async close() {
      listeners.clear();
      await (await listening)?.close();
    },
  };
}
