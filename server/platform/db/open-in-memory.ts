import { migratedDump } from './cached-dump.ts';
import type { Database } from './database.ts';
import type { OpenOptions } from './pglite/open-pglite.ts';
import { openPGliteInMemory } from './pglite/open-pglite.ts';

/** A migrated database that ends with the process: tests and demos. */
export async function openInMemory(options: Partial<OpenOptions> = {}): Promise<Database> {
  const loud = (error: unknown) => {
    throw error;
  };
  return openPGliteInMemory({ onError: loud, onWedged: loud, dump: await migratedDump(), ...options });
}
