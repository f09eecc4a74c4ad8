import fc from 'fast-check';
import type { SealedData } from '../../../contract/reports/report-data.ts';
import { SECTION_OF_RISK } from '../../../contract/risk-outcome.ts';
import { RISK_CATEGORIES, type RiskCategory } from '../../../contract/words.ts';
import { composeDocument } from '../../../server/modules/reports/index.ts';
import { finding, save } from '../assessment/working-on.ts';
import { act, attemptAct } from '../requests/act.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';

const app = await openScreeningApp();
await useInventedList(app);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;

const NOTHING = 'Nothing found in the sources searched';
const written = { text: 'Nothing adverse was found in the registers consulted.' };
const nothingFound = {
  text: '',
  assessment: {
    outcome: 'nothing_found' as const,
    searchedOn: '2026-01-15',
    sources: ['Register of companies'],
  },
};
const notAssessed = {
  text: '',
  assessment: { outcome: 'not_assessed' as const, reason: 'The registers of the country are closed.' },
};

/** What its drafter does about a risk. */
const deeds = ['nothing', 'wrote', 'nothing_found', 'not_assessed', 'finding'] as const;
type Deed = (typeof deeds)[number];
type Deeds = Record<RiskCategory, Deed>;

const saidOf = { wrote: written, nothing_found: nothingFound, not_assessed: notAssessed } as const;

let made = 0;
async function assessedRequest(reportType: string, categories: RiskCategory[], done: Deeds) {
  made += 1;
  const request = await screenedRequest(app, {
    legalName: `Palar Weavers ${made}`,
    registrationIds: [{ scheme: 'VAT', value: `A${made}`, country: 'IN' }],
    ...{ reportType, categories },
  });
  const sections = RISK_CATEGORIES.flatMap((category) => {
    const deed = done[category];
    return deed === 'nothing' || deed === 'finding'
      ? []
      : [{ key: SECTION_OF_RISK[category], ...saidOf[deed] }];
  });
  await save(drafter, request, {
    findings: RISK_CATEGORIES.filter((category) => done[category] === 'finding').map((category) => ({
      ...finding,
      category,
      summary: `An event of ${category}.`,
    })),
    sections: [
      { key: 'summary', text: 'A supplier.' },
      { key: 'media', text: 'No newspaper was searched.' },
      ...sections,
    ],
  });
  return request;
}

const dataOf = async ({ id: request, clientId }: { id: string; clientId: string }) =>
  (await client.call('GET /api/reportData/:client/:request/', { client: clientId, request } as never)).Data;

/** What the sealed report says of each risk, as it is printed. */
async function printedRisks(request: { id: string; clientId: string }) {
  const data = await dataOf(request);
  const { chapters } = composeDocument({ ...(data as SealedData), dataSha256: '' }, 'en-US');
  const tables = chapters.find(({ key }) => key === 'rating')?.blocks ?? [];
  const rows = tables.flatMap((block) =>
    block.kind === 'table' && block.columns[0]?.title === 'Risk category' ? block.rows : [],
  );
  return new Map(rows.map(([, said], place) => [data.rating.categories[place]?.category, said?.text ?? '']));
}

const all = (deed: Deed) => Object.fromEntries(RISK_CATEGORIES.map((category) => [category, deed])) as Deeds;
const risks = fc.record(
  Object.fromEntries(RISK_CATEGORIES.map((category) => [category, fc.constantFrom(...deeds)])) as Record<
    RiskCategory,
    fc.Arbitrary<Deed>
  >,
);
const cases = fc.sample(
  fc.tuple(
    fc.constantFrom('basic_screening', 'standard_due_diligence'),
    fc.subarray([...RISK_CATEGORIES], { minLength: 1 }),
    // Half of them leave no ordered risk open, so that many are released.
    fc
      .tuple(risks, fc.boolean())
      .map(([done, isComplete]) =>
        isComplete
          ? (Object.fromEntries(
              Object.entries(done).map(([risk, deed]) => [risk, deed === 'nothing' ? 'wrote' : deed]),
            ) as Deeds)
          : done,
      ),
  ),
  24,
);

/** Sections of risks that the level asks for, whether they were ordered or not. */
const askedByLevel: Record<string, RiskCategory[]> = {
  basic_screening: [],
  standard_due_diligence: ['bribery_corruption', 'legal', 'pep', 'regulatory'],
};

test.each(cases.map((drawn, place) => ({ drawn, place: place + 1 })))(
  'a report says that nothing was found only of a risk that a person assessed: case $place',
  async ({ drawn: [reportType, ordered, done] }) => {
    const request = await assessedRequest(reportType, ordered, done);
    const missing = RISK_CATEGORIES.filter(
      (category) =>
        done[category] === 'nothing' &&
        (ordered.includes(category) || askedByLevel[reportType]?.includes(category)),
    );
    const { points } = await workOf(drafter, request);
    expect(points.map(({ values }) => values.section).sort()).toEqual(
      missing.map((category) => SECTION_OF_RISK[category]).sort(),
    );
    const { status, body } = await attemptAct(drafter, 'submit_for_review', request);
    expect(status).toBe(missing.length > 0 ? 422 : 200);
    if (missing.length > 0) return;

    await act(allocator, 'release', body.Data);
    const printed = await printedRisks(request);
    const { rating } = await dataOf(request);
    for (const { category, outcome } of rating.categories) {
      const isOrdered = ordered.includes(category);
      const deed = done[category];
      const said = printed.get(category);
      const isSearched = deed === 'wrote' || deed === 'nothing_found';
      if (said === NOTHING) expect([category, isOrdered, isSearched]).toEqual([category, true, true]);
      if (deed === 'finding') {
        expect([said, outcome]).toEqual([expect.stringMatching(/^(High|Medium|Low)$/), 'found']);
      } else if (!isOrdered) expect([said, outcome]).toEqual(['Not ordered', 'not_ordered']);
      else if (deed === 'not_assessed')
        expect([said, outcome]).toEqual([`Not assessed: ${notAssessed.assessment.reason}`, 'not_assessed']);
      else expect(said).toBe(NOTHING);
    }
  },
  60_000,
);

