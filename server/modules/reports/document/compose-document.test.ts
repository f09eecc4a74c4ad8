import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_KINDS } from '../../../../contract/document-kinds.ts';
import { REPORT_TEXTS } from '../../../../contract/texts/report.ts';
import {
  DISPOSITION_REASONS,
  DISPOSITIONS,
  ENTITY_TYPES,
  FINDING_STAGES,
  IDENTIFIER_SCHEMES,
  PRINCIPAL_ROLES,
  RATINGS,
  RELATIONSHIP_TYPES,
  RISK_CATEGORIES,
  SUBJECT_ROLES,
} from '../../../../contract/words.ts';
import { projectRoot } from '../../../../scripts/project-root.ts';
import { markedUpReport, richReport } from '../../../../tests/support/documents/rich-report.ts';
import { sealedData } from '../../../../tests/support/documents/sealed-data.ts';
import { recommendationOf } from '../compose-report.ts';
import type { Block } from './blocks.ts';
import { composeDocument } from './compose-document.ts';

const dataSha256 = 'ab12'.repeat(16);
const document = (over: Parameters<typeof richReport>[0] = {}) =>
  composeDocument({ ...richReport(over), dataSha256 }, 'en-US');
const textOf = (value: unknown) => JSON.stringify(value);
const timesIn = (text: string, part: string) => text.split(part).length - 1;
const blocksOf = (key: string): Block[] =>
  document().chapters.find((chapter) => chapter.key === key)?.blocks ?? [];

test('the cover gives the verdict: risk, score, what sets it, and what the report recommends', () => {
  expect(document()).toMatchObject({
    firm: 'Sharma Rao & Associates',
    verdict: {
      word: 'High',
      text: 'Score 64.8 of 100. Rated High because of: open criminal charge',
      advice: 'Escalate before proceeding',
    },
  });
  const facts = document().facts.map(({ value }) => value);
  expect(facts).toContain('Meridian Appliances Group');
  expect(facts).toContain('PR-000042, version 2');
  expect(facts).toContain('2026-11-20 15:00 (Asia/Kolkata)');
});

test('a confirmed listed party is named once in the chapter on screening, with all its lists', () => {
  const text = textOf(blocksOf('screening'));
  expect(text).toContain('Confirmed listed parties');
  expect(text).toContain('Consolidated list, since 2026-03-12\\nAnother list');
  expect(timesIn(textOf(document({ parties: [] })), 'Confirmed listed parties')).toBe(0);
});

test('the similarity of names is a percentage with one decimal, as on the pages', () => {
  const similarities = blocksOf('screening').flatMap((block) =>
    block.kind === 'table' && block.columns[3]?.title === 'Similarity'
      ? block.rows.map((cells) => cells[3]?.text)
      : [],
  );
  expect(similarities).toContain('84.0 %');
  expect(similarities.join(' ')).toMatch(/^(\d{2,3}\.\d % ?)+$/);
});

test('why a rating has a minimum is said in plainer English than was stored with it', () => {
  const because = 'A match with a sanctions list is true.';
  const reasons = [{ code: 'floor.sanctions_match', values: {} }];
  const floors = [{ rule: 'sanctions_match', band: 'high' as const, because, reasons }];
  const text = textOf(document({ rating: { ...richReport().rating, floors } }));
  expect(text).toContain('At least High: A match with a sanctions list is confirmed.');
  expect(text).not.toContain(because);
});

test('the executive summary comes first, and sources and sign-off last', () => {
  expect(document().chapters.map(({ key }) => key)).toEqual([
    'summary',
    'changes',
    'rating',
    'subject',
    'ownership',
    'findings',
    'screening',
    'country',
    'method',
    'sources',
    'signOff',
  ]);
});

test('a report says each finding, source, match and list once', () => {
  const { findings, matches, screening } = richReport({ changes: undefined });
  const text = textOf(document({ changes: undefined }).chapters);
  for (const { summary } of findings) expect(timesIn(text, summary)).toBe(1);
  for (const { listedName } of matches) expect(timesIn(text, listedName)).toBe(1);
  for (const { entries } of screening.lists) expect(timesIn(text, `${entries}`)).toBe(1);
  for (const { source } of findings) if (source?.url) expect(timesIn(text, `${source.url}\\n`)).toBe(1);
});

