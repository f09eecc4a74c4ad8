import type { RequestRow } from '../../../../contract/reports/requests.ts';
import type { Branding } from '../../../../contract/security/branding.ts';
import { REQUEST_LIST_TEXTS, type RequestListText } from '../../../../contract/texts/request-list.ts';
import { dayIn, timeIn } from '../../../../contract/time-zone.ts';
import {
  type Clock,
  countryName,
  type Language,
  type TextValues,
  textCatalogue,
} from '../../../platform/index.ts';
import { reportText } from '../../assessment/index.ts';
import type { RequestsQuery } from '../../requests/index.ts';
import type { Block, Cell, Column } from '../document/blocks.ts';
import { lookOf } from '../document/look.ts';
import type { OverviewDocument } from '../document/overview-document.ts';
import { titleIn } from '../document/report-words.ts';

type Titles = Record<'entityType' | 'reportType' | 'category' | 'drafter', ReadonlyMap<string, string>>;
type Names = {
  firm: string;
  /** Whose requests they are; null for those of all clients. */
  client: { name: string } | null;
  branding: Branding | null;
  titles: Titles;
  /** The reader is of the firm, which knows more columns. */
  isFirm: boolean;
};
type Filters = Omit<RequestsQuery, 'sort' | 'current' | 'pageSize' | 'export' | 'request'>;
type Words = {
  language: Language;
  say(id: RequestListText, values?: TextValues): string;
  /** What a key of a master list, or the id of a drafter, is called. */
  titled(of: keyof Titles, key: string): string;
  list(all: readonly string[]): string;
};

const listTexts = textCatalogue(REQUEST_LIST_TEXTS, 'request-list');
const NONE = '–';

/** A list of requests as a document, with the filters in words before it. */
export function composeRequestList(
  rows: readonly RequestRow[],
  filters: Filters,
  { firm, client, branding, titles, isFirm }: Names,
  { language, clock }: { language: Language; clock: Clock },
): OverviewDocument {
  const words: Words = {
    language,
    say: (id, values) => listTexts(language, id, values),
    titled: (of, key) => {
      const title = titles[of].get(key);
      return title === undefined ? NONE : titleIn(language, title);
    },
    list: (all) => all.join(language === 'ar-SA' ? '، ' : ', '),
  };
  const { say } = words;
  const { zone } = clock.calendar;
  const now = clock.now();
  const time = `${dayIn(zone, now)} ${timeIn(zone, now)} (${zone})`;
  const heading = say('heading');
  const addressee = client?.name ?? say('allClients');
  const told = filtersInWords(filters, client?.name ?? null, words);
  return {
    language,
    title: `${heading}: ${addressee}`,
    firm,
    look: lookOf(branding ?? undefined, reportText(language, 'cover.logo', { client: client?.name ?? '' })),
    confidential: reportText(language, 'confidential'),
    running: heading,
    page: reportText(language, 'page', { page: '{page}', pages: '{pages}' }),
    hash: '',
    heading,
    addressee,
    asOf: say('asOf', { count: rows.length, time }),
    tiles: [],
    wide: true,
    chapters: [
      {
        key: 'filters',
        title: say('filters'),
        blocks: [
          told.length === 0
            ? { kind: 'text', text: say('unfiltered') }
            : { kind: 'facts', rows: told.map(({ label, value }) => ({ label, value: { text: value } })) },
        ],
      },
      { key: 'requests', title: say('requests'), blocks: [tableOf(rows, isFirm, words, zone)] },
    ],
  };
}

function filtersInWords(filters: Filters, client: string | null, { say, titled, list, language }: Words) {
  const { view, search, selected, overdue, createdFrom: from, createdTo: to } = filters;
  const several = (keys: readonly string[] | undefined, name: (key: string) => string) =>
    keys && keys.length > 0 ? list(keys.map(name)) : undefined;
  const told: [RequestListText, string | undefined][] = [
    ['filter.selected', selected && say('selected', { count: selected.length })],
    ['filter.client', filters.client && (client ?? '')],
    ['filter.view', view && say(`view.${view}`)],
    ['filter.search', search],
    ['filter.status', several(filters.status, (of) => say(`status.${of}` as RequestListText))],
    ['filter.rating', several(filters.rating, (of) => reportText(language, `rating.${of}` as 'rating.high'))],
    ['filter.entityType', several(filters.entityType, (key) => titled('entityType', key))],
    ['filter.country', several(filters.country, (code) => countryName(language, code))],
    ['filter.reportType', several(filters.reportType, (key) => titled('reportType', key))],
    ['filter.category', several(filters.category, (key) => titled('category', key))],
    ['filter.drafter', several(filters.drafter, (of) => titled('drafter', of))],
    ['filter.tag', several(filters.tag, (tag) => tag)],
    ['filter.overdue', overdue === undefined ? undefined : say(overdue ? 'yes' : 'no')],
    ['filter.created', createdIn(from, to, say)],
  ];
  return told.flatMap(([id, value]) => (value ? [{ label: say(id), value }] : []));
}

function createdIn(from: string | undefined, to: string | undefined, say: Words['say']) {
  if (from && to) return say('created.between', { from, to });
  if (from) return say('created.from', { from });
  return to && say('created.to', { to });
}

function tableOf(rows: readonly RequestRow[], isFirm: boolean, words: Words, zone: string): Block {
  const { say, titled, language } = words;
  if (rows.length === 0) return { kind: 'text', text: say('none') };
  const columns: (Column & { of: (row: RequestRow) => Cell })[] = [
    { title: say('column.number'), width: 10, of: ({ number }) => ({ text: number }) },
    {
      title: say('column.legalName'),
      width: isFirm ? 21 : 27,
      of: ({ legalName }) => ({ text: legalName || say('unnamed'), strong: true }),
    },
    ...(isFirm
      ? [{ title: say('column.clientName'), width: 15, of: (row: RequestRow) => ({ text: row.clientName }) }]
      : []),
    {
      title: say('column.country'),
      width: 13,
      of: ({ country }) => ({ text: country ? countryName(language, country) : NONE }),
    },
    {
      title: say('column.reportType'),
      width: 14,
      of: ({ reportType }) => ({ text: reportType ? titled('reportType', reportType) : NONE }),
    },
    { title: say('column.status'), width: 11, of: ({ status }) => ({ text: say(`status.${status}`) }) },
    { title: say('column.rating'), width: 12, of: (row) => riskOf(row, words) },
    {
      title: say('column.submittedAt'),
      width: 10,
      of: ({ submittedAt }) => ({ text: submittedAt ? dayIn(zone, new Date(submittedAt)) : NONE }),
    },
    { title: say('column.dueOn'), width: 11, of: (row) => dueOf(row, say) },
    ...(isFirm
      ? [
          {
            title: say('column.drafterName'),
            width: 13,
            of: (row: RequestRow) => ({ text: row.drafterName ?? NONE }),
          },
        ]
      : []),
  ];
  return {
    kind: 'table',
    columns: columns.map(({ title, width }) => ({ title, width })),
    rows: rows.map((row) => columns.map(({ of }) => of(row))),
  };
}

function riskOf({ rating, provisional }: RequestRow, { say, language }: Words): Cell {
  if (!rating) return { text: NONE };
  const word = reportText(language, `rating.${rating}`);
  return { text: provisional ? say('provisional', { rating: word }) : word, risk: rating };
}

function dueOf({ dueOn, overdue }: RequestRow, say: Words['say']): Cell {
  if (!dueOn) return { text: NONE };
  return { text: overdue ? say('due.overdue', { day: dueOn }) : dueOn, ...(overdue && { strong: true }) };
}
