import { signInAs } from '../../support/people/sign-in-as.ts';
import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp } from '../screening/screening-app.ts';

const office = await openScreeningApp();
const cast = office.cast;
afterAll(() => office.close());

const intake = {
  legalName: 'Nilgiri Tea Estates',
  entityType: 'organisation' as const,
  countryOfIncorporation: 'AF',
  industry: 'mining',
  relationshipType: 'agent' as const,
  incorporatedOn: '2025',
  principals: [{ name: 'Asha Rao', role: 'shareholder' as const, ownershipPct: 100 }],
};
const start = async (facts: object) =>
  (await cast.client.call('POST /reports/v1.0/startingscore', { intake: facts })).Data;

test('a form that says little starts with what the method gives to the unknown', async () => {
  const { score, contributions } = await start({ legalName: 'Nilgiri Tea Estates' });
  expect(contributions.find(({ factor }) => factor === 'country')?.reasons).toEqual([
    { code: 'country.unknown', values: {} },
  ]);
  expect(contributions.map(({ factor }) => factor)).not.toContain('findings');
  const sum = contributions.reduce((total, { contribution }) => total + contribution, 0);
  expect(Math.round(sum * 10) / 10).toBe(score);
});

test('each fact that is stated changes its part and says why', async () => {
  const { contributions } = await start(intake);
  const why = Object.fromEntries(contributions.map(({ factor, reasons }) => [factor, reasons?.[0]]));
  expect(why).toMatchObject({
    country: { code: 'country.cpi', values: { country: 'AF' } },
    industry: { code: 'industry.known', values: { industry: 'mining' } },
    relationship: { code: 'relationship.known', values: { relationship: 'agent' } },
    ownership: { code: 'ownership.disclosed' },
  });
});

test('a request without matches and findings is rated with the score its form started with', async () => {
  const { score } = await start(intake);
  const request = await screenedRequest(office, intake);
  expect((await workOf(cast.drafter, request)).rating?.score).toBe(score);
});

test('the firm, which raises no requests, is not told where one would start', async () => {
  const allocator = await signInAs(office, { role: 'allocator' });
  const { status } = await allocator.attempt('POST /reports/v1.0/startingscore', { intake });
  expect(status).toBe(403);
});
