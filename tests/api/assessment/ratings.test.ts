import { signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { finding, listed, save } from './working-on.ts';

const test = await openScreeningApp();
const cast = test.cast;
await useInventedList(test);
afterAll(() => test.close());

describe('ratings', () => {
  it('replay from their stored inputs to the same figure, years later too', async () => {
    const request = await screenedRequest(test, { ...listed(), incorporatedOn: '2025-01' });
    await save(cast.drafter, request, { findings: [finding] });
    test.platform.clock.advance(3 * 365 * 86_400_000);
    const fresh = await signInAs(test, { role: 'allocator' });
    const { Data } = await fresh.call('GET /reports/v1.0/ratings', {
      client: request.clientId,
      request: request.id,
    });
    expect(Data.history?.length).toBeGreaterThanOrEqual(2);
    expect(Data.history?.every(({ replays }) => replays)).toBe(true);
    expect(Data.history?.[0]).toMatchObject({ by: 'Ravi Mehta', methodVersion: '2' });
    expect(Data.method.weights.reduce((sum, { value }) => sum + value, 0)).toBe(100);
    test.platform.clock.advance(-3 * 365 * 86_400_000);
  });

  it('are never lowered by the machine alone', async () => {
    const request = await screenedRequest(test, {
      legalName: 'Nilgiri Tea Estates',
      relationshipType: 'agent',
      industry: 'mining',
      countryOfIncorporation: 'AF',
      governmentTouchpoints: 'Licences for export',
    });
    const before = (await workOf(cast.drafter, request)).rating;
    await act(cast.drafter, 'amend', request, {
      intake: { countryOfIncorporation: 'DK', governmentTouchpoints: 'none', relationshipType: 'supplier' },
    });
    await screened(cast.drafter, request);
    const after = (await workOf(cast.drafter, request)).rating;
    expect(after?.score).toBeLessThan(before?.score ?? 0);
    expect(after?.overall).toBe(before?.overall);
    const lowered = await save(cast.drafter, request, {
      sections: [{ key: 'summary', text: 'The country was wrong.' }],
    });
    expect(lowered.rating?.overall).not.toBe(before?.overall);
  });
});

describe('the analysis queue', () => {
  it('shows requests in work with their figures, to a drafter only their own', async () => {
    const request = await screenedRequest(test, { legalName: 'Brightwater Halcyon Shipping Ltd' });
    const { Data, total } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', {
      search: 'brightwater',
      sort: '-requestNumber',
    });
    expect(total).toBe(1);
    expect(Data[0]).toMatchObject({
      requestId: request.id,
      screening: 'done',
      matches: 1,
      openMatches: 1,
      drafterName: 'Ravi Mehta',
      status: 'in_analysis',
    });
    const other = await signInAs(test, { role: 'drafter' });
    expect((await other.call('GET /reports/v1.0/analysisdetails', {})).total).toBe(0);
    const [match] = (await workOf(cast.drafter, request)).matches;
    const { item } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', { id: match?.id });
    expect(item).toMatchObject({ requestId: request.id, match: { entry: { id: 'X4' } } });
    const foreign = await other.attempt('GET /reports/v1.0/analysisdetails', { id: match?.id });
    expect(foreign.status).toBe(404);
  });
});
