import type { Platform } from '../../platform/index.ts';
import type { MediaReader, NewsReader } from '../media/index.ts';

export type NewsWorker = { platform: Platform; news: NewsReader; media: MediaReader };

export type Fetched = {
  etag: string | null;
  lastModified: string | null;
  /** How many items are new, and how many of them name somebody. */
  items: number;
  named: number;
};
