/** A run of text, or the place of a finding that it cites, from 1, in the list of the section. */
export type MarkupSpan = { text: string; strong?: true } | { cite: number };

export type MarkupBlock =
  | { kind: 'heading' | 'paragraph'; spans: MarkupSpan[] }
  /** `start` is the first number; null where the items are not numbered. */
  | { kind: 'list'; start: number | null; items: MarkupSpan[][] }
  | { kind: 'table'; columns: { spans: MarkupSpan[]; isNumeric: boolean }[]; rows: MarkupSpan[][][] };

const HEADING = /^#{1,6}[ \t]+(?=\S)/;
const BULLET = /^[ \t]*[-*•][ \t]+(?=\S)/;
const NUMBER = /^[ \t]*(\d{1,3})[.)][ \t]+(?=\S)/;
const ROW = /^[ \t]*\|.*\|[ \t]*$/;
const RULE = /^[ \t]*\|(?:[ \t]*:?-{3,}:?[ \t]*\|)+[ \t]*$/;

/**
 * Reads the few signs that structure the text of a section, a subset of Markdown: `## heading`, `- item`, `1. item`,
 * tables with a `| --- |` row, `**bold**`, and `[n]` for the nth of the section's findings, of which there are `cites`.
 * Anything else is text; lines of a paragraph stay lines.
 */
export function parseMarkup(text: string, cites: number): MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  const lines = text.split('\n');
  let paragraph: string[] = [];
  const endParagraph = () => {
    const content = paragraph.join('\n').trim();
    if (content !== '') blocks.push({ kind: 'paragraph', spans: spansOf(content, cites) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length; ) {
    const kind = kindOf(lines, at);
    if (kind === 'text') {
      paragraph.push(lines[at++] ?? '');
      continue;
    }
    endParagraph();
    if (kind === 'blank') {
      at += 1;
      continue;
    }
    if (kind === 'heading') {
      blocks.push({ kind, spans: spansOf((lines[at++] ?? '').replace(HEADING, '').trim(), cites) });
      continue;
    }
    const first = at;
    do at += 1;
    while (at < lines.length && (kind === 'table' ? ROW.test(lines[at] ?? '') : kindOf(lines, at) === kind));
    const own = lines.slice(first, at);
    blocks.push(kind === 'table' ? tableOf(own, cites) : listOf(own, kind, cites));
  }
  endParagraph();
  return blocks;
}

type Kind = 'text' | 'blank' | 'heading' | 'table' | 'bullets' | 'numbers';

function kindOf(lines: readonly string[], at: number): Kind {
  const line = lines[at] ?? '';
  if (line.trim() === '') return 'blank';
  if (HEADING.test(line)) return 'heading';
  if (BULLET.test(line)) return 'bullets';
  if (NUMBER.test(line)) return 'numbers';
  return ROW.test(line) && RULE.test(lines[at + 1] ?? '') ? 'table' : 'text';
}

function listOf(lines: string[], kind: 'bullets' | 'numbers', cites: number): MarkupBlock {
  const sign = kind === 'bullets' ? BULLET : NUMBER;
  return {
    kind: 'list',
    start: kind === 'bullets' ? null : Number(lines[0]?.match(NUMBER)?.[1]),
    items: lines.map((line) => spansOf(line.replace(sign, '').trim(), cites)),
  };
}

function tableOf([head = '', rule = '', ...body]: string[], cites: number): MarkupBlock {
  const [titles, marks] = [cellsOf(head), cellsOf(rule)];
  const rows = body.map(cellsOf);
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  const filled = (cells: string[]) =>
    Array.from({ length: width }, (_, at) => spansOf(cells[at] ?? '', cites));
  return {
    kind: 'table',
    columns: filled(titles).map((spans, at) => ({ spans, isNumeric: /[^:]:$/.test(marks[at] ?? '') })),
    rows: rows.map(filled),
  };
}

const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const SPAN = /\*\*(?=\S)([^*\n]*[^*\s])\*\*| ?\[(\d{1,3})\]/g;

function spansOf(text: string, cites: number, strong?: true): MarkupSpan[] {
  const spans: MarkupSpan[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') spans.push(strong ? { text: plain, strong } : { text: plain });
    plain = '';
  };
  let end = 0;
  for (const { 0: whole, 1: bold, 2: place, index } of text.matchAll(SPAN)) {
    plain += text.slice(end, index);
    end = index + whole.length;
    if (bold !== undefined) {
      flush();
      spans.push(...spansOf(bold, cites, true));
    } else if (isCitation(Number(place), cites)) {
      flush();
      spans.push({ cite: Number(place) });
    } else plain += whole;
  }
  plain += text.slice(end);
  flush();
  return spans;
}

const isCitation = (place: number, cites: number) => place >= 1 && place <= cites;

/** What is read of blocks, without their structure. */
export const textOf = (blocks: readonly MarkupBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map(plainText).join('\n');
      if (block.kind !== 'table') return plainText(block.spans);
      return [block.columns.map(({ spans }) => spans), ...block.rows]
        .map((row) => row.map(plainText).join(' '))
        .join('\n');
    })
    .join('\n');

export const plainText = (spans: readonly MarkupSpan[]): string =>
  spans.map((span) => ('text' in span ? span.text : '')).join('');

const CITATION = /\[(\d{1,3})\]/g;

/** The numbers in brackets of a text, each once. */
export const citedPlaces = (text: string): number[] => [
  ...new Set([...text.matchAll(CITATION)].map(([, place]) => Number(place))),
];

/** The text once the findings that its numbers stand for are listed otherwise. */
export const renumberCitations = (
  text: string,
  before: readonly string[],
  after: readonly string[],
): string =>
  text.replace(/ ?\[(\d{1,3})\]/g, (whole, place: string) => {
    const finding = before[Number(place) - 1];
    if (finding === undefined) return whole;
    const now = after.indexOf(finding);
    return now === -1 ? '' : whole.replace(place, String(now + 1));
  });

/** Whether a text has more structure than its paragraphs. */
export const hasMarkup = (text: string, cites: number): boolean =>
  parseMarkup(text, cites).some(
    (block) =>
      block.kind !== 'paragraph' || block.spans.some((span) => 'cite' in span || span.strong !== undefined),
  );
