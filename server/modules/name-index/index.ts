import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/index.ts';
import { createNameIndex } from './name-index.ts';
import { startNameSearch } from './name-search.ts';

export { indexEntry } from './build-index.ts';
export { nameKeys } from './company-name-keys.ts';
export type { FoundInLists, ListHit, NameIndex, SearchableLists, SearchedList } from './name-index.ts';
export { withEntries } from './name-index.ts';
export { type AlikeInSlots, IndexLost, type NameSearch } from './name-search.ts';

/** The thread that compares names, and the indexes of the lists in it. */
export function openNameIndex(database: Database) {
  const names = startNameSearch();
  return { names, lists: createNameIndex(database, names) };
}

/** Ends the thread with the server. */
export function mountNameIndex(app: FastifyInstance, { names }: ReturnType<typeof openNameIndex>) {
  app.addHook('onClose', () => names.close());
}