test('a risk that was ordered and left alone refuses the review and the release by the name of its section', async () => {
  const request = await assessedRequest('standard_due_diligence', [...RISK_CATEGORIES], {
    ...all('wrote'),
    financial: 'nothing',
  });
  const refused = await attemptAct(drafter, 'submit_for_review', request);
  expect(refused).toMatchObject({ status: 422, body: { code: 'screening.not_ready' } });
  expect(refused.body.Data).toBe(
    'Not ready yet. Nobody has assessed the ordered risk of the section “Financial”. Write the section, mark it “Nothing adverse found” with the sources searched, or mark it “Not assessed” with a reason.',
  );
});

test('one click has the sources to name: lists about the risk, and none that were not searched for it', async () => {
  const request = await screenedRequest(app, {
    legalName: 'Palar Ropes',
    categories: ['sanctions', 'legal'],
  });
  const { searched } = await workOf(drafter, request);
  const of = (key: string) => searched.sections.find((section) => section.key === key)?.sources;
  expect(of('sanctions')).toEqual([
    expect.stringMatching(
      /^Invented list, version 1, imported on .+, day of publication not known, screened on \d+ \w+ 20\d\d$/,
    ),
  ]);
  expect(of('litigation')).toEqual([]);
  await save(drafter, request, {
    sections: [{ key: 'sources', text: '- Register of the High Court\n- Gazette of India' }],
  });
  const now = (await workOf(drafter, request)).searched.sections;
  expect(now.find(({ key }) => key === 'litigation')?.sources).toEqual([
    'Register of the High Court',
    'Gazette of India',
  ]);
});

test.each(['hi-IN', 'ar-SA'] as const)(
  'the sources of one click are taken as they are, also in a report in %s',
  async (language) => {
    await client.call('POST /security/v1.0/updatelanguage', { language });
    const request = await screenedRequest(app, { legalName: `Palar Sails ${language}` });
    const { searched } = await workOf(drafter, request);
    const sources = searched.sections.find(({ key }) => key === 'sanctions')?.sources ?? [];
    expect(sources).toHaveLength(1);
    const assessment = { outcome: 'nothing_found' as const, searchedOn: searched.on, sources };
    const saved = await save(drafter, request, {
      sections: [
        { key: 'summary', text: 'A supplier.' },
        { key: 'sanctions', text: '', assessment },
      ],
    });
    await client.call('POST /security/v1.0/updatelanguage', { language: 'en-US' });
    expect(saved.openPoints).toEqual([]);
  },
);

test('a mark needs its sources and the day, or its reason, and stands only in sections about risks', async () => {
  const request = await screenedRequest(app, { legalName: 'Palar Nets' });
  const { version } = await workOf(drafter, request);
  const attempt = async (key: string, assessment: object) => {
    const sections = [{ key, text: '', assessment }];
    const { status } = await drafter.attempt('POST /reports/v1.0/requestanalysis', {
      ...{ client: request.clientId, request: request.id, version, sections },
    } as never);
    return status;
  };
  const { assessment } = nothingFound;
  expect(await attempt('sanctions', { ...assessment, sources: [] })).toBe(400);
  expect(await attempt('sanctions', { ...assessment, searchedOn: undefined })).toBe(400);
  expect(await attempt('sanctions', { ...assessment, searchedOn: '2999-01-01' })).toBe(400);
  expect(await attempt('sanctions', { outcome: 'not_assessed' })).toBe(400);
  expect(await attempt('sanctions', { outcome: 'not_assessed', reason: ' ' })).toBe(400);
  expect(await attempt('summary', assessment)).toBe(400);
  expect(await attempt('sanctions', assessment)).toBe(200);
});

test('a mark that a finding contradicts refuses the review until it is removed', async () => {
  const request = await assessedRequest('basic_screening', ['legal'], all('nothing_found'));
  const contradicted = await save(drafter, request, { findings: [finding] });
  expect(contradicted.openPoints).toEqual([
    'The section “Litigation” is marked although 1 confirmed finding or match stands in it. Remove the mark.',
  ]);
  const mended = await save(drafter, request, {
    sections: [{ key: 'litigation', text: '', assessment: null }],
  });
  expect(mended.openPoints).toEqual([]);
});

test('an answer for a search holds for one version of the report: the next one asks for it again', async () => {
  const request = await assessedRequest('basic_screening', ['legal', 'financial'], {
    ...all('wrote'),
    legal: 'nothing_found',
  });
  const reviewed = await act(drafter, 'submit_for_review', request);
  const released = await act(allocator, 'release', reviewed);
  const reopened = await act(allocator, 'reopen', released, { comment: 'A year later.' });
  await screened(drafter, reopened);
  const { points, sections } = await workOf(drafter, reopened);
  expect(points.map(({ code, values }) => [code, values.section])).toEqual([
    ['section.unassessed', 'litigation'],
    ['section.carried_over', 'financial'],
  ]);
  expect(sections.find(({ key }) => key === 'financial')).toMatchObject({
    own: written.text,
    carriedOver: true,
  });
  const kept = await save(drafter, reopened, {
    sections: [
      { key: 'financial', ...written },
      { key: 'litigation', ...notAssessed },
    ],
  });
  expect(kept.openPoints).toEqual([]);
});
