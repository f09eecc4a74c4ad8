import {
  type MarkupBlock,
  type MarkupSpan,
  parseMarkup,
  plainText,
} from '../../../../contract/section-markup.ts';
import type { Block, Cell, Column, Span } from './blocks.ts';
import type { ReportWords } from './report-words.ts';
import { sourcesOf } from './sources.ts';

/** What people wrote in a section, in blocks; its citations of findings become those of their sources. */
export function markupBlocks(
  { report }: ReportWords,
  text: string,
  findings: readonly number[],
  isUnderTitle: boolean,
): Block[] {
  const { numbersOf } = sourcesOf(report);
  const spansOf = (spans: readonly MarkupSpan[]): Span[] =>
    spans.map((span) =>
      'cite' in span ? { text: '', cites: numbersOf[(findings[span.cite - 1] ?? 0) - 1] ?? [] } : span,
    );
  const cellOf = (spans: readonly MarkupSpan[]): Cell => ({ text: plainText(spans), spans: spansOf(spans) });
  const blockOf = (block: MarkupBlock): Block => {
    switch (block.kind) {
      case 'heading':
        return { kind: 'heading', text: plainText(block.spans), inner: isUnderTitle };
      case 'paragraph':
        return { kind: 'spans', spans: spansOf(block.spans) };
      case 'list':
        return { ...block, items: block.items.map(spansOf) };
      case 'table':
        return { kind: 'table', columns: columnsOf(block), rows: block.rows.map((row) => row.map(cellOf)) };
    }
  };
  return parseMarkup(text, findings.length).map(blockOf);
}

const [narrowest, widest] = [6, 40];

/** As wide as their longest text asks for, within limits. */
const columnsOf = ({ columns, rows }: Extract<MarkupBlock, { kind: 'table' }>): Column[] =>
  columns.map(({ spans, isNumeric }, at) => {
    const lengths = [spans, ...rows.map((row) => row[at] ?? [])].map((cell) => plainText(cell).length);
    return {
      title: plainText(spans),
      width: Math.min(widest, Math.max(narrowest, ...lengths)),
      numeric: isNumeric,
    };
  });
