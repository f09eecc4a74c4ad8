import type { NewsItem } from '../media/index.ts';

/** What an item is read as: the title first, so that it introduces a name. */
export const documentOf = ({ title, text }: NewsItem) => `${title}\n\n${text}`.trim();
