import fc from 'fast-check';
import { movableClock } from '../../../platform/clock.ts';
import type { Language } from '../../../platform/index.ts';
import { composeDocument, composeReport } from '../../reports/index.ts';
import type { Working } from '../records.ts';
import { composeSections } from './section-texts.ts';
import { sectionWords } from './section-words.ts';
import type { StartingFacts } from './starting-facts.ts';

type Match = StartingFacts['matches'][number];

const dispositions = ['true_match', 'possible', 'false_positive'] as const;
const words = [
  'sanctions',
  'Sanctions',
  'sanction.linked',
  'pep',
  'role.pep',
  'RCA',
  'crime.fraud',
  'debarment',
  'odd',
];

const at = new Date('2026-11-22T10:00:00Z');
const clock = movableClock(at);
const match = (place: number, topics: string[], disposition: string) =>
  ({
    subject: { name: `Name ${place}`, kind: 'legal_name', role: 'subject' },
    watchlist: 'Own list',
    listVersion: 3,
    entry: { id: `entry ${place}`, topics, names: [{ text: `Listed ${place}`, kind: 'primary' }] },
    matchedName: { text: `Listed ${place}`, kind: 'primary' },
    similarity: 0.9,
    strength: 'strong',
    disposition,
    reasonCode: null,
    comment: null,
    confirmedBy: 'somebody',
  }) as unknown as Match;

const cases = fc.array(
  fc.tuple(fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }), fc.constantFrom(...dispositions)),
  { maxLength: 6 },
);

const run = {
  status: 'done',
  finishedAt: at,
  createdAt: at,
  subjects: [{ name: 'Name', kind: 'legal_name', role: 'subject' }],
  lists: [{ watchlist: 'Own list', version: 3, importedAt: '2026-11-01', entries: 9 }],
  methodVersion: 'names',
  truncated: [],
};

const factsOf = (matches: Match[], language: Language = 'en-US') =>
  ({
    request: { intake: {}, categories: [], legalName: 'Name', number: 'PR-1', reportVersion: 1 },
    reportType: null,
    run,
    matches,
    findings: [],
    notSearched: [],
    ownership: { owners: [], undisclosedPct: 0, layers: 0, problems: [], sanctioned: { aggregatePct: 0 } },
    rating: null,
    reasons: [],
    calendar: clock.calendar,
    words: sectionWords(language),
  }) as unknown as StartingFacts;

const saved = (key: string, text: string) => new Map([[key, { key, text, findings: [] } as never]]);

/** The report as it is sealed. */
function sealedReport(facts: StartingFacts, texts: Parameters<typeof composeSections>[0] = new Map()) {
  const work = {
    sections: composeSections(texts, facts, []),
    findings: [],
    matches: facts.matches,
    matchedParties: [],
    media: { sources: [], notSearched: [] },
    screening: { ...run, notCompared: [], startedAt: null, finishedAt: at.toISOString() },
    rating: {
      ...{ counts: 'low', residual: 'low', score: 0, methodVersion: '1', proposal: null, override: null },
      ...{ contributions: [], floors: [], categories: [] },
    },
  } as unknown as Working;
  const names = {
    ...{ firm: '', client: '', drafter: '', releaser: '', reportType: '', entityType: '' },
    language: 'en-US' as const,
    branding: null,
    categories: [],
    documentKinds: new Map(),
  };
  const sealed = composeReport(facts.request, work, names, clock);
  expect(sealed.matches).toHaveLength(facts.matches.length);
  return sealed;
}

/** Its sections by key. */
const sealedSections = (...given: Parameters<typeof sealedReport>) =>
  new Map(sealedReport(...given).sections.map(({ key, text }) => [key, text]));

const isDecided = ({ disposition }: Match) => disposition !== 'false_positive';
const pairOf = ({ subject, matchedName }: Match) => `${subject.name} – ${matchedName.text} (`;

/** Every match that counts stands in a section, and a section that says there is none has none to tell of. */
function expectToTellAll(matches: Match[], sections: Map<string, string>) {
  const [sanctions = '', pep = ''] = [sections.get('sanctions'), sections.get('pep')];
  for (const one of matches.filter(isDecided)) expect(`${sanctions}\n${pep}`).toContain(pairOf(one));
  if (matches.length > 0) expect(sanctions).not.toContain('No name resembles an entry of these lists.');
  for (const text of [sanctions, pep]) {
    if (text.includes(' – ')) expect(text).not.toContain('No name resembles');
  }
}

test('F2 a match whose entry is sanctioned and politically exposed stands in both sections', () => {
  const facts = factsOf([match(1, ['sanctions', 'pep'], 'true_match')]);
  const sections = sealedSections(facts);
  for (const key of ['sanctions', 'pep']) {
    expect(sections.get(key)).toContain(
      'True matches:\nName 1 – Listed 1 (Own list version 3), similarity 90.0 %',
    );
  }
  expect(sections.get('sanctions')).not.toContain('No name resembles');
});

test('F2 every match that is true or possible stands in the sealed report, and no section denies it', () => {
  fc.assert(
    fc.property(cases, (drawn) => {
      const matches = drawn.map(([topics, disposition], place) => match(place, topics, disposition));
      expectToTellAll(matches, sealedSections(factsOf(matches)));
    }),
  );
});

