import type { DocumentBlock } from '../../../../contract/analysis/document-previews.ts';

/** The text of a document. `pages` are the offsets at which its pages begin, where it has pages. */
export type DocumentText = {
  text: string;
  pages: number[];
  title?: string | undefined;
  blocks?: DocumentBlock[];
  /** It goes on after what was read. */
  isPart?: boolean;
  unread?: UnreadPages;
};

/** The pages of a document that were not read, as `2, 4–5`, and a sentence about them that says what to do. */
export type UnreadPages = { pages: string; reason: string };

/** A document that cannot be read, with what a person can do about it. */
export class UnreadableDocument extends Error {}

export const PASTE_INSTEAD = 'Paste the text that matters instead.';
