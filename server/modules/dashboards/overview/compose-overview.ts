import type { Branding } from '../../../../contract/security/branding.ts';
import { OVERVIEW_TEXTS, type OverviewText } from '../../../../contract/texts/overview.ts';
import { RATINGS } from '../../../../contract/words.ts';
import { countryName, type Language, type TextValues, textCatalogue } from '../../../platform/index.ts';
import { reportText } from '../../assessment/index.ts';
import {
  type Block,
  type Cell,
  type ColumnsBlock,
  lookOf,
  type OverviewDocument,
} from '../../reports/index.ts';
import type { Overview } from './find-overview.ts';

type Names = { firm: string; client: string | null; branding: Branding | null };
type Say = (id: OverviewText, values?: TextValues) => string;

const overviewTexts = textCatalogue(OVERVIEW_TEXTS, 'overview');
const BANDS = RATINGS;

/** An overview of a quarter as a document, in a language. */
export function composeOverview(
  overview: Overview,
  { firm, client, branding }: Names,
  language: Language,
): OverviewDocument {
  const say: Say = (id, values) => overviewTexts(language, id, values);
  // Between Arabic words, a figure with a sign keeps its own direction.
  const isolated = (text: string) => (language === 'ar-SA' ? `\u2068${text}\u2069` : text);
  const nameOf = (quarter: string) => say('quarter', { number: quarter.slice(6), year: quarter.slice(0, 4) });
  const heading = say('heading', { quarter: nameOf(overview.quarter) });
  const band = (of: (typeof BANDS)[number]) => reportText(language, `rating.${of}`);
  return {
    language,
    title: `${heading}: ${client ?? say('allClients')}`,
    firm,
    look: lookOf(branding ?? undefined, reportText(language, 'cover.logo', { client: client ?? '' })),
    confidential: reportText(language, 'confidential'),
    running: heading,
    page: reportText(language, 'page', { page: '{page}', pages: '{pages}' }),
    hash: '',
    heading,
    addressee: client ?? say('allClients'),
    asOf: say(overview.isOver ? 'asOf' : 'unfinished', { day: overview.asOf }),
    tiles: figuresOf(overview, say, isolated).map(({ label, is, was }) => ({
      label,
      value: is,
      before: say('before', { value: was, quarter: nameOf(overview.before) }),
    })),
    chapters: [
      {
        key: 'figures',
        title: say('chapter.figures'),
        blocks: [comparison(overview, say, nameOf, isolated)],
      },
      { key: 'months', title: say('chapter.months'), blocks: months(overview, say) },
      { key: 'risk', title: say('chapter.risk'), blocks: risk(overview, say, nameOf, band) },
      { key: 'topRisks', title: say('chapter.topRisks'), blocks: [topRisks(overview, say, band, language)] },
      { key: 'decisions', title: say('chapter.decisions'), blocks: [decisions(overview, say)] },
      { key: 'due', title: say('chapter.due'), blocks: due(overview, say, band) },
    ],
  };
}

const NONE = '–';

function figuresOf({ is, was }: Overview, say: Say, isolated: (text: string) => string) {
  const figure = (id: OverviewText, now: number | null, before: number | null, unit = '') => {
    const shown = (value: number | null) => (value === null ? NONE : isolated(`${value}${unit}`));
    const change = now === null || before === null ? null : Math.round((now - before) * 10) / 10;
    const sign = change !== null && change > 0 ? '+' : '';
    return {
      label: say(id),
      is: shown(now),
      was: shown(before),
      change: change === null ? NONE : isolated(`${sign}${change}`.replace('-', '−')),
    };
  };
  return [
    figure('figure.submitted', is.submitted, was.submitted),
    figure('figure.released', is.released, was.released),
    figure('figure.inTime', is.inTime, was.inTime, ' %'),
    figure('figure.days', is.days, was.days),
    figure('figure.open', is.open, was.open),
    figure('figure.high', is.high, was.high),
  ];
}

const numeric = (title: string, width: number) => ({ title, width, numeric: true });
const text = (content: string): Block => ({ kind: 'text', text: content });

const comparison = (
  overview: Overview,
  say: Say,
  nameOf: (quarter: string) => string,
  isolated: (text: string) => string,
): Block => ({
  kind: 'table',
  columns: [
    { title: say('figure'), width: 46 },
    numeric(nameOf(overview.before), 18),
    numeric(nameOf(overview.quarter), 18),
    numeric(say('change'), 18),
  ],
  rows: figuresOf(overview, say, isolated).map(({ label, is, was, change }): Cell[] => [
    { text: label },
    { text: was },
    { text: is, strong: true },
    { text: change },
  ]),
});

