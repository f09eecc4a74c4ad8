import type { Member } from '../../support/people/sign-in-as.ts';
import { signInAs } from '../../support/people/sign-in-as.ts';
import { settled } from '../hostile/settled.ts';
import { activate, importList, inventedRows, openScreeningApp, ownList } from '../screening/screening-app.ts';
import { releasedRequest } from './release.ts';

const test1 = await openScreeningApp();
await put([inventedRows[0] ?? '']);
test1.platform.clock.advance(1000);
afterAll(() => test1.close());

const listed = 'X7,Okonjo-Barasa Trading Limited,organisation,,KE,,TEST,role.pep';
const intake = {
  legalName: 'Okonjo Barasa Trading Ltd',
  countryOfIncorporation: 'KE',
  formerNames: ['Barasa Stores Ltd'],
  registrationIds: [{ scheme: 'registration' as const, value: 'KE-4711', country: 'KE' }],
};

async function put(rows: string[]) {
  const about = { format: 'plain_csv' as const, name: 'Watched list' };
  const { version } = await importList(test1.cast.admin, ownList(rows), about);
  await activate(test1.cast.admin, version);
  await settled(test1);
}
const profileOf = async (who: Member, id: string) =>
  (await who.call('GET /reports/v1.0/thirdpartyprofile', { id })).Data;

test('the profile of a third party says who it is, how it was rated, and what each update of a list changed for it', async () => {
  const { client, allocator } = test1.cast;
  const request = await releasedRequest(test1, intake);
  const id = request.thirdPartyId ?? '';
  const { Data: rows } = await client.call('GET /reports/v1.0/thirdparties', { search: intake.legalName });
  expect(rows.map((row) => row.id)).toEqual([id]);

  const first = await profileOf(client, id);
  expect(first.identity).toMatchObject(intake);
  expect(first.ratings).toMatchObject([
    {
      source: 'report',
      rating: request.rating,
      request: { id: request.id, number: request.number },
      reportVersion: 1,
    },
  ]);
  expect([first.comparison, first.updates]).toEqual([null, []]);

  const { version } = rows[0] ?? { version: 0 };
  await client.call('POST /reports/v1.0/thirdparties', { id, version, action: 'monitor', monitored: true });
  await put([inventedRows[0] ?? '', listed]);
  for (const who of [client, allocator]) {
    const now = await profileOf(who, id);
    expect(now.comparison).toMatchObject({
      method: expect.stringMatching(/^names-/),
      lists: [{ watchlist: 'Watched list', version: 2, threshold: expect.closeTo(0.74) }],
      openMatches: 1,
    });
    expect(now.updates).toMatchObject([
      { watchlist: 'Watched list', version: 2, added: 1, changed: 0, removed: 0, matches: 1, compared: true },
    ]);
  }
  // The same rows again: an update that changes nothing for it.
  await put([inventedRows[0] ?? '', listed]);
  const later = await profileOf(client, id);
  expect(later.updates.map(({ version, matches }) => [version, matches])).toEqual([
    [3, 0],
    [2, 1],
  ]);
});

test('the profile of a third party of somebody else is not there', async () => {
  const { Data } = await test1.cast.client.call('GET /reports/v1.0/thirdparties', {});
  const id = Data[0]?.id ?? '';
  const stranger = await signInAs(test1, { role: 'client' });
  const colleague = await signInAs(test1, { role: 'clientuser', clientId: Data[0]?.clientId ?? '' });
  for (const who of [stranger, colleague]) {
    const reply = await who.attempt('GET /reports/v1.0/thirdpartyprofile', { id });
    expect([who.actor.role, reply.status]).toEqual([who.actor.role, 404]);
  }
});