test('what was composed from the data of a section is not printed beside the data', () => {
  const text = textOf(document());
  expect(text).not.toContain('names were screened.');
  expect(timesIn(text, 'The listed person holds less than half')).toBe(1);
});

test('F3 the limitations list the names that could not be fully compared, and why', () => {
  const limitationsOf = (language: 'en-US' | 'hi-IN') => {
    const { screening } = richReport();
    const because = { code: 'name.truncated', values: { watchlist: 'Consolidated list' } } as const;
    const reason = 'more entries of Consolidated list resemble it than are shown';
    const notCompared = [{ name: 'Kaveri Tex', reason, reasons: [because] }];
    const data = { ...richReport({ screening: { ...screening, notCompared } }), dataSha256 };
    const { chapters } = composeDocument(data, language);
    const blocks = chapters.find(({ key }) => key === 'method')?.blocks ?? [];
    return blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.map((item) => item.map(({ text }) => text).join('')) : [],
    );
  };
  expect(limitationsOf('en-US')).toContain(
    '“Kaveri Tex” could not be fully compared with the lists: more entries of Consolidated list resemble it than are shown.',
  );
  expect(limitationsOf('hi-IN').filter((text) => /Kaveri Tex.*Consolidated list/.test(text))).toHaveLength(1);
});

test('headings, lists, tables and citations of a section are composed, and a citation is that of the source', () => {
  const { chapters } = composeDocument({ ...markedUpReport(), dataSha256 }, 'en-US');
  const blocks = chapters.find(({ key }) => key === 'findings')?.blocks ?? [];
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'Regulatory');
  expect(blocks.slice(at + 1, at + 6)).toMatchObject([
    { kind: 'spans', spans: [{}, { text: 'settled', strong: true }, { cites: [3] }, {}] },
    { kind: 'heading', text: 'Orders by office', inner: true },
    { kind: 'list', start: null, items: [[{ text: 'Chennai: one order' }, { cites: [4] }], [{}]] },
    { kind: 'list', start: 1, items: [[{ text: 'Notice of the order' }], [{}]] },
    {
      kind: 'table',
      columns: [{ title: 'Office' }, { title: 'Amount', numeric: true }],
      rows: [
        [{ text: 'Chennai' }, { text: '1,200,000' }],
        [{ spans: [{}, { cites: [3] }] }, {}],
      ],
    },
  ]);
});

test('an excerpt that repeats the summary of its finding is left out', () => {
  const [finding] = richReport().findings;
  const same = {
    ...(finding as NonNullable<typeof finding>),
    summary: 'Fined for\nbribery.',
    excerpt: 'Fined for bribery.',
  };
  const blocks = document({ findings: [same] }).chapters.find(({ key }) => key === 'findings')?.blocks ?? [];
  expect(blocks).toMatchObject([{ kind: 'finding', excerpt: '' }, {}, {}, {}]);
});

test('every finding cites its source by a number of the appendix; findings of one source share it', () => {
  const cites = blocksOf('findings').flatMap((block) => (block.kind === 'finding' ? [block.cites] : []));
  expect(cites).toEqual([[1], [2], [3], [4], [1], [5], [6], [7], [1]]);
  const [table] = blocksOf('sources');
  expect(table).toMatchObject({ kind: 'table', rows: { length: 7 } });
});

test('the timeline runs from the earliest finding to the latest, without those that have no date', () => {
  const days = blocksOf('findings').flatMap((block) =>
    block.kind === 'timeline' ? block.entries.map(({ day }) => day) : [],
  );
  expect(days).toHaveLength(8);
  expect(days).toEqual([...days].sort());
});

test('the ownership drawing has each party once, the third party below its owners, and says who is sanctioned', () => {
  const [chart] = blocksOf('ownership').flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
  const names = chart?.nodes.map(({ name }) => name) ?? [];
  expect(new Set(names).size).toBe(names.length);
  const lowest = Math.max(...(chart?.nodes.map(({ y }) => y) ?? []));
  expect(chart?.nodes.filter(({ y }) => y === lowest)).toMatchObject([{ isSubject: true }]);
  expect(chart?.nodes.filter(({ isSanctioned }) => isSanctioned)).toMatchObject([
    { name: 'Thaddeus Okonjo-Barasa' },
  ]);
});

