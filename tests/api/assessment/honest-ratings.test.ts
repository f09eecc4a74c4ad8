import { screenedRequest, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { listed, save } from './working-on.ts';

const test = await openScreeningApp();
const cast = test.cast;
await useInventedList(test);
afterAll(() => test.close());

type Request = { id: string; clientId: string };

const rowOf = async ({ id, clientId }: Request) =>
  (await cast.drafter.call('GET /reports/v1.0/requestdetails', { client: clientId, request: id })).request;
const confirm = async (request: Request) => {
  const { matches } = await workOf(cast.drafter, request);
  return save(cast.drafter, request, {
    dispositions: matches.map(({ id }) => ({
      match: id,
      disposition: 'true_match' as const,
      reasonCode: 'name_and_data_agree',
      comment: 'By the passport.',
    })),
  });
};

describe('a rating tells the truth while matches are open', () => {
  it('says what it becomes if they are confirmed and if not, in the analysis and in the lists', async () => {
    const request = await screenedRequest(test, { ...listed(), countryOfIncorporation: 'DK' });
    const { rating } = await workOf(cast.drafter, request);
    expect(rating?.outlook?.ifConfirmed).toBe('high');
    expect(rating?.outlook?.ifCleared).toBe(rating?.band);
    expect(rating?.band).not.toBe('high');
    expect(await rowOf(request)).toMatchObject({ ratingOutlook: rating?.outlook, ratingBasis: 'score' });
    const { Data } = await cast.drafter.call('GET /reports/v1.0/analysisdetails', {});
    const row = Data.find(({ requestId }) => requestId === request.id);
    expect(row?.ratingOutlook).toEqual(rating?.outlook);
  });

  it('names the confirmed sanctions match that raises it above its score, wherever it is shown', async () => {
    const request = await screenedRequest(test, { ...listed(), countryOfIncorporation: 'DK' });
    const { rating } = await confirm(request);
    expect(rating).toMatchObject({ counts: 'high', basis: 'sanctions_match', outlook: null });
    expect(rating?.band).not.toBe('high');
    expect(await rowOf(request)).toMatchObject({ ratingBasis: 'sanctions_match', ratingOutlook: null });
    const { sections } = await workOf(cast.drafter, request);
    expect(sections.find(({ key }) => key === 'rating')?.text).toContain(
      'The third party is rated high: confirmed sanctions match.',
    );
  });

  it('says nothing found of a category without findings, and minimum rating of one that a match raises', async () => {
    const request = await screenedRequest(test, listed());
    const { rating } = await confirm(request);
    const bases = new Map(rating?.categories.map(({ category, basis }) => [category, basis]));
    expect([bases.get('legal'), bases.get('sanctions')]).toEqual(['nothing', 'floor']);
  });

  it('counts what undecided owners hold as undecided, then as sanctioned', async () => {
    const request = await screenedRequest(test, {
      legalName: 'Nilgiri Tea Holdings',
      principals: [
        { name: listed().legalName, role: 'shareholder', type: 'organisation', ownershipPct: 60 },
        { name: 'Asha Menon', role: 'shareholder', type: 'person', ownershipPct: 40 },
      ],
    });
    const open = await workOf(cast.drafter, request);
    expect(open.ownership).toMatchObject({ sanctionedPct: 0, undecidedPct: 60 });
    expect(because(open)).toContain('Parties with an undecided sanctions match hold 60 %.');
    const decided = await confirm(request);
    expect(decided.ownership).toMatchObject({ sanctionedPct: 60, undecidedPct: 0 });
    expect(because(decided)).toContain('Sanctioned parties hold 60 %');
  });

  it('takes an owner for one whose accents are composed differently among the people and in the chart', async () => {
    const legalName = 'Anamalai Tea Holdings';
    const [person, charted] = ['Dmitri Volkhovsky\u0301'.normalize('NFC'), 'Dmitri Volkhovsky\u0301'];
    const request = await screenedRequest(test, {
      legalName,
      principals: [{ name: person, role: 'beneficial_owner', type: 'person', ownershipPct: 60 }],
      ownership: [{ owner: charted, owned: legalName, pct: 60, ownerType: 'person' }],
    });
    const { ownership } = await confirm(request);
    expect(ownership.sanctionedPct).toBe(60);
    expect(ownership.holders).toMatchObject([{ effectivePct: 60 }]);
  });
});

const because = ({ rating }: Awaited<ReturnType<typeof workOf>>) =>
  rating?.contributions.find(({ factor }) => factor === 'ownership')?.because;
