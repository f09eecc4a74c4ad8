import { signInAs } from '../../support/people/sign-in-as.ts';
import { act } from '../requests/act.ts';
import { analysisOf, screened, screenedRequest, workOf } from './screened-request.ts';
import {
  activate,
  finished,
  importList,
  inventedRows,
  openScreeningApp,
  ownList,
  useInventedList,
} from './screening-app.ts';

const test = await openScreeningApp();
afterAll(() => test.close());

it('without an active list finds nothing, says so and is no ground for a report', async () => {
  const request = await screenedRequest(test, { legalName: 'Zarqun Petrochemical Trading' });
  const { screening, matches, openPoints } = await workOf(test.cast.drafter, request);
  expect(screening).toMatchObject({ status: 'done', lists: [], matches: 0 });
  expect(matches).toEqual([]);
  expect(openPoints.join(' ')).toContain('No watchlist was active');
  await useInventedList(test);
});

describe('the screening of a submitted request', () => {
  it('finds misspelt, transliterated and reordered names of the third party, its principals and owners', async () => {
    const { drafter } = test.cast;
    const request = await screenedRequest(test, {
      legalName: 'Zarkoun Petrochemical Trading',
      principals: [
        { name: 'Dmitry Arkadevich Volhovskiy', role: 'director', bornOn: '1968-04-17', nationality: 'RU' },
      ],
      ownership: [
        { owner: 'Thadeus Okonjo-Barasa', owned: 'Zarkoun Petrochemical Trading', pct: 60 },
        { owner: 'Anjali Kulkarni', owned: 'Zarkoun Petrochemical Trading', pct: 40 },
      ],
    });
    const { screening, matches } = await workOf(drafter, request);
    expect(screening).toMatchObject({ status: 'done', percent: 100, stale: false, matches: 3 });
    expect(screening?.lists).toEqual([
      {
        ...{ watchlist: 'Invented list', version: 1, entries: 4 },
        ...{ importedAt: expect.any(String), publishedOn: null },
      },
    ]);
    const found = Object.fromEntries(matches.map((match) => [match.entry.id, match]));
    expect(Object.keys(found).sort()).toEqual(['X1', 'X2', 'X3']);
    expect(found.X1?.subject).toEqual({
      name: 'Dmitry Arkadevich Volhovskiy',
      kind: 'director',
      role: 'principal',
    });
    expect(found.X3?.subject.role).toBe('owner');
    const birth = found.X1?.corroboration.find(({ field }) => field === 'birth');
    expect(birth?.verdict).toBe('supports');
    for (const match of matches) {
      const sum = match.explanation.parts.reduce((total, part) => total + part.value, 0);
      expect(sum).toBeCloseTo(match.similarity, 3);
      expect(match).toMatchObject({ disposition: 'unspecified', needsSecondPerson: false });
    }
  });

  it('finds a name written in another alphabet', async () => {
    const request = await screenedRequest(test, {
      legalName: 'Дмитрий Аркадьевич Волховский',
      entityType: 'individual',
      countryOfIncorporation: undefined,
      nationality: 'RU',
      bornOn: '1968',
    });
    const { matches } = await workOf(test.cast.drafter, request);
    expect(matches.map(({ entry }) => entry.id)).toEqual(['X1']);
    expect(matches[0]?.strength).toMatch(/strong|exact/);
  });

  it('certifies no hit by naming the lists, their versions and every name screened', async () => {
    const request = await screenedRequest(test, {
      legalName: 'Sahyadri Dairy Farms Private Limited',
      aliases: ['Sahyadri Milk'],
    });
    const { screening, matches, rating } = await workOf(test.cast.drafter, request);
    expect(matches).toEqual([]);
    expect(screening).toMatchObject({ matches: 0, methodVersion: expect.stringMatching(/^names-/) });
    expect(screening?.lists).toHaveLength(1);
    expect(screening?.subjects.map(({ name, kind }) => [kind, name])).toEqual([
      ['legal_name', 'Sahyadri Dairy Farms Private Limited'],
      ['alias', 'Sahyadri Milk'],
    ]);
    expect(rating).toMatchObject({ provisional: false });
  });

  it('tells the firm by a notification and the trail by one event, never the client what was found', async () => {
    const request = await screenedRequest(test, { legalName: 'Brightwater Halcyon Shipping Limited' });
    const { client, drafter, allocator, admin } = test.cast;
    const told = await Promise.all(
      [drafter, allocator].map(async (who) => (await who.call('GET /reports/v1.0/notifications', {})).Data),
    );
    const mine = told.flat().filter((notice) => notice.request_id === request.id);
    expect(mine.map(({ activity }) => activity)).toContain('was screened: 1 match');
    const { Data: events } = await admin.call('GET /reports/v1.0/audittrails', {
      requestId: request.id,
      type: 'screening.finished',
    } as never);
    expect(events).toHaveLength(1);
    const { working } = await analysisOf(client, request);
    const { Data: timeline } = await client.call('GET /reports/v1.0/casetimeline', {
      client: request.clientId,
      request: request.id,
    });
    expect(working).toBeUndefined();
    expect(timeline.filter(({ type }) => /^(screening|match|rating|analysis)/.test(type))).toEqual([]);
  });

  it('is stale once a newer list version is active, and screens again on demand', async () => {
    const { admin, drafter } = test.cast;
    const request = await screenedRequest(test, { legalName: 'Konkan Cashew Exports' });
    const rows = [...inventedRows, 'X7,Konkan Cashew Exports,organisation,,IN,,TEST,sanctions'];
    const { version } = await importList(admin, ownList(rows), {
      format: 'plain_csv',
      name: 'Invented list',
    });
    const { preview } = await admin.call('GET /reports/v1.0/watchlists', { version });
    expect(preview?.affected).toEqual([
      expect.objectContaining({ requestId: request.id, entry: 'Konkan Cashew Exports' }),
    ]);
    const stranger = await signInAs(test, { role: 'drafter' });
    const theirs = await stranger.call('GET /reports/v1.0/watchlists', { version });
    expect(theirs.preview?.affected).toEqual([]);
    expect((await activate(admin, version)).status).toBe(202);
    const before = await workOf(drafter, request);
    expect(before.screening?.stale).toBe(true);
    expect(before.openPoints.join(' ')).toContain('screen again');
    const { Data } = await drafter.call('POST /reports/v1.0/screenings', { request: request.id });
    expect((await finished(drafter, Data.job)).status).toBe('done');
    const after = await workOf(drafter, request);
    expect(after.screening).toMatchObject({ stale: false, matches: 1 });
    expect(after.matches[0]).toMatchObject({ strength: 'exact', listVersion: 2 });
  });

  it('is repeated when a name is amended', async () => {
    const { drafter } = test.cast;
    const request = await screenedRequest(test, { legalName: 'Deccan Bearings Limited' });
    await act(drafter, 'amend', request, { intake: { aliases: ['Brightwater Halcyon Shipping'] } });
    await screened(drafter, request);
    const { matches } = await workOf(drafter, request);
    expect(matches.map(({ entry }) => entry.id)).toEqual(['X4']);
  });

  it('names third parties of the same client that rule 8 does not tell apart', async () => {
    await screenedRequest(test, { legalName: 'Godavari Agro Foods Private Limited' });
    const request = await screenedRequest(test, { legalName: 'Godavari Agro Food Limited' });
    const { nearMatches } = await workOf(test.cast.drafter, request);
    expect(nearMatches).toEqual([
      {
        subject: 'Godavari Agro Food Limited',
        name: 'Godavari Agro Foods Private Limited',
        origin: expect.any(String),
        verdict: 'same_by_rule',
        clauses: expect.arrayContaining(['b']),
        registered: null,
      },
    ]);
  });
});

