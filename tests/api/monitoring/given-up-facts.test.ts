import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { DraftIntake } from '../../../contract/reports/intake.ts';
import { requests } from '../../../server/modules/requests/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;
const { compare, monitoredPartyOf, alertsOf } = comparingIn(app, handlers);

const vat = () => [{ scheme: 'VAT' as const, value: randomUUID().slice(0, 8), country: 'IN' }];
const nothing = ['X9,Somebody Else Entirely,organisation,,,,,sanctions'];
const listed = (name: string) => [...nothing, `T1,${name},person,,,,,sanctions`];
const ownedBy = (name: string) => [{ name, role: 'shareholder' as const, type: 'person' as const }];
const found = { kind: 'new_match', outcome: null, matches: [{ entryId: 'T1' }] };

const partyOf = async (id: string) =>
  (await client.call('GET /reports/v1.0/thirdparties', { id })).thirdParty;
const rowsFor = async (search: string) =>
  (await client.call('GET /reports/v1.0/requestdetails', { search })).Data.map(({ id }) => id);

/** Reopens the report, asks the client, who corrects the facts in the answer's place. */
async function corrected(request: { id: string }, intake: DraftIntake) {
  app.platform.clock.advance(1000);
  const reopened = await act(allocator, 'reopen', await reload(app, request.id), { comment: 'Owners?' });
  const started = await act(drafter, 'start', reopened);
  const asked = await act(drafter, 'ask_client', started, { comment: 'Who owns it?' });
  return act(client, 'amend', asked, { intake });
}

test('the facts of the sealed report count again, and are compared, once a request is given up that corrected them', async () => {
  await useInventedList(app, nothing);
  const legalName = 'Blackreef Tankers Holding';
  const owner = 'Dmitri Valkonenko';
  const request = await releasedRequest(app, {
    ...{ legalName, registrationIds: vat(), principals: ownedBy(owner) },
  });
  const party = await monitoredPartyOf(request);
  app.platform.clock.advance(1000);
  await compare();
  const amended = await corrected(request, { principals: [], legalName: 'Greenreef Tankers' });
  app.platform.clock.advance(1000);
  await compare();
  const cancelled = await act(client, 'cancel', amended, { comment: 'No longer needed.' });
  app.platform.clock.advance(1000);
  await useInventedList(app, listed(owner));
  await compare();
  expect(await alertsOf(party)).toMatchObject([found]);
  expect(await partyOf(party)).toMatchObject({ name: legalName, monitored: true });
  expect(cancelled).toMatchObject({ legalName, intake: { legalName, principals: ownedBy(owner) } });
  expect(await rowsFor('Valkonenko')).toContain(request.id);
  expect(await rowsFor('Greenreef')).not.toContain(request.id);
  const { Data: told } = await client.call('GET /reports/v1.0/casetimeline', {
    ...{ client: request.clientId, request: request.id },
  });
  expect(told.find(({ words }) => words === 'No longer needed.')?.changes).toEqual(
    expect.arrayContaining([expect.objectContaining({ before: 'Greenreef Tankers', after: legalName })]),
  );
});

test('a request that is given up is about the third party of its sealed report again, whatever identifier was corrected', async () => {
  await useInventedList(app, nothing);
  const owner = 'Pavel Ostrogradsky';
  const own = { legalName: 'Zarqun Petrochemical Trading', registrationIds: vat() };
  await releasedRequest(app, own);
  app.platform.clock.advance(1000);
  const request = await releasedRequest(app, { ...own, principals: ownedBy(owner) });
  const party = await monitoredPartyOf(request);
  const amended = await corrected(request, { registrationIds: vat() });
  expect(amended.thirdPartyId).not.toBe(party);
  app.platform.clock.advance(1000);
  const rejected = await act(allocator, 'reject', amended, { comment: 'Nobody answers.' });
  expect(rejected.thirdPartyId).toBe(party);
  expect(await partyOf(party)).toMatchObject({ requests: 2, lastRequestId: request.id });
  app.platform.clock.advance(1000);
  await useInventedList(app, listed(owner));
  await compare();
  expect(await alertsOf(party)).toMatchObject([found, { kind: 'review_due', outcome: 'settled' }]);
});

test('a request that another third party took in is about one of its own again once it is given up, and monitored as before', async () => {
  await useInventedList(app, nothing);
  const owner = 'Yelena Krasnopolskaya';
  const other = await releasedRequest(app, { legalName: 'Cauvery Silk Exports', registrationIds: vat() });
  app.platform.clock.advance(1000);
  const own = { legalName: 'Godavari Salt Works', registrationIds: vat() };
  const request = await releasedRequest(app, { ...own, principals: ownedBy(owner) });
  await monitoredPartyOf(request);
  const { registrationIds = [] } = other.intake;
  const amended = await corrected(request, { registrationIds });
  expect(amended.thirdPartyId).toBe((await reload(app, other.id)).thirdPartyId);
  app.platform.clock.advance(1000);
  const { thirdPartyId } = await act(client, 'cancel', amended, { comment: 'No longer needed.' });
  expect(thirdPartyId).not.toBe(amended.thirdPartyId);
  expect(await partyOf(thirdPartyId ?? '')).toMatchObject({
    ...{ name: own.legalName, requests: 1, monitored: true, rating: request.rating },
  });
  expect(await partyOf(amended.thirdPartyId ?? '')).toMatchObject({ requests: 1, monitored: true });
  app.platform.clock.advance(1000);
  await useInventedList(app, listed(owner));
  await compare();
  expect(await alertsOf(thirdPartyId ?? '')).toMatchObject([found]);
});

test('a request that was reopened before its sealed facts were kept stays as it was corrected last', async () => {
  await useInventedList(app, nothing);
  const request = await releasedRequest(app, { legalName: 'Harbour Blue Shipping', registrationIds: vat() });
  const amended = await corrected(request, { legalName: 'Harbour Green Shipping' });
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(requests).set({ sealedIntake: null }).where(eq(requests.id, request.id)),
  );
  const cancelled = await act(client, 'cancel', amended, { comment: 'No longer needed.' });
  expect(cancelled.legalName).toBe('Harbour Green Shipping');
});
