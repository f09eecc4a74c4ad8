type Block = { heading: string; body: string };

const HEADING_LENGTH = 80;
const isHeading = (line: string) => line.length <= HEADING_LENGTH && !/[.:;!?]$/.test(line);

/**
 * The paragraphs of a plain text, every word of it. A short first line without a full stop is the heading of its
 * paragraph.
 */
export function readTerms(text: string): readonly Block[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return paragraphs.map((paragraph) => {
    const [line = '', ...lines] = paragraph.split('\n');
    return lines.length > 0 && isHeading(line)
      ? { heading: line, body: lines.join('\n') }
      : { heading: '', body: paragraph };
  });
}
