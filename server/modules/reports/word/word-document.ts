import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  type ITableCellOptions,
  LevelFormat,
  Packer,
  PageNumber,
  type Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { estimatePageNumbersWith } from 'docx/layout';
import type { Block, ReportDocument } from '../document/blocks.ts';
import type { Look } from '../document/look.ts';
import {
  ink,
  marks,
  type Pieces,
  plain,
  risks,
  slate,
  small,
  TEXT_WIDTH,
  table,
  textsOf,
} from './word-parts.ts';

/** One report as a Word document; sizes in half points, widths in twentieths of a point. Runs in a worker thread. */
export default async function wordDocument(report: ReportDocument): Promise<Buffer> {
  const isRightward = report.language === 'ar-SA';
  let lists = 0;
  const { accent, logo } = report.look;
  const pieces = { ...textsOf(isRightward, accent), isRightward, nextList: () => ++lists };
  const { paragraph, run } = pieces;
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const [before = '', between = '', after = ''] = report.page.split(/\{page\}|\{pages\}/);
  const page = [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES, after];
  const document = new Document({
    title: report.title,
    creator: report.firm,
    description: report.kicker,
    styles: stylesFor(report),
    numbering: { config: numberings(report) },
    pageNumbers: estimatePageNumbersWith({ guess: true }),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: 1440, bottom: 1280, left: 1120, right: 1120 },
          },
        },
        headers: {
          first: new Header({ children: [paragraph([])] }),
          default: new Header({
            children: [
              paragraph([
                run(report.firm, { color: plain(accent), bold: true, size: 16 }),
                run(` · ${report.confidential}`, small),
                ...(logo ? [run('  '), pictureOf(logo, 16)] : []),
              ]),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              paragraph([
                run(`${report.running} · `, small),
                new TextRun({ ...small, rightToLeft: isRightward, children: page }),
              ]),
            ],
          }),
        },
        children: [
          ...(logo ? [paragraph([pictureOf(logo, 44)], { alignment: AlignmentType.END })] : []),
          paragraph([run(report.firm, { color: plain(accent), bold: true, size: 28 })]),
          paragraph([run(report.kicker, { color: plain(slate) })], { spacing: { after: 1800 } }),
          paragraph([run(report.legalName)], { heading: HeadingLevel.TITLE }),
          ...(report.nativeName
            ? [paragraph([run(report.nativeName, { size: 30, color: plain(slate) })])]
            : []),
          verdictTable(report, pieces, none),
          paragraph([], { spacing: { after: 600 } }),
          ...report.facts.map(({ label, value }) =>
            paragraph([run(`${label}: `, { color: plain(slate) }), run(value)], { spacing: { after: 60 } }),
          ),
          paragraph([run(report.addressee, small)], { spacing: { before: 300 } }),
          paragraph([run(report.copy, small)]),
          paragraph([run(report.contents, { bold: true, size: 32 })], { pageBreakBefore: true }),
          new TableOfContents(report.contents, { hyperlink: true, headingStyleRange: '1-1' }),
          ...report.chapters.flatMap(({ key, title, blocks }) => [
            paragraph([run(title)], { heading: HeadingLevel.HEADING_1 }),
            ...blocks.flatMap((block) => childrenOf(block, key, pieces)),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** A logo of this height in points, no wider than a third of the page. */
function pictureOf({ png, width, height, alt }: NonNullable<Look['logo']>, points: number) {
  const scale = Math.min(points / height, 160 / width);
  const pixels = (length: number) => Math.round((length * scale * 96) / 72);
  return new ImageRun({
    type: 'png',
    data: Buffer.from(png, 'base64'),
    transformation: { width: pixels(width), height: pixels(height) },
    altText: { name: alt, description: alt, title: alt },
  });
}

function childrenOf(block: Block, chapter: string, pieces: Pieces): FileChild[] {
  const { run, paragraph, cited, linkTo, spansOf, directionOf } = pieces;
  switch (block.kind) {
    case 'text':
      return [paragraph(run(block.text, block.tone === 'quiet' ? small : {}), directionOf(block.text))];
    case 'heading':
      return [
        paragraph([run(block.text)], {
          heading: block.inner ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2,
        }),
      ];
    case 'spans':
      return [paragraph(spansOf(block.spans), directionOf(block.spans.map(({ text }) => text).join('')))];
    case 'list': {
      const options: Omit<IParagraphOptions, 'children'> =
        block.start === null
          ? { bullet: { level: 0 } }
          : { numbering: { reference: numberedFrom(block.start), level: 0, instance: pieces.nextList() } };
      return block.items.map((item) => paragraph(spansOf(item), options));
    }
    case 'facts':
      return [
        table(
          [
            { title: '', width: 30 },
            { title: '', width: 70 },
          ],
          block.rows.map(({ label, value }) => [{ text: label }, value]),
          chapter,
          pieces,
        ),
      ];
    case 'table':
      return [table(block.columns, block.rows, chapter, pieces), paragraph([])];
    case 'chart':
      return block.holdings.map((holding) => paragraph([run(holding)], { bullet: { level: 0 } }));
    case 'timeline':
      return block.entries.map(({ day, text, risk, finding }) =>
        paragraph([
          run(`${day}  `),
          run(`${marks[risk]} `, { color: plain(risks[risk]) }),
          run(`${text}  `),
          linkTo(`finding-${finding}`, `F${finding}`),
        ]),
      );
    case 'finding':
      return [
        paragraph(
          [new Bookmark({ id: `finding-${block.number}`, children: run(`F${block.number}  ${block.name}`) })],
          { heading: HeadingLevel.HEADING_2 },
        ),
        paragraph([
          run(`${marks[block.risk]} `, { color: plain(risks[block.risk]) }),
          run(block.meta, small),
        ]),
        paragraph([run(block.text), ...cited(block.cites)], directionOf(block.text)),
        ...(block.excerpt === ''
          ? []
          : [
              paragraph([run(block.excerpt, { italics: true, color: plain(slate) })], {
                indent: { start: 300 },
                ...directionOf(block.excerpt),
              }),
            ]),
      ];
  }
}

const numberedFrom = (start: number) => `from-${start}`;

/** Lists that begin with the same number, each counted for itself. */
function numberings({ chapters }: ReportDocument) {
  const starts = chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' && block.start !== null ? [block.start] : [])),
  );
  return [...new Set(starts)].map((start) => ({
    reference: numberedFrom(start),
    levels: [
      {
        ...{ level: 0, start, format: LevelFormat.DECIMAL, text: '%1.' },
        style: { paragraph: { indent: { start: 720, hanging: 360 } } },
      },
    ],
  }));
}

function verdictTable(
  { verdict, look }: ReportDocument,
  { run, paragraph, isRightward }: Pieces,
  none: NonNullable<ITableCellOptions['borders']>['top'],
) {
  const cell = (children: Paragraph[], width: number) =>
    new TableCell({
      children,
      width: { size: width, type: WidthType.DXA },
      borders: { top: none, bottom: none, left: none, right: none },
      shading: { type: ShadingType.CLEAR, fill: plain(look.accentSoft) },
      margins: { top: 240, bottom: 240, left: 240, right: 240 },
    });
  const color = plain(risks[verdict.risk]);
  return new Table({
    visuallyRightToLeft: isRightward,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: [3866, 5800],
    rows: [
      new TableRow({
        children: [
          cell(
            [
              paragraph([run(verdict.label, small)]),
              paragraph([
                run(`${marks[verdict.risk]} `, { color, size: 40 }),
                run(verdict.word, { color, bold: true, size: 40 }),
              ]),
              paragraph([run(verdict.text, small)]),
            ],
            3866,
          ),
          cell(
            [
              paragraph([run(verdict.adviceLabel, small)]),
              paragraph([run(verdict.advice, { bold: true, size: 28 })]),
              paragraph([run(verdict.why, small)]),
            ],
            5800,
          ),
        ],
      }),
    ],
  });
}

/** The entries of the contents from right to left, which docx writes into a style though its type does not say so. */
const contentsFromTheRight: IParagraphStyleOptions = {
  ...{ id: 'TOC1', name: 'toc 1', basedOn: 'Normal', next: 'Normal' },
  paragraph: { bidirectional: true, spacing: { after: 100 } } as IParagraphStyleOptions['paragraph'],
};

/** Typefaces that Word, LibreOffice and Pages have or replace by one of the same widths. */
function stylesFor({ language }: ReportDocument): IStylesOptions {
  const heading = (size: number, before: number) => ({
    run: { bold: true, size, sizeComplexScript: size, color: plain(ink) },
    paragraph: { keepNext: true, spacing: { before, after: 120 } },
  });
  return {
    ...(language === 'ar-SA' && { paragraphStyles: [contentsFromTheRight] }),
    default: {
      document: {
        run: {
          font: 'Arial',
          size: 20,
          color: plain(ink),
          language: { value: language === 'ar-SA' ? 'en-US' : language, bidirectional: 'ar-SA' },
        },
      },
      title: heading(56, 0),
      heading1: heading(32, 400),
      heading2: heading(22, 260),
      heading3: heading(20, 200),
    },
  };
}
