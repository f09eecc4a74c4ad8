import type { ParsedEntry } from '../../engine/lists/index.ts';

/** An entry of one of the published lists; a publisher has several, which may name a party more than once. */
export type PublishedEntry = ParsedEntry & { list: string; publisher: string };
