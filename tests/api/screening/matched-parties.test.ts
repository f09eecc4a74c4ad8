import { useList } from '../clusters/clustered.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { openScreeningApp } from './screening-app.ts';

const test = await openScreeningApp();
await useList(test, 'Sanctions A', [
  'A1,"Volkhovsky, Dmitri Arkadievich",person,Dmitri Zarubin,RU,1968-04-17,RU-1,sanctions',
  'A2,"Volkhovsky, Dmitri",person,,RU,1990-11-02,RU-2,sanctions',
]);
await useList(test, 'Sanctions B', [
  'B1,"Volkhovskiy, Dmitry Arkadyevich",person,Dmitry Zarubin,RU,1968,UKR,sanctions',
]);
afterAll(() => test.close());

const request = () => screenedRequest(test, { legalName: 'Dmitri Volkhovsky', entityType: 'individual' });

it('entries of two lists about one person are told as one, with the reasons, and a namesake with another birth date is not', async () => {
  const { matches, matchedParties } = await workOf(test.cast.drafter, await request());
  const idsOf = (entry: string) => matches.filter((match) => match.entry.id === entry).map(({ id }) => id);
  expect(idsOf('A2')).toHaveLength(1);
  expect(matchedParties).toHaveLength(1);
  const [party] = matchedParties;
  expect(party?.entries.map(({ watchlist, entryId, matches: ids }) => ({ watchlist, entryId, ids }))).toEqual(
    expect.arrayContaining([
      { watchlist: 'Sanctions A', entryId: 'A1', ids: idsOf('A1') },
      { watchlist: 'Sanctions B', entryId: 'B1', ids: idsOf('B1') },
    ]),
  );
  expect(party?.entries).toHaveLength(2);
  const [link] = party?.links ?? [];
  expect(link?.reasons.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['name.alike', 'birth.same_year', 'country.same']),
  );
  expect(link?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(link?.points);
});

it('says since which version of its list an entry has been there', async () => {
  await useList(test, 'Sanctions B', [
    'B1,"Volkhovskiy, Dmitry Arkadyevich",person,Dmitry Zarubin,RU,1968,UKR,sanctions',
    'B2,Brightwater Halcyon Shipping,organisation,,PA,,UKR,sanctions',
  ]);
  const { matchedParties } = await workOf(test.cast.drafter, await request());
  const seen = matchedParties[0]?.entries.find(({ entryId }) => entryId === 'B1');
  expect(seen).toMatchObject({ firstVersion: 1, firstSeen: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});
