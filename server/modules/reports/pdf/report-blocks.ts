import type { Content, TableCell } from 'pdfmake/interfaces';
import { RATING_REASONS } from '../../../../contract/rating-basis.ts';
import type { ReportData } from '../../../../contract/reports/downloads.ts';
import { READABLE } from '../../../../contract/words.ts';
import { inScripts } from './fonts.ts';
import { riskMark } from './risk-mark.ts';
import { accent, hairline, ruled } from './style.ts';
import { dayText, timeText } from './times.ts';

const words = (code: string) => READABLE[code] ?? code.replaceAll('_', ' ');
const cell = (text: string, more: object = {}): TableCell => ({
  text: inScripts(text) as never,
  fontSize: 8.5,
  ...more,
});
const numeric = new Set(['Weight', 'Score', 'Adds', 'Similarity']);
const head = (...titles: string[]): TableCell[] =>
  titles.map((text) => ({ text, style: 'head', alignment: numeric.has(text) ? 'right' : 'left' }));
const barWidth = 120;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The score, and what sets the rating where that is not the score alone. */
export function overallText({ overall, score, basis = 'score' }: ReportData['rating']): string {
  const points = `score ${score.toFixed(1)} of 100`;
  return basis === 'score' ? points : `${points}, rated ${sentenceCase(overall)}: ${RATING_REASONS[basis]}`;
}

/** The score as the sum of its parts: each factor with its weight, its own score and what it adds. */
export function ratingBlock(rating: ReportData['rating']): Content {
  return [
    { ...riskMark(rating.overall, 14), margin: [0, 0, 0, 4] },
    { text: overallText(rating), margin: [0, 0, 0, 4] },
    ...(rating.override ? [overrideLine(rating.override)] : []),
    { text: inScripts(rating.reason) as never, margin: [0, 0, 0, 8] },
    {
      layout: ruled,
      table: {
        headerRows: 1,
        widths: [92, barWidth, 34, 34, 40, '*'],
        body: [
          head('Factor', '', 'Weight', 'Score', 'Adds', 'Because'),
          ...rating.contributions.map((part): TableCell[] => [
            cell(part.label),
            bar(part.contribution, part.weight),
            cell(String(part.weight), { alignment: 'right' }),
            cell(part.raw.toFixed(0), { alignment: 'right' }),
            cell(part.contribution.toFixed(1), { alignment: 'right' }),
            cell(part.because),
          ]),
          [
            cell('Score', { bold: true }),
            '',
            '',
            '',
            cell(rating.score.toFixed(1), { alignment: 'right', bold: true }),
            cell(`Method ${rating.methodVersion}`),
          ],
        ],
      },
    },
    ...rating.floors.map(
      (floor): Content => ({
        text: inScripts(`At least ${floor.band}: ${floor.because}`) as never,
        margin: [0, 6, 0, 0],
      }),
    ),
    {
      margin: [0, 10, 0, 0],
      layout: ruled,
      table: {
        widths: ['*', 90, 48],
        body: [
          head('Category', 'Risk', 'Score'),
          ...rating.categories.map((part): TableCell[] => [
            cell(sentenceCase(words(part.category))),
            part.basis === 'nothing' ? cell('Nothing found') : riskMark(part.band, 8.5),
            cell(part.basis === 'nothing' ? '' : part.basis === 'floor' ? 'Minimum' : part.score.toFixed(1), {
              alignment: 'right',
            }),
          ]),
        ],
      },
    },
  ];
}

const overrideLine = (one: NonNullable<ReportData['rating']['override']>): Content => ({
  text: inScripts(
    `In place of the computed rating, ${one.computed}, until ${one.expiresOn}. Requested by ${one.by}, approved by ${one.approvedBy}.`,
  ) as never,
  margin: [0, 0, 0, 4],
});

function bar(value: number, of: number): TableCell {
  const full = barWidth - 12;
  const width = of > 0 ? Math.min(full, (value / of) * full) : 0;
  return {
    canvas: [
      { type: 'rect', x: 0, y: 4, w: full, h: 5, color: hairline },
      { type: 'rect', x: 0, y: 4, w: Math.max(width, 0.01), h: 5, color: accent },
    ],
  };
}

export function findingsTable(findings: ReportData['findings']): Content {
  if (findings.length === 0) return 'No finding was confirmed.';
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [74, 60, '*', 130],
      body: [
        head('Category', 'Severity', 'Finding', 'Source'),
        ...findings.map((finding): TableCell[] => [
          cell(words(finding.category)),
          cell(
            `${finding.severity}\n${words(finding.stage)}${finding.eventDate ? `\n${finding.eventDate}` : ''}`,
          ),
          cell(finding.excerpt ? `${finding.summary}\n“${finding.excerpt}”` : finding.summary),
          cell(
            [finding.source?.title, finding.source?.publishedOn, finding.source?.url]
              .filter(Boolean)
              .join('\n'),
          ),
        ]),
      ],
    },
  };
}

export function matchesTable(matches: ReportData['matches']): Content {
  if (matches.length === 0) return 'No name resembled an entry of the lists named below.';
  return {
    layout: ruled,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', '*', 80, 48, 110],
      body: [
        head('Screened name', 'Listed name', 'List', 'Similarity', 'Decision'),
        ...matches.map((match): TableCell[] => [
          cell(match.subject),
          cell(match.listedName),
          cell(match.watchlist),
          cell(match.similarity.toFixed(2), { alignment: 'right' }),
          cell(`${words(match.disposition)}${match.reason ? `\n${match.reason}` : ''}`),
        ]),
      ],
    },
  };
}

export function screeningBlock(report: Pick<ReportData, 'screening' | 'timeZone'>): Content {
  const { screening } = report;
  return [
    `Screened on ${timeText(report, screening.at)} with name method ${screening.methodVersion} against:`,
    {
      margin: [0, 4, 0, 8],
      ul: screening.lists.map(
        (list) =>
          `${list.watchlist}, version ${list.version}, ${list.entries} entries, imported ${dayText(report, list.importedAt)}`,
      ),
    },
    { text: 'Names', style: 'subheading' },
    { text: inScripts(screening.names.join(' · ')) as never },
    ...(screening.notCompared ?? []).map(
      ({ name, reason }): Content => ({
        margin: [0, 4, 0, 0],
        text: inScripts(`Not fully compared: “${name}”, because ${reason}.`) as never,
      }),
    ),
  ];
}
