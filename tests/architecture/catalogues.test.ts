import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { DOCUMENT_KINDS } from '../../contract/document-kinds.ts';
import { problemStatus } from '../../contract/errors.ts';
import { REQUEST_STATUSES } from '../../contract/request-statuses.ts';
import { AUDIT_TEXTS } from '../../contract/texts/audit.ts';
import { EXPIRED_LINK_TEXTS } from '../../contract/texts/expired-link.ts';
import { MAIL_TEXTS } from '../../contract/texts/mails.ts';
import { NOTICE_TEXTS } from '../../contract/texts/notices.ts';
import { OVERVIEW_TEXTS } from '../../contract/texts/overview.ts';
import { POINT_TEXTS } from '../../contract/texts/points.ts';
import { REASON_TEXTS } from '../../contract/texts/reasons.ts';
import { REPORT_TEXTS } from '../../contract/texts/report.ts';
import { REQUEST_LIST_TEXTS } from '../../contract/texts/request-list.ts';
import { SECTION_TEXTS } from '../../contract/texts/sections.ts';
import {
  ALERT_KINDS,
  AUDIT_OBJECTS,
  CONDITION_STATES,
  DISMISSALS,
  DISPOSITION_REASONS,
  DISPOSITIONS,
  ENTITY_TYPES,
  FINDING_STAGES,
  FINDING_STATUSES,
  LEVELS,
  LIST_TOPICS,
  MEDIA_LABELS,
  MEDIA_SOURCE_STATES,
  OVERRIDE_STATES,
  PRINCIPAL_ROLES,
  PRIORITIES,
  RATINGS,
  RELATIONSHIP_DECISIONS,
  RELATIONSHIP_TYPES,
  REPORT_LEVELS,
  REQUEST_ACTIONS,
  ROLES,
  STRENGTHS,
  SUBJECT_ROLES,
  TIMELINE_KINDS,
} from '../../contract/words.ts';
import { projectRoot } from '../../scripts/project-root.ts';

