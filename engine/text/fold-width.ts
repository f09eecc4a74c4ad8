/** Of a name only so many characters are read, before and after it is folded. */
export const LONGEST_NAME = 400;

/**
 * One spelling of letters that differ in width or style (NFKC), cut to `LONGEST_NAME`. One sign may stand for up to
 * eighteen letters: what a name costs is bounded by what it folds to, not by how long it looks.
 */
export const foldWidth = (text: string): string =>
  text.slice(0, LONGEST_NAME).normalize('NFKC').slice(0, LONGEST_NAME);

/** Whether a name is longer than what of it is read. */
export const isCutShort = (text: string): boolean =>
  text.length > LONGEST_NAME || text.normalize('NFKC').length > LONGEST_NAME;
