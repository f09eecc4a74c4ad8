/** Case and marks of letters do not count. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word that was typed, each at the beginning of one of its own. */
export function fitsWords(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  const sought = folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return sought.every((start) => words.some((word) => word.startsWith(start)));
}
