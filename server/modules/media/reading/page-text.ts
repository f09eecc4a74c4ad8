/** A piece of text on a page of a PDF: `transform` ends with where it stands, in points from below. */
export type PdfPiece = { str: string; height: number; transform: number[]; hasEOL: boolean };

/** Lines further apart than this many times their height begin a paragraph. */
const PARAGRAPH_GAP = 1.9;

/** The pieces of one page as paragraphs: lines joined, words broken at a line's end put together again. */
export function pageText(pieces: readonly PdfPiece[]): string {
  let text = '';
  let last: { y: number; height: number } | undefined;
  for (const { str, height, transform } of pieces) {
    if (str.trim() === '') {
      if (str !== '' && !/\s$/.test(text)) text += ' ';
      continue;
    }
    const y = transform[5] ?? 0;
    if (last && Math.abs(last.y - y) > last.height / 2) {
      const isFar = Math.abs(last.y - y) > PARAGRAPH_GAP * Math.max(last.height, height);
      text = isFar ? `${text.trimEnd()}\n\n` : joined(text, str);
    }
    text += str;
    last = { y, height: height || 10 };
  }
  return text.trim();
}

/** Ready for the next line. */
function joined(text: string, next: string): string {
  const line = text.trimEnd();
  return /\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next) ? line.slice(0, -1) : `${line} `;
}
