/**
 * What a text that people type may hold. Names and other single lines hold nothing that nobody sees: with it two names
 * look alike, or a name is read in another order than it is stored. Longer texts hold line breaks and whatever is
 * pasted from elsewhere; neither holds control characters.
 */

/** Line breaks and tabs aside. */
export const NO_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;
/**
 * Nor line breaks, marks of direction, embeddings, overrides and isolates (UAX #9), nor letters without a width: soft
 * hyphen, zero-width spaces, word joiners, fillers of Hangul, invisible operators.
 */
export const SINGLE_LINE =
  /^[^\u0000-\u001f\u007f-\u009f\u00ad\u061c\u115f-\u1160\u17b4-\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]*$/;

/** Scripts that write the joiners U+200C and U+200D inside words (UAX #31, rules A1, A2 and B). */
const afterJoiningLetter =
  /(?<=[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Mongolian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}\p{scx=Tibetan}])[\u200c\u200d]/gu;
const unseen = /\u034f|\u200c|\u200d|[\u{e0000}-\u{e007f}]/u;
const TAG = /<\/?[a-zA-Z!][^<>]{0,200}>/;

/** Joiners stand only where a script writes them; grapheme joiners and tag characters nowhere. */
export const hasUnseen = (text: string) => unseen.test(text.replace(afterJoiningLetter, ''));
/** To be asked of a text whose length is known: the pattern must not meet a long one. */
export const hasTag = (text: string) => TAG.test(text);

/** Why `SINGLE_LINE` or `hasUnseen` refuses a text, for the person who typed or pasted it. */
export function singleLineFault(text: string): string {
  if (/[\t\n\r\u0085\u2028\u2029]/.test(text)) return 'Use a single line, without tabs.';
  const found = [...text.replace(afterJoiningLetter, '')].find(
    (letter) => !SINGLE_LINE.test(letter) || unseen.test(letter),
  );
  if (found === undefined || /\p{Cc}/u.test(found)) return 'Remove the control characters.';
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `Remove the invisible character U+${code}, or retype the text.`;
}