function months(overview: Overview, say: Say): (Block | ColumnsBlock)[] {
  const rows = overview.months.map(({ month, raised, inTime, late }) => ({
    month,
    raised,
    released: inTime + late,
  }));
  return [
    {
      kind: 'columns',
      alt: say('month.chart'),
      stacked: false,
      series: [
        { label: say('figure.submitted'), colour: 'slate' },
        { label: say('figure.released'), colour: 'accent' },
      ],
      groups: rows.map(({ month, raised, released }) => ({ label: month, values: [raised, released] })),
    },
    {
      kind: 'table',
      columns: [
        { title: say('month'), width: 34 },
        numeric(say('figure.submitted'), 33),
        numeric(say('figure.released'), 33),
      ],
      rows: rows.map(({ month, raised, released }): Cell[] => [
        { text: month },
        { text: String(raised) },
        { text: String(released) },
      ]),
    },
  ];
}

function risk(
  { quarters, quarter }: Overview,
  say: Say,
  nameOf: (quarter: string) => string,
  band: (of: (typeof BANDS)[number]) => string,
): (Block | ColumnsBlock)[] {
  const present = quarters.find((one) => one.quarter === quarter);
  const sum = (of: (typeof quarters)[number]) => of.high + of.medium + of.low;
  if (!present || quarters.every((one) => sum(one) === 0)) return [text(say('risk.none'))];
  const order = ['low', 'medium', 'high'] as const;
  return [
    text(say('risk.moved', { raised: present.raised, lowered: present.lowered })),
    {
      kind: 'columns',
      alt: say('risk.chart'),
      stacked: true,
      series: order.map((of) => ({ label: band(of), colour: of })),
      groups: quarters.map((one) => ({ label: nameOf(one.quarter), values: order.map((of) => one[of]) })),
    },
    {
      kind: 'table',
      columns: [
        { title: say('quarter.column'), width: 36 },
        ...BANDS.map((of) => numeric(band(of), 16)),
        numeric(say('total'), 16),
      ],
      rows: quarters.map((one): Cell[] => [
        { text: nameOf(one.quarter) },
        ...BANDS.map((of) => ({ text: String(one[of]) })),
        { text: String(sum(one)), strong: true },
      ]),
    },
  ];
}

function topRisks(
  { topRisks: rows }: Overview,
  say: Say,
  band: (of: (typeof BANDS)[number]) => string,
  language: Language,
): Block {
  if (rows.length === 0) return text(say('topRisks.none'));
  return {
    kind: 'table',
    columns: [
      { title: say('party'), width: 46 },
      { title: say('country'), width: 22 },
      { title: say('risk'), width: 20 },
      numeric(say('score'), 12),
    ],
    rows: rows.map(({ legalName, country, rating, score }): Cell[] => [
      { text: legalName },
      { text: country ? countryName(language, country) : '' },
      { text: band(rating), risk: rating },
      { text: score.toFixed(1) },
    ]),
  };
}

const DECISIONS = ['approved', 'approved_with_conditions', 'rejected', 'terminated'] as const;

function decisions({ decisions: made }: Overview, say: Say): Block {
  if (made.length === 0) return text(say('decisions.none'));
  return {
    kind: 'table',
    columns: [{ title: say('decision'), width: 70 }, numeric(say('decision.count'), 30)],
    rows: DECISIONS.map((kind): Cell[] => [
      { text: say(`decision.${kind}`) },
      { text: String(made.find(({ decision }) => decision === kind)?.value ?? 0) },
    ]),
  };
}

function due(
  { conditions, reviews, dueBy }: Overview,
  say: Say,
  band: (of: (typeof BANDS)[number]) => string,
): Block[] {
  const more = (count: number) =>
    count > 0 ? [{ kind: 'text', tone: 'quiet', text: say('more', { count }) } as const] : [];
  return [
    { kind: 'heading', text: say('conditions', { day: dueBy }) },
    conditions.rows.length === 0
      ? text(say('due.none'))
      : {
          kind: 'table',
          columns: [
            { title: say('party'), width: 30 },
            { title: say('condition'), width: 40 },
            { title: say('dueOn'), width: 14 },
            { title: say('state'), width: 16 },
          ],
          rows: conditions.rows.map(({ name, text: what, dueOn, state }): Cell[] => [
            { text: name },
            { text: what },
            { text: dueOn },
            { text: say(state === 'lapsed' ? 'condition.lapsed' : 'condition.open') },
          ]),
        },
    ...more(conditions.more),
    { kind: 'heading', text: say('reviews', { day: dueBy }) },
    reviews.rows.length === 0
      ? text(say('due.none'))
      : {
          kind: 'table',
          columns: [
            { title: say('party'), width: 60 },
            { title: say('risk'), width: 24 },
            { title: say('dueOn'), width: 16 },
          ],
          rows: reviews.rows.map(({ name, rating, dueOn }): Cell[] => [
            { text: name },
            rating ? { text: band(rating), risk: rating } : { text: NONE },
            { text: dueOn ?? '' },
          ]),
        },
    ...more(reviews.more),
  ];
}