test('F2 a section saved before a match was decided names it all the same, and keeps what a person wrote', () => {
  fc.assert(
    fc.property(cases, cases, fc.constantFrom('sanctions', 'pep'), (before, drawn, key) => {
      const earlier = before.map(([topics], place) => match(place, topics, 'unspecified'));
      const matches = drawn.map(([topics, disposition], place) => match(place, topics, disposition));
      const composed = composeSections(new Map(), factsOf(earlier), []).find(
        (section) => section.key === key,
      );
      const text = `${composed?.text}\nOwn words of the drafter.`;
      const sections = sealedSections(factsOf(matches), saved(key, text));
      expect(sections.get(key)).toContain('Own words of the drafter.');
      if (matches.some(isDecided)) {
        for (const one of matches.filter(isDecided))
          expect([...sections.values()].join('\n')).toContain(pairOf(one));
        const told = sections.get(key) ?? '';
        if (told.includes('matches:\n')) expect(told).not.toMatch(/No name resembles|Not decided yet/);
      }
    }),
  );
});

test('F2 the document names every match that is true or possible with its decision, and denies none', () => {
  fc.assert(
    fc.property(cases, cases, fc.constantFrom('sanctions', 'pep'), (before, drawn, key) => {
      const earlier = before.map(([topics], place) => match(place, topics, 'unspecified'));
      const matches = drawn.map(([topics, disposition], place) => match(place, topics, disposition));
      const composed = composeSections(new Map(), factsOf(earlier), []).find(
        (section) => section.key === key,
      );
      const sealed = sealedReport(
        factsOf(matches),
        saved(key, `${composed?.text}\nOwn words of the drafter.`),
      );
      const { chapters } = composeDocument({ ...sealed, dataSha256: '' }, 'en-US');
      const blocks = chapters.find((chapter) => chapter.key === 'screening')?.blocks ?? [];
      const named = blocks.flatMap((block) =>
        block.kind === 'table' ? block.rows.map((cells) => cells.map(({ text }) => text)) : [],
      );
      const counting = matches.filter(isDecided);
      for (const { subject, matchedName, disposition } of counting)
        expect(named).toContainEqual([
          ...[subject.name, matchedName.text, 'Own list v3', '90.0 %'],
          disposition === 'possible' ? 'Possible' : 'True match',
        ]);
      const text = JSON.stringify(chapters);
      expect(text).toContain('Own words of the drafter.');
      if (counting.length > 0) expect(text).not.toMatch(/No name resembles|Not decided yet|No match counts/);
    }),
  );
});

test('a comment that a person wrote to a match is left as it is, and the match is named once', () => {
  const facts = factsOf([match(1, ['sanctions'], 'true_match')]);
  const text = 'Name 1 – Listed 1 (Own list version 3), similarity 0.90: confirmed by the passport.';
  expect(sealedSections(facts, saved('sanctions', text)).get('sanctions')).toBe(text);
});

test('a line that was saved while similarity was written from 0 to 1 still gives way to the decision', () => {
  const facts = factsOf([match(1, ['sanctions'], 'true_match')]);
  const text = 'Not decided yet:\nName 1 – Listed 1 (Own list version 3), similarity 0.90\nOwn words.';
  expect(sealedSections(facts, saved('sanctions', text)).get('sanctions')).toBe(
    'Own words.\nTrue matches:\nName 1 – Listed 1 (Own list version 3), similarity 90.0 %',
  );
});

const textsIn = (language: Language, matches: Match[]) =>
  composeSections(new Map(), factsOf(matches, language), []).map(({ text }) => text);
/** Without what stands between the signs that part a value from the words around it. */
const withoutValues = (text: string) => {
  const inner = /\u2068[^\u2066-\u2069]*\u2069/g;
  return text.replace(inner, '').replace(inner, '');
};

test.each(['hi-IN', 'ar-SA'] as const)('what the machine writes in %s has no word in English', (language) => {
  const matches = dispositions.map((disposition, place) => match(place, ['sanctions', 'pep'], disposition));
  const texts = [...textsIn(language, matches), ...textsIn(language, [])];
  const english = texts.flatMap((text) => withoutValues(text).match(/[A-Za-z]{3,}/g) ?? []);
  expect(english).toEqual([]);
  expect(texts.join(' ')).toContain(language === 'hi-IN' ? '22 नवंबर 2026' : '22 نوفمبر 2026');
});

test.each(['en-US', 'hi-IN', 'ar-SA'] as const)(
  'what the machine wrote in %s follows the facts when the report is written in another language',
  (language) => {
    const written = composeSections(new Map(), factsOf([], language), []);
    const before = written.find(({ key }) => key === 'sanctions')?.text ?? '';
    const open = textsIn(language, [match(1, ['sanctions'], 'unspecified')]).find((text) =>
      text.includes('Listed 1'),
    );
    for (const next of ['en-US', 'hi-IN', 'ar-SA'] as const) {
      const facts = factsOf([match(1, ['sanctions'], 'true_match')], next);
      for (const text of [before, open ?? '']) {
        const [sanctions] = composeSections(saved('sanctions', `${text}\nMy own words.`), facts, []).filter(
          ({ key }) => key === 'sanctions',
        );
        expect(sanctions?.text.match(/Name 1 – Listed 1/g)).toHaveLength(1);
        expect(sanctions?.text).toContain(sectionWords(next).say('match.true_match'));
        expect(sanctions?.text).not.toContain(sectionWords(language).say('screened.none'));
        expect(sanctions?.own).toContain('My own words.');
        expect(sanctions?.own).not.toContain('Listed 1');
      }
    }
  },
);

test.each([
  ['Textiles, not oil.', 'Rejected: Textiles, not oil. A second'],
  ['Textiles, not oil', 'Rejected: Textiles, not oil. A second'],
  ['Trades for Acme Inc.', 'Rejected: Trades for Acme Inc. A second'],
])('a sentence around the comment “%s” ends with one full stop', (comment, told) => {
  const waiting = { ...match(1, ['sanctions'], 'false_positive'), comment, confirmedBy: null } as Match;
  const sections = composeSections(new Map(), factsOf([waiting]), []);
  expect(sections.find(({ key }) => key === 'near_names')?.text).toContain(told);
});
