import fc from 'fast-check';
import { movableClock } from '../../../platform/clock.ts';
import type { Language } from '../../../platform/index.ts';
import { composeDocument, composeReport } from '../../reports/index.ts';
import type { Working } from '../records.ts';
import { sectionKeys } from './section-list.ts';
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
  lists: [
    {
      ...{ watchlist: 'Own list', version: 3, importedAt: '2026-11-01', publishedOn: null, entries: 9 },
      topics: ['sanctions', 'pep'],
    },
  ],
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

const saved = (key: string, text: string, replaces: string | null = null) =>
  new Map([[key, { text, replaces, findings: [], assessment: null, carriedOver: false }]]);

/** The report as it is sealed. */
function sealedReport(facts: StartingFacts, texts: Parameters<typeof composeSections>[0] = new Map()) {
  const work = {
    sections: composeSections(texts, facts, []),
    findings: [],
    matches: facts.matches,
    matchedParties: [],
    ownership: { holders: [], sanctionedPct: 0, undecidedPct: 0 },
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

/** What a person may type over what was composed: it as it is, in part, changed, or something else. */
const typed = fc.oneof(
  fc.constant((composed: string) => composed),
  fc.nat({ max: 40 }).map((cut) => (composed: string) => composed.slice(cut)),
  fc
    .string({ maxLength: 30 })
    .map((words) => (composed: string) => composed.replace(/[.।]$/m, `, but ${words}.`)),
  fc.string({ maxLength: 60 }).map((words) => () => words),
);
const places = fc.constantFrom(...sectionKeys);
const languages = fc.constantFrom<Language>('en-US', 'hi-IN', 'ar-SA');
const sectionOf = (key: string, ...given: Parameters<typeof composeSections>) =>
  composeSections(...given).find((section) => section.key === key)!;

test('D9 no sign that a person typed is lost, and nothing composed outlives its facts, whatever is decided later', () => {
  fc.assert(
    fc.property(
      ...[places, typed, languages, languages, cases, cases, fc.boolean()],
      (key, typeOver, first, later, before, after, replacing) => {
        const earlier = factsOf(
          before.map(([topics], place) => match(place, topics, 'unspecified')),
          first,
        );
        const facts = factsOf(
          after.map(([topics, disposition], place) => match(place, topics, disposition)),
          later,
        );
        const was = sectionOf(key, new Map(), earlier, []);
        const text = typeOver(was.composed);
        const stored = saved(key, text, replacing ? (was.replaceable?.id ?? null) : null);
        const now = sectionOf(key, new Map(), facts, []);
        const section = sectionOf(key, stored, facts, []);
        expect(section.own).toBe(text);
        expect(section.text.endsWith(text.trim() && text)).toBe(true);
        const isReplacing = replacing && text.trim() !== '' && Boolean(was.replaceable && now.replaceable);
        const isUntouched = isReplacing && was.replaceable?.id === now.replaceable?.id;
        // Only what still says the same may stand aside for the words of a person.
        if (!isUntouched) expect(section.composed).toBe(now.composed);
        for (const line of section.composed.split('\n').filter(Boolean))
          expect(now.composed.split('\n')).toContain(line);
        expect(section.replaced).toBe(isReplacing ? (isUntouched ? 'yes' : 'outdated') : 'no');

        const sealed = sealedReport(facts, stored).sections.find((one) => one.key === key);
        expect(sealed?.text ?? '').toBe(section.text.trim() && section.text);
      },
    ),
    { numRuns: 600 },
  );
});

test('D9 a match that counts stands also where a person replaced what the screening says', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom('sanctions', 'pep'), (drawn, key) => {
      const matches = drawn.map(([topics, disposition], place) => match(place, topics, disposition));
      const { replaceable } = sectionOf(key, new Map(), factsOf(matches), []);
      const sections = sealedSections(
        factsOf(matches),
        saved(key, 'Own words of the drafter.', replaceable?.id ?? null),
      );
      expectToTellAll(matches, sections);
      expect(sections.get(key)).toContain('Own words of the drafter.');
      expect(sections.get(key)).not.toContain('screened on');
    }),
  );
});

test('D9 a sentence that begins as a composed one does is the drafter’s, and stays beside the match that came later', () => {
  const text =
    'No name resembles an entry of these lists, but the chairman’s brother was listed until 2024 and we advise enhanced checks.\nA second line of the drafter.';
  const facts = factsOf([match(1, ['sanctions'], 'possible')]);
  const sanctions = sealedSections(facts, saved('sanctions', text)).get('sanctions');
  expect(sanctions).toContain(text);
  expect(sanctions).toContain('Possible matches:\nName 1 – Listed 1 (Own list version 3), similarity 90.0 %');
});

test('F2 the document names every match that is true or possible with its decision, and denies none', () => {
  fc.assert(
    fc.property(cases, fc.constantFrom('sanctions', 'pep'), (drawn, key) => {
      const matches = drawn.map(([topics, disposition], place) => match(place, topics, disposition));
      const sealed = sealedReport(factsOf(matches), saved(key, 'Own words of the drafter.'));
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

const denied = (run: object) =>
  sectionOf('sanctions', new Map(), { ...factsOf([]), run: { ...factsOf([]).run, ...run } } as never, [])
    .composed;

test('that no name resembles an entry is said only of a search of lists about sanctions, of the names that were compared', () => {
  const list = { watchlist: 'Own list', version: 3, importedAt: '2026-11-01', publishedOn: null, entries: 9 };
  expect(denied({})).toContain('No name resembles an entry of these lists.');
  expect(denied({ lists: [] })).not.toContain('No name');
  expect(denied({ status: 'failed' })).toBe('');
  const without = denied({ lists: [{ ...list, topics: ['pep'] }] });
  expect(without).toContain('None of these lists covers sanctions, so sanctions were not searched.');
  expect(without).not.toContain('No name');
  const cut = denied({
    subjects: [{ name: 'Ltd', kind: 'legal_name', role: 'subject', type: 'organisation' }],
  });
  expect(cut).toContain('No name that could be compared resembles an entry of these lists.');
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

test.each([
  ['Textiles, not oil.', 'Rejected: Textiles, not oil. A second'],
  ['Textiles, not oil', 'Rejected: Textiles, not oil. A second'],
  ['Trades for Acme Inc.', 'Rejected: Trades for Acme Inc. A second'],
])('a sentence around the comment “%s” ends with one full stop', (comment, told) => {
  const waiting = { ...match(1, ['sanctions'], 'false_positive'), comment, confirmedBy: null } as Match;
  const sections = composeSections(new Map(), factsOf([waiting]), []);
  expect(sections.find(({ key }) => key === 'near_names')?.text).toContain(told);
});
