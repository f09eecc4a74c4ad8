type Block = { heading: string; body: string };

const HEADING_LENGTH = 80;
const isHeading = (line: string) => line.length <= HEADING_LENGTH && !/[.:;!?]$/.test(line);

/**
 * The paragraphs of a plain text. A short first line without a full stop is the heading of its paragraph; the title
 * that begins the whole text is left out, since the dialog says it.
 */
export function readTerms(text: string): readonly Block[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const [first = '', ...rest] = paragraphs;
  const isTitle = rest.length > 0 && !first.includes('\n') && isHeading(first);
  return (isTitle ? rest : paragraphs).map((paragraph) => {
    const [line = '', ...lines] = paragraph.split('\n');
    return lines.length > 0 && isHeading(line)
      ? { heading: line, body: lines.join('\n') }
      : { heading: '', body: paragraph };
  });
}