test.each([
  ['high', 'sanctions_match', 0, 'decline'],
  ['high', 'call_for_action', 0, 'decline'],
  ['high', 'score', 60, 'decline'],
  ['high', 'score', 49, 'escalate'],
  ['medium', 'override', 60, 'proceed_with_conditions'],
  ['medium', 'pep', 0, 'proceed_with_conditions'],
  ['low', 'score', 0, 'proceed'],
] as const)(
  'a rating %s by %s with %d %% sanctioned owners recommends: %s',
  (overall, basis, pct, advice) => {
    expect(recommendationOf({ overall, basis }, pct)).toBe(advice);
  },
);

/** Every text that a value holds, and apart from it what is no text for readers. */
function textsIn(value: unknown, apart: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (apart.includes(key) ? [] : textsIn(inner, apart)));
}

const english = new Set<string>(Object.values(REPORT_TEXTS));
/** Codes are for us to translate, as are the titles that the firm began with. */
const isData = (text: string) => !english.has(text) && !/^[a-z_ ]+$/.test(text);
const ABBREVIATIONS = /\b(FATF|PEP|SHA-256|PDF|Prudence)\b/g;

const { rating, subject } = richReport();
const REPORTS: [string, ReturnType<typeof richReport>][] = [
  ['everything', richReport()],
  ['nothing found', richReport({ findings: [], matches: [], parties: [], sections: [] })],
  ['the least that it can say', sealedData(new Date('2026-01-01'))],
  [
    'few facts',
    richReport({ subject: { ...subject, categories: ['Sanctions'], countries: [], principals: [] } }),
  ],
  [
    'an override',
    richReport({
      rating: {
        ...rating,
        residual: 'medium',
        basis: 'override',
        override: {
          computed: 'medium',
          reason: '',
          by: 'Asha Rao',
          approvedBy: 'Ravi Mehta',
          expiresOn: '2027-01-31',
        },
      },
    }),
  ],
];

test.each(
  (['hi-IN', 'ar-SA'] as const).flatMap((language) =>
    REPORTS.map(([title, report]) => ({ language, title, report })),
  ),
)('of a report in $language with $title, only data is in Latin letters', ({ language, report }) => {
  const data = textsIn(report)
    .flatMap((text) => [text, ...text.split(/: |\n+/)])
    .filter(isData)
    .sort((a, b) => b.length - a.length);
  const composed = composeDocument({ ...report, dataSha256 }, language);
  const apart = ['look', 'language', 'kind', 'key', 'risk', 'tone', 'hash'];
  const left = textsIn(composed, apart)
    .map((text) => data.reduce((rest, known) => rest.replaceAll(known, ''), text))
    .filter((text) => /[a-z]{3}/i.test(text.replaceAll(ABBREVIATIONS, '').replaceAll(/\{pages?\}/g, '')));
  expect(left).toEqual([]);
});

test.each(['hi', 'ar'] as const)('every text of a report has one of its own in %s', (language) => {
  const file = join(projectRoot, `contract/texts/report.${language}.json`);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(texts)).toEqual(Object.keys(REPORT_TEXTS));
  const untranslated = Object.entries(texts).filter(([, text]) => {
    const bare = text.replaceAll(/\{\w+|\b(number|plural|select|zero|one|two|few|many|other)\b/g, '');
    return /[a-z]{3}/i.test(bare.replaceAll(ABBREVIATIONS, ''));
  });
  expect(untranslated).toEqual([]);
});

test('the first words of schemes, reasons, roles and kinds are in the dictionary of the report', () => {
  const coded = [
    ...DISPOSITION_REASONS,
    ...DISPOSITIONS,
    ...ENTITY_TYPES,
    ...FINDING_STAGES,
    ...PRINCIPAL_ROLES,
  ];
  const more = [...RELATIONSHIP_TYPES, ...RATINGS, ...RISK_CATEGORIES, ...SUBJECT_ROLES, ...DOCUMENT_KINDS];
  const schemes = IDENTIFIER_SCHEMES.filter((scheme) => scheme !== scheme.toUpperCase());
  const pages = JSON.parse(readFileSync(join(projectRoot, 'src/shared/words/en.json'), 'utf8'));
  const titles = Object.keys(pages).filter((id) => id.startsWith('title.'));
  const words = [...coded, ...more, ...schemes].filter((code) => code !== 'unspecified');
  expect(words.filter((code) => !Object.hasOwn(REPORT_TEXTS, `word.${code}`))).toEqual([]);
  expect(titles.filter((id) => !Object.hasOwn(REPORT_TEXTS, id))).toEqual([]);
});