type Texts = Record<string, string>;
type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The type of a part that is said as it stands. */
const LITERAL = 0;

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'));
const catalogues = globSync('src/**/{texts,words}/en.json', { cwd: projectRoot }).map((file) => {
  const folder = dirname(join(projectRoot, file));
  return { folder, place: dirname(file), english: read(join(projectRoot, file)) };
});
const others = [
  ['hi', /\p{Script=Devanagari}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const;

/** The names that a text asks to be filled in, whatever it does with them. */
const values = (text = '') =>
  [...new Set(valuesIn(new IntlMessageFormat(text, 'en').getAst()))].sort().join(' ');

function valuesIn(parts: Parts): string[] {
  return parts.flatMap((part) => [
    ...('value' in part && part.type !== LITERAL ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => valuesIn(value)) : []),
    ...('children' in part ? valuesIn(part.children) : []),
  ]);
}
/** What is left of a text to be said in words. */
const words = (text: string) => text.replace(/\{\w+(, number)?\}/g, '').match(/\p{L}{2,}/gu) ?? [];
/** Names and abbreviations that every language writes in Latin letters. */
const international =
  /^(Excel|CSV|XLSX|PDF|JSON|SHA|IP|API|SCIM|OAuth|CIN|FATF|LLPIN|LEI|PAN|UTC|ID|URL|Prudence|RSS|Atom|TAXII|LDAP)$/;

/** Without marks the words around decide: `#1F5F5B` reads `1F5F5B#`, and the parts of a network change places. */
const CODE = /#[\dA-F]{6}|::|\d\/\d/i;
const ISOLATED = /\u2066[^\u2069]*\u2069/g;

test('each catalogue is found', () => {
  expect(catalogues.map(({ place }) => place)).toContain('src/features/requests/texts');
});

describe.each(catalogues)('$place', ({ folder, english }) => {
  test.each(others)('says in %s everything that it says in English, and nothing else', (language) => {
    expect(Object.keys(read(join(folder, `${language}.json`)))).toEqual(Object.keys(english));
  });

  test.each(others)('is written in the script of %s, and no text was left in English', (language, script) => {
    const foreign = Object.entries(read(join(folder, `${language}.json`))).filter(
      ([id, text]) =>
        !script.test(text) && words(english[id] ?? '').some((word) => !international.test(word)),
    );
    expect(foreign).toEqual([]);
  });

  test.each(others)('fills in the same values in %s', (language) => {
    const texts = read(join(folder, `${language}.json`));
    const wrong = Object.keys(english).filter((id) => values(texts[id]) !== values(english[id]));
    expect(wrong).toEqual([]);
  });

  test('marks codes and networks in Arabic to be read from left to right', () => {
    const texts = Object.entries(read(join(folder, 'ar.json')));
    expect(texts.filter(([, text]) => CODE.test(text.replace(ISOLATED, '')))).toEqual([]);
  });

  test('has no empty text and none that exclaims', () => {
    const all = ['en', 'hi', 'ar'].flatMap((language) =>
      Object.entries(read(join(folder, `${language}.json`))),
    );
    expect(all.filter(([, text]) => text.trim() === '' || text.includes('!'))).toEqual([]);
  });
});

const readOf = (name: string, language: string) =>
  read(join(projectRoot, `contract/texts/${name}.${language}.json`));
const ofServer: [string, Texts][] = [
  ['audit', AUDIT_TEXTS],
  ['notices', NOTICE_TEXTS],
  ['points', POINT_TEXTS],
  ['reasons', REASON_TEXTS],
  ['report', REPORT_TEXTS],
  ['sections', SECTION_TEXTS],
  ['overview', OVERVIEW_TEXTS],
  ['request-list', REQUEST_LIST_TEXTS],
  ['mails', MAIL_TEXTS],
  ['expired-link', EXPIRED_LINK_TEXTS],
];

describe.each(ofServer)('the %s that the server sends', (name, english) => {
  test.each(others)('have each a sentence in %s, and no other has', (language) => {
    expect(Object.keys(readOf(name, language))).toEqual(Object.keys(english));
  });

  test.each(others)('are written in the script of %s', (language, script) => {
    const foreign = Object.entries(readOf(name, language)).filter(
      ([id, text]) =>
        !script.test(text) && words(english[id] ?? '').some((word) => !international.test(word)),
    );
    expect(foreign).toEqual([]);
  });

  test.each(others)('name and count the same in %s', (language) => {
    const texts = readOf(name, language);
    const wrong = Object.keys(english).filter((id) => values(texts[id]) !== values(english[id]));
    expect(wrong).toEqual([]);
  });

  test.each(['en-US', 'hi-IN', 'ar-SA'] as const)('can all be said in %s', (language) => {
    const texts = language === 'en-US' ? english : readOf(name, language.slice(0, 2));
    for (const [id, text] of Object.entries(texts))
      for (const number of [0, 1, 2, 3, 11, 100]) {
        const names = values(english[id]).split(' ');
        const filled = Object.fromEntries(names.map((name) => [name, number]));
        expect(new IntlMessageFormat(text, language).format(filled)).not.toMatch(/[{}]/);
      }
  });
});

/** Without words of the common dictionary and fields of forms, which catalogues may name alike. */
const code = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\b(word\('\w+'\)|name="\w+")/g, ''))
    .join('\n');

test.each(catalogues.filter(({ place }) => place.endsWith('texts')))(
  '$place holds no text that nothing shows',
  ({ folder, place, english }) => {
    // Login and shell share theirs with every feature.
    const used = code(place === 'src/shared/texts' ? join(projectRoot, 'src') : dirname(folder));
    // `tile.open` may be put together from `tile.` and the key of a tile.
    const forms = (id: string) => [`'${id}'`, `="${id}"`, `\`${id.split('.')[0]}.\${`];
    const isUsed = (id: string) => forms(id).some((form) => used.includes(form));
    const unused = Object.keys(english).filter((id) => !isUsed(id));
    expect(unused).toEqual([]);
  },
);

/** Codes and figures that the timeline of a case shows beside the facts, by the names that the trail has for them. */
const TIMELINE_FIELDS = [
  ...['names', 'matches', 'score', 'overall', 'methodVersion', 'band', 'computed', 'expiresOn', 'version'],
  ...['rating', 'ratingScore', 'pdfSha256', 'report', 'drafter', 'allocator', 'subject', 'tag', 'dueOn'],
  ...[
    'reportVersion',
    'section',
    'disposition',
    'reasonCode',
    'reason',
    'priority',
    'reportType',
    'categories',
  ],
];

