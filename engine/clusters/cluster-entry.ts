import type { ParsedEntry } from '../lists/index.ts';

/** What is read of an entry to tell whom it is about. `list` names the list, whatever its version. */
export type ClusterEntry = { list: string } & Pick<
  ParsedEntry,
  'id' | 'type' | 'names' | 'identifiers' | 'countries' | 'births'
> & { gender?: ParsedEntry['gender'] | undefined };

/** One text for an entry among those of all lists. A list is never named with a line break. */
export const entryKey = ({ list, id }: Pick<ClusterEntry, 'list' | 'id'>): string => `${list}\n${id}`;
