import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  InternalHyperlink,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { colours } from '../../../../config/theme.ts';
import type { Cell, Column, Span } from '../document/blocks.ts';

export const { ink, slate, line, high, medium, low } = colours('light');
export const plain = (colour: string) => colour.replace('#', '');
export const risks = { high, medium, low };
export const marks = { high: '▲', medium: '◆', low: '●' };

export type Pieces = ReturnType<typeof textsOf> & {
  isRightward: boolean;
  /** A number of its own for each numbered list. */
  nextList: () => number;
};
type RunOptions = { bold?: boolean; italics?: boolean; color?: string; size?: number; superScript?: boolean };
export const small: RunOptions = { color: plain(slate), size: 16 };
const arabic = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export function textsOf(isRightward: boolean, accent: string) {
  const runsRightward = (text: string) => {
    const first = text.match(/\p{L}/u)?.[0] ?? '';
    return first === '' ? isRightward : arabic.test(first);
  };
  /** For a paragraph of what people wrote: English in a report in Arabic keeps its full stop at its end. */
  const directionOf = (text: string) => ({ bidirectional: isRightward && runsRightward(text) });
  /** Lines stay lines; a text whose first letter runs from right to left does so as a whole. */
  const run = (text: string, options: RunOptions = {}) => {
    const rightToLeft = runsRightward(text);
    return text
      .split('\n')
      .map(
        (part, place) =>
          new TextRun({ ...options, rightToLeft, text: part, ...(place > 0 ? { break: 1 } : {}) }),
      );
  };
  const paragraph = (
    children: readonly (ParagraphChild | ParagraphChild[])[],
    options: Omit<IParagraphOptions, 'children'> = {},
  ) =>
    new Paragraph({
      bidirectional: isRightward,
      spacing: { after: 120 },
      ...options,
      children: children.flat(),
    });
  const cited = (numbers: readonly number[] = []) =>
    numbers.map((number) => linkTo(`source-${number}`, `[${number}]`, { superScript: true }));
  const linkTo = (anchor: string, text: string, options: RunOptions = {}) =>
    new InternalHyperlink({ anchor, children: [new TextRun({ text, color: plain(accent), ...options })] });
  const spansOf = (spans: readonly Span[], options: RunOptions = {}) =>
    spans.flatMap(({ text, strong, cites }) => [
      ...run(text, strong ? { ...options, bold: true } : options),
      ...cited(cites),
    ]);
  return { run, paragraph, cited, linkTo, spansOf, directionOf };
}

const hairline = { style: BorderStyle.SINGLE, size: 4, color: plain(line) };
const borders = {
  top: hairline,
  bottom: hairline,
  left: { style: BorderStyle.NONE, size: 0 },
  right: { style: BorderStyle.NONE, size: 0 },
};
export const TEXT_WIDTH = 9666;
/** A table of no more rows stands on one page. */
const ROWS_TOGETHER = 8;

type CellOptions = { numeric?: boolean; keepNext?: boolean; columnSpan?: number };

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Bars are for the eye; what they show stands beside them in figures. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  chapter: string,
  { run, paragraph, spansOf, isRightward }: Pieces,
) {
  const shown = columns
    .map((column, place) => ({ ...column, place }))
    .filter(({ place }) => !rows.some((row) => row[place]?.bar !== undefined));
  const sum = sumOf(shown.map(({ width }) => width));
  const widths = shown.map(({ width }) => Math.round((TEXT_WIDTH * width) / sum));
  const tableCell = (children: ParagraphChild[], at: number, options: CellOptions) => {
    const { numeric = false, keepNext = false, columnSpan = 1 } = options;
    return new TableCell({
      borders,
      ...(columnSpan > 1 && { columnSpan }),
      width: { size: sumOf(widths.slice(at, at + columnSpan)), type: WidthType.DXA },
      margins: { top: 60, bottom: 60, left: 80, right: 80 },
      children: [
        paragraph(children, {
          keepNext,
          spacing: { after: 0 },
          alignment: numeric ? AlignmentType.END : AlignmentType.START,
        }),
      ],
    });
  };
  const head = new TableRow({
    tableHeader: true,
    children: shown.map(({ title, numeric }, at) =>
      tableCell(run(title, { ...small, bold: true }), at, { numeric, keepNext: true }),
    ),
  });
  const named = (text: string) => [new Bookmark({ id: `source-${text}`, children: run(text) })];
  const body = rows.map(
    (row, number) =>
      new TableRow({
        cantSplit: true,
        children: shown.slice(0, row.length).map(({ place, numeric }, at) => {
          const { text = '', spans = [{ text }], risk, strong } = row[place] ?? {};
          const content =
            chapter === 'sources' && place === 0
              ? named(text)
              : spansOf(spans, {
                  bold: Boolean(strong) || Boolean(risk),
                  ...(risk ? { color: plain(risks[risk]) } : {}),
                });
          return tableCell(
            [risk ? run(`${marks[risk]} `, { color: plain(risks[risk]) }) : [], content].flat(),
            at,
            {
              numeric,
              keepNext: rows.length <= ROWS_TOGETHER && number < rows.length - 1,
              columnSpan: row.length === 1 ? shown.length : 1,
            },
          );
        }),
      }),
  );
  return new Table({
    visuallyRightToLeft: isRightward,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    rows: columns.some(({ title }) => title !== '') ? [head, ...body] : body,
  });
}
