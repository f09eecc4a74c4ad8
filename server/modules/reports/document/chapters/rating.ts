import { isSearched } from '../../../../../contract/risk-outcome.ts';
import type { RatingBand } from '../../../../../contract/words.ts';
import type { Block, Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { paragraphs, writtenSection } from '../written.ts';

/** The score, and what sets the rating where that is not the score alone. */
export function overallText({ report, say }: ReportWords): string {
  const { overall, score, basis } = report.rating;
  const points = score.toFixed(1);
  return basis === 'score'
    ? say('verdict.score', { score: points })
    : say('verdict.because', {
        score: points,
        band: say(`rating.${overall}`),
        reason: say(`basis.${basis}`),
      });
}

/** The score as the sum of its parts, what holds it up, and what a person put in its place. */
export function ratingChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, because } = words;
  const { rating } = report;
  const band = (of: RatingBand) => say(`rating.${of}`);
  const text = (content: string): Block => ({ kind: 'text', text: content });
  return {
    title: say('chapter.rating'),
    blocks: [
      ...(rating.override
        ? [
            text(
              say('rating.override', {
                computed: band(rating.override.computed),
                day: rating.override.expiresOn,
                by: rating.override.by,
                approvedBy: rating.override.approvedBy,
              }),
            ),
          ]
        : []),
      ...(rating.reason === ''
        ? []
        : [{ kind: 'heading', text: say('rating.assessor') } as const, ...paragraphs(rating.reason)]),
      ...writtenSection(words, 'rating', false),
      contributions(words),
      ...rating.floors.map((floor) =>
        text(say('rating.floor', { band: band(floor.band), reason: because(floor) })),
      ),
      ...(rating.residual === rating.overall
        ? []
        : [text(say('rating.residual', { band: band(rating.residual) }))]),
      categories(words),
    ],
  };
}

function contributions({ report, say, because, word }: ReportWords): Block {
  const { rating } = report;
  const factors = ['country', 'industry', 'relationship', 'ownership', 'age', 'findings'] as const;
  type Part = (typeof rating.contributions)[number];
  const labelOf = ({ factor, category, label }: Part) => {
    const known = factors.find((one) => one === factor);
    return category ? word(category) : known ? say(`factor.${known}`) : label;
  };
  /** Findings may take all that the other factors leave up to 100. */
  const filled = ({ weight, contribution }: Part) =>
    weight === 0 ? 0 : Math.min(1, contribution / (weight ?? 100));
  const ofFinding = ({ finding, impact, contribution }: NonNullable<Part['findings']>[number]): Cell[] => {
    const found = report.findings[Number(finding) - 1];
    return [
      { text: `F${finding}` },
      { text: '' },
      { text: '' },
      { text: (impact * 100).toFixed(0) },
      { text: contribution.toFixed(1) },
      { text: found ? [found.stage, found.severity, found.role].map((one) => word(one)).join(' · ') : '' },
    ];
  };
  return {
    kind: 'table',
    columns: [
      { title: say('rating.factor'), width: 17 },
      { title: '', width: 17 },
      { title: say('rating.weight'), width: 9, numeric: true },
      { title: say('rating.raw'), width: 9, numeric: true },
      { title: say('rating.points'), width: 9, numeric: true },
      { title: say('rating.reason'), width: 39 },
    ],
    rows: [
      ...rating.contributions.flatMap((part): Cell[][] => [
        [
          { text: labelOf(part) },
          { text: '', bar: filled(part) },
          { text: part.weight === null ? '' : String(part.weight) },
          { text: part.raw.toFixed(0) },
          { text: part.contribution.toFixed(1) },
          { text: because(part) },
        ],
        ...(part.findings ?? []).map(ofFinding),
      ]),
      [
        { text: say('rating.sum'), strong: true },
        { text: '' },
        { text: '' },
        { text: '' },
        { text: rating.score.toFixed(1), strong: true },
        { text: say('rating.method', { version: rating.methodVersion }) },
      ],
    ],
  };
}

function categories(words: ReportWords): Block {
  const { report, say, word } = words;
  return {
    kind: 'table',
    columns: [
      { title: say('rating.category'), width: 30 },
      { title: say('rating.risk'), width: 55 },
      { title: say('rating.raw'), width: 15, numeric: true },
    ],
    rows: report.rating.categories.map((one): Cell[] => {
      const { category, band, score, basis } = one;
      if (basis === 'nothing')
        return [{ text: word(category) }, { text: withoutRating(words, one) }, { text: '' }];
      return [
        { text: word(category) },
        { text: say(`rating.${band}`), risk: band },
        { text: basis === 'floor' ? say('rating.minimum') : score.toFixed(1) },
      ];
    }),
  };
}

/** Of a risk without a rating: what people did. Only where they searched, the report says that nothing was found. */
function withoutRating(
  { say, isolated }: ReportWords,
  { outcome, inScope, reason = '' }: ReportWords['report']['rating']['categories'][number],
): string {
  if (isSearched(outcome)) return say('rating.nothing');
  if (outcome === 'found') return say('rating.noEffect');
  if (outcome === 'not_assessed') return say('rating.notAssessed', { reason: isolated(reason) });
  if (outcome === 'not_ordered' || inScope === false) return say('rating.notOrdered');
  return say('rating.notRecorded');
}