test('every word of the contract that people read has a name in the dictionary', () => {
  const english = read(join(projectRoot, 'src/shared/words/en.json'));
  const said = [
    ROLES,
    REQUEST_STATUSES,
    REQUEST_ACTIONS,
    AUDIT_OBJECTS,
    TIMELINE_KINDS,
    MEDIA_LABELS,
    LIST_TOPICS,
    RATINGS,
    ENTITY_TYPES,
    DOCUMENT_KINDS,
    REPORT_LEVELS,
    RELATIONSHIP_DECISIONS,
    CONDITION_STATES,
    OVERRIDE_STATES,
    ALERT_KINDS,
    DISPOSITIONS,
    STRENGTHS,
    LEVELS,
    FINDING_STAGES,
    FINDING_STATUSES,
    DISMISSALS,
    MEDIA_SOURCE_STATES,
    SUBJECT_ROLES,
    RELATIONSHIP_TYPES,
    PRINCIPAL_ROLES,
    PRIORITIES,
    DISPOSITION_REASONS,
    TIMELINE_FIELDS,
  ].flat();
  expect(said.filter((word) => !Object.hasOwn(english, word))).toEqual([]);
});

test.each(others)(
  'every error of the contract has a sentence in %s, and no other has',
  (language, script) => {
    const sentences = read(join(projectRoot, `src/shared/server-texts/problems.${language}.json`));
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(problemStatus).sort());
    expect(Object.values(sentences).filter((text) => !script.test(text) || text.includes('!'))).toEqual([]);
  },
);

test.each(['en', ...others.map(([language]) => language)])(
  'a report in %s calls a word and a field as the pages do',
  (language) => {
    const pages = read(join(projectRoot, `src/shared/words/${language}.json`));
    const report: Texts =
      language === 'en' ? REPORT_TEXTS : read(join(projectRoot, `contract/texts/report.${language}.json`));
    const named = (id: string) => id.replace(/^(word|fact)[.]/, '');
    const words = Object.entries(report).filter(
      ([id]) => /^(word|factor|title)[.]/.test(id) || (id.startsWith('fact.') && pages[named(id)]),
    );
    expect(words.length).toBeGreaterThan(60);
    expect(words.filter(([id, text]) => text !== pages[named(id)])).toEqual([]);
  },
);

test.each(others)('a reason calls a relationship in %s as the pages do', (language) => {
  const pages = read(join(projectRoot, `src/shared/words/${language}.json`));
  const reasons = Object.entries(readOf('reasons', language)).filter(([id]) =>
    id.startsWith('relationship:'),
  );
  expect(reasons.map(([, text]) => text)).toEqual(
    reasons.map(([id]) => pages[id.replace('relationship:', '')]),
  );
});

/** What a list on paper and the page of the list both say, by the ids of the page. */
const OF_LIST = {
  'shared/ui': {
    number: 'request',
    legalName: 'thirdParty',
    clientName: 'client',
    status: 'status',
    rating: 'risk',
  },
  'features/requests': { country: 'country', reportType: 'report' },
};

test.each(['en', ...others.map(([language]) => language)])(
  'a list of requests on paper calls statuses, views and columns in %s as its page does',
  (language) => {
    const paper: Texts = language === 'en' ? REQUEST_LIST_TEXTS : readOf('request-list', language);
    const words = read(join(projectRoot, `src/shared/words/${language}.json`));
    expect(REQUEST_STATUSES.map((status) => paper[`status.${status}`])).toEqual(
      REQUEST_STATUSES.map((status) => words[status]),
    );
    for (const [folder, names] of Object.entries(OF_LIST)) {
      const page = read(join(projectRoot, `src/${folder}/texts/${language}.json`));
      for (const [column, id] of Object.entries(names)) expect(paper[`column.${column}`]).toBe(page[id]);
    }
    const page = read(join(projectRoot, `src/features/requests/texts/${language}.json`));
    expect([paper['view.overdue'], paper['view.awaiting_me'], paper['view.at_risk']]).toEqual([
      page.overdue,
      page.waitingForMe,
      page.atRisk,
    ]);
  },
);