describe('a search that leaves no trace of the name', () => {
  it('finds like a run does and records only that somebody searched', async () => {
    const { drafter, admin } = test.cast;
    const { Data } = await drafter.call('POST /reports/v1.0/screenings', {
      zero_footprint: true,
      subject: { name: 'Volhovsky Dimitri', type: 'person' },
    });
    expect(Data.hits[0]).toMatchObject({ watchlist: 'Invented list', entry: { id: 'X1' } });
    const { Data: none } = await drafter.call('POST /reports/v1.0/screenings', {
      zero_footprint: true,
      subject: { name: 'Volhovsky Enterprises of Nowhere', type: 'vessel' },
    });
    // Without a hit this is what it was told by.
    expect(none.hits).toEqual([]);
    expect(none.searched?.lists).toMatchObject([{ watchlist: 'Invented list' }]);
    const { Data: events } = await admin.call('GET /reports/v1.0/audittrails', {
      type: 'screening.ad_hoc',
    } as never);
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(/volhov/i);
  });
});

describe('the near-match check of names', () => {
  it('compares with the third parties of the caller alone', async () => {
    const { client } = test.cast;
    const { Data } = await client.call('POST /reports/v1.0/mcanearmatch', {
      names: ['Godavari Agro Foods Pvt. Ltd.', 'Nothing Like It'],
    });
    expect(Data[0]?.matches[0]).toMatchObject({ name: 'Godavari Agro Foods Private Limited' });
    expect(Data[1]?.matches).toEqual([]);
    const stranger = await signInAs(test, { role: 'client' });
    const seen = await stranger.call('POST /reports/v1.0/mcanearmatch', {
      names: ['Godavari Agro Foods Private Limited'],
    });
    expect(seen.Data[0]?.matches).toEqual([]);
  });
});
