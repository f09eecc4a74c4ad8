import { notSearchedTexts } from '../../../assessment/index.ts';
import type { Block, Cell, Chapter } from '../blocks.ts';
import type { ReportWords } from '../report-words.ts';
import { writtenSection } from '../written.ts';

/** What is known of the countries, and what people wrote of them and of the industry. */
export function countryChapter(words: ReportWords): Omit<Chapter, 'key'> | null {
  const { report, say, country } = words;
  const { countries } = report.subject;
  const fatf = (status: string | undefined) =>
    status === 'call_for_action' || status === 'increased_monitoring'
      ? say(`fatf.${status}`)
      : say('country.unlisted');
  const table: Block = {
    kind: 'table',
    columns: [
      { title: say('country.name'), width: 40 },
      { title: say('country.cpi'), width: 30, numeric: true },
      { title: say('country.fatf'), width: 30 },
    ],
    rows: countries.map((one): Cell[] => [
      { text: country(one.code) },
      { text: one.cpi === undefined ? '–' : String(one.cpi) },
      { text: fatf(one.fatf) },
    ]),
  };
  const blocks = [...writtenSection(words, 'country', false), ...(countries.length > 0 ? [table] : [])];
  return blocks.length > 0 ? { title: say('chapter.country'), blocks } : null;
}

/** How names were compared, with which lists, and what the report cannot say. */
export function methodChapter(words: ReportWords): Omit<Chapter, 'key'> {
  const { report, say, time, day, because, list, isolated } = words;
  const { screening, rating, subject } = report;
  const text = (content: string): Block => ({ kind: 'text', text: content });
  const years = subject.lookbackYears;
  return {
    title: say('chapter.method'),
    blocks: [
      text(say('method.compared')),
      text(
        say('method.screened', {
          at: time(screening.at),
          method: screening.methodVersion,
          rating: rating.methodVersion,
        }),
      ),
      ...writtenSection(words, 'methodology', false),
      {
        kind: 'table',
        columns: [
          { title: say('method.list'), width: 38 },
          { title: say('method.version'), width: 12, numeric: true },
          { title: say('method.entries'), width: 14, numeric: true },
          { title: say('method.published'), width: 18 },
          { title: say('method.imported'), width: 18 },
        ],
        rows: screening.lists.map((list): Cell[] => [
          { text: list.watchlist },
          { text: String(list.version) },
          { text: String(list.entries) },
          { text: list.publishedOn ?? say('method.publishedUnknown') },
          { text: day(list.importedAt) },
        ]),
      },
      { kind: 'heading', text: say('method.names') },
      text(screening.names.join(' · ')),
      { kind: 'heading', text: say('section.limitations') },
      ...writtenSection(words, 'limitations', false),
      {
        kind: 'list',
        start: null,
        items: [
          say('limits.facts'),
          say('limits.lists'),
          ...(years === undefined
            ? []
            : [say('limits.lookback', { years: say('fact.years', { count: years }) })]),
          ...screening.notCompared.map(({ name, reason, reasons }) =>
            say('method.notCompared', { name, reason: because({ because: reason, reasons }) }),
          ),
          ...notSearchedTexts({ report: say, list, isolated }, report.notSearched ?? []),
          say('limits.absence'),
        ].map((item) => [{ text: item }]),
      },
    ],
  };
}
