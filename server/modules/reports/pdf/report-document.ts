import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { SealedData } from '../compose-report.ts';
import { inScripts } from './fonts.ts';
import { findingsTable, matchesTable, overallText, ratingBlock, screeningBlock } from './report-blocks.ts';
import { riskMark } from './risk-mark.ts';
import { accent, hairline, ink, slate, styles } from './style.ts';
import { timeText } from './times.ts';

export type SealableReport = SealedData & { dataSha256: string };

/** A4, cover first, page x of y, the SHA-256 of the data on every page. */
export function reportDocument(report: SealableReport): TDocumentDefinitions {
  return {
    info: { title: `${report.number} ${report.legalName}`, creator: 'Prudence', producer: 'Prudence' },
    pageSize: 'A4',
    pageMargins: [56, 72, 56, 64],
    defaultStyle: { font: 'Noto', fontSize: 9.5, lineHeight: 1.35, color: ink },
    styles,
    header: (page) =>
      page === 1
        ? undefined
        : {
            columns: [
              { text: 'Prudence', color: accent, bold: true },
              { text: 'Confidential', alignment: 'right', style: 'small' },
            ],
            margin: [56, 32, 56, 0],
          },
    footer: (page, pages) => ({
      columns: [
        {
          text: `${report.number} version ${report.version} · data ${report.dataSha256}`,
          style: 'mono',
          width: '*',
        },
        { text: `Page ${page} of ${pages}`, alignment: 'right', style: 'small', width: 70 },
      ],
      margin: [56, 24, 56, 0],
    }),
    content: [
      ...cover(report),
      { text: 'Rating', style: 'heading', pageBreak: 'before' },
      ratingBlock(report.rating),
      ...report.sections.flatMap((section): Content[] => [
        { text: inScripts(section.title) as never, style: 'heading' },
        ...section.text
          .split(/\n{2,}/)
          .map((part): Content => ({ text: inScripts(part) as never, margin: [0, 0, 0, 6] })),
      ]),
      { text: 'Findings and their sources', style: 'heading' },
      findingsTable(report.findings),
      { text: 'Watchlist matches and what was decided', style: 'heading' },
      matchesTable(report.matches),
      { text: 'What was screened', style: 'heading' },
      screeningBlock(report),
    ],
  };
}

function cover(report: SealableReport): Content[] {
  const fact = (label: string, value: string): Content => [
    { text: label, style: 'label' },
    { text: inScripts(value) as never, margin: [0, 0, 0, 10] },
  ];
  return [
    { text: 'Prudence', color: accent, bold: true, fontSize: 14 },
    { text: 'Third-party risk assessment', style: 'small', margin: [0, 2, 0, 150] },
    { text: inScripts(report.legalName) as never, style: 'title' },
    report.nativeName ? { text: inScripts(report.nativeName) as never, fontSize: 16, color: slate } : '',
    { canvas: [{ type: 'line', x1: 0, y1: 16, x2: 483, y2: 16, lineWidth: 0.5, lineColor: hairline }] },
    { ...riskMark(report.rating.overall, 20), margin: [0, 24, 0, 4] },
    {
      text: `Overall risk: ${overallText(report.rating)}`,
      style: 'small',
      margin: [0, 0, 0, 90],
    },
    {
      columns: [
        [
          ...[fact('Prepared for', report.client)].flat(),
          ...[fact('Report', `${report.number}, version ${report.version}`)].flat(),
        ] as Content[],
        [
          ...[fact('Scope', report.reportType)].flat(),
          ...[fact('Subject', report.entityType)].flat(),
        ] as Content[],
        [
          ...[fact('Drafted by', report.draftedBy)].flat(),
          ...[fact('Released by', `${report.releasedBy}, ${timeText(report, report.releasedAt)}`)].flat(),
        ] as Content[],
      ],
    },
    { text: 'Confidential. For the addressee alone.', style: 'small', margin: [0, 40, 0, 0] },
  ];
}
