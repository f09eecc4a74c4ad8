import type { Match } from '../../../contract/screening/matches.ts';
import type { ListEntry } from '../../../engine/names/index.ts';
import type { Database } from '../../platform/index.ts';
import {
  type ActiveList,
  countDifferences,
  entryPages,
  newerPages,
  removedEntries,
  type StoredEntry,
} from '../watchlists/index.ts';
import { IndexLost, type NameSearch } from './name-search.ts';
