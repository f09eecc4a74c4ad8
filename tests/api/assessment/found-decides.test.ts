import { releasedRequest } from '../reports/release.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { finding, save } from './working-on.ts';

const app = await openScreeningApp();
const { cast } = app;
await useInventedList(app);
afterAll(() => app.close());

const german = {
  countryOfIncorporation: 'DE',
  incorporatedOn: '1990',
  industry: 'trade',
  categories: ['bribery_corruption', 'legal', 'financial', 'regulatory', 'sanctions', 'pep'],
};
let made = 0;
const party = () => {
  made += 1;
  return { ...german, legalName: `Steinhauer Webwaren ${made} GmbH` };
};
const conviction = (category: (typeof categories)[number]) => ({
  ...finding,
  category,
  stage: 'conviction' as const,
  summary: `Convicted: ${category}.`,
});
const categories = ['bribery_corruption', 'legal', 'financial', 'regulatory', 'sanctions'] as const;

test('a third party with five confirmed convictions is rated high, with a line for each category and each finding', async () => {
  const request = await screenedRequest(app, party());
  const { rating, findings } = await save(cast.drafter, request, { findings: categories.map(conviction) });
  expect(rating).toMatchObject({ overall: 'high', counts: 'high', methodVersion: '2' });
  expect(rating?.floors.map(({ rule }) => rule)).toContain('serious_conviction');
  const lines = rating?.contributions.filter(({ factor }) => factor === 'findings') ?? [];
  expect(lines.map(({ category }) => category).sort()).toEqual([...categories].sort());
  const parts = lines.flatMap((line) => line.findings ?? []);
  expect(parts.map((part) => part.finding).sort()).toEqual(findings.map(({ id }) => id).sort());
  const tenths = (points: readonly { contribution: number }[]) =>
    points.reduce((sum, { contribution }) => sum + Math.round(contribution * 10), 0);
  expect(tenths(parts)).toBe(tenths(lines));
  expect(tenths(rating?.contributions ?? [])).toBe(Math.round((rating?.score ?? 0) * 10));
});

test('a conviction is rated no lower than the charge before it, in every category', async () => {
  const ranks = ['low', 'medium', 'high'];
  for (const category of categories) {
    const request = await screenedRequest(app, party());
    const rated = async (stage: 'charge' | 'conviction') => {
      const known = (await workOf(cast.drafter, request)).findings[0];
      const sent = { ...conviction(category), stage, ...(known ? { id: known.id } : {}) };
      const { rating } = await save(cast.drafter, request, { findings: [sent] });
      return { band: ranks.indexOf(rating?.overall ?? ''), score: rating?.score ?? 0 };
    };
    const [charged, convicted] = [await rated('charge'), await rated('conviction')];
    expect(convicted.band).toBeGreaterThanOrEqual(charged.band);
    expect(convicted.score).toBeGreaterThan(charged.score);
  }
});

describe('the date of an event is kept as far as it is known', () => {
  test.each(['2025', '2025-03', '2025-03-18'])('%s', async (eventDate) => {
    const request = await screenedRequest(app, party());
    const work = await save(cast.drafter, request, { findings: [{ ...finding, eventDate }] });
    expect(work.findings).toMatchObject([{ eventDate }]);
  });

  test.each(['2025-13', '25', '2025-02-30', 'March 2025'])('and refused as %s', async (eventDate) => {
    const request = await screenedRequest(app, party());
    const { version } = await workOf(cast.drafter, request);
    const answer = await cast.drafter.attempt('POST /reports/v1.0/requestanalysis', {
      ...{ client: request.clientId, request: request.id, version },
      findings: [{ ...finding, eventDate }],
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('Use yyyy, yyyy-mm or yyyy-mm-dd.'),
    ]);
  });

  test('without one, the day of the source counts and the rating says that the date is missing', async () => {
    const request = await screenedRequest(app, party());
    const old = { ...finding, eventDate: null, source: { title: 'Court notice', publishedOn: '2016-02-01' } };
    const dated = { ...old, eventDate: '2016-02-01' };
    const first = await save(cast.drafter, request, { findings: [old] });
    const score = first.rating?.score;
    expect(first.rating?.provisional).toBe(true);
    const id = first.findings[0]?.id ?? '';
    const second = await save(cast.drafter, request, { findings: [{ ...dated, id }] });
    expect(second.rating).toMatchObject({ score, provisional: false });
  });
});

test('a sealed report has the month and the stage of a penalty as they are, and its number in the score', async () => {
  const penalty = {
    ...finding,
    ...{ stage: 'penalty' as const, eventDate: '2025-03', matter: 'competition' as const },
  };
  const { id, clientId } = await releasedRequest(
    app,
    { ...party(), categories: ['legal'] },
    { findings: [penalty] },
  );
  const { Data } = await cast.client.call('GET /api/reportData/:client/:request/', {
    ...({ client: clientId, request: id } as object),
  } as never);
  expect(Data.findings).toMatchObject([{ stage: 'penalty', eventDate: '2025-03', matter: 'competition' }]);
  const parts = Data.rating.contributions.flatMap((line) => line.findings ?? []);
  expect(parts).toMatchObject([{ finding: '1', contribution: expect.any(Number) }]);
});
