import { randomUUID } from 'node:crypto';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { screened, screenedRequest, workOf } from '../screening/screened-request.ts';
import { finished, openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { comparingIn } from './comparing.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
afterAll(() => app.close());
const { client, drafter, allocator } = app.cast;
const { compare, monitoredPartyOf, alertsOf } = comparingIn(app, handlers);

const vat = () => [{ scheme: 'VAT' as const, value: randomUUID().slice(0, 8), country: 'IN' }];
const nothing = ['X9,Somebody Else Entirely,organisation,,,,,sanctions'];
const listed = (name: string) => [...nothing, `T1,${name},organisation,,,,,sanctions`];

/** Corrects a request in analysis: it is about another third party. */
const nameAnother = async (request: { id: string }) =>
  act(drafter, 'amend', await reload(app, request.id), {
    intake: { legalName: 'Narmada Foods Limited', registrationIds: vat() },
  });

test('what only one request showed is raised at its third party when the request is corrected to be about another', async () => {
  await useInventedList(app, nothing);
  const facts = { legalName: 'Blackreef Tankers Holding', registrationIds: vat() };
  const older = await screenedRequest(app, facts);
  app.platform.clock.advance(60_000);
  const newest = await releasedRequest(app, facts);
  await useInventedList(app, listed('Black Reef Tankers'));
  const { Data } = await drafter.call('POST /reports/v1.0/screenings', { request: older.id });
  await finished(drafter, Data.job);
  await screened(drafter, older);
  expect((await workOf(drafter, older)).matches).toHaveLength(1);

  const party = await monitoredPartyOf(newest);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toEqual([]);
  app.platform.clock.advance(60_000);
  await nameAnother(older);
  expect((await reload(app, older.id)).thirdPartyId).not.toBe(party);
  app.platform.clock.advance(60_000);
  await compare();
  expect(await alertsOf(party)).toMatchObject([{ kind: 'new_match', matches: [{ entryId: 'T1' }] }]);
});

test('an alert for which a report was reopened is open again when that request is corrected to be about another third party', async () => {
  await useInventedList(app, nothing);
  const facts = { legalName: 'Zarqun Petrochemical Trading', registrationIds: vat() };
  await releasedRequest(app, facts);
  app.platform.clock.advance(60_000);
  const request = await releasedRequest(app, facts);
  const party = await monitoredPartyOf(request);
  app.platform.clock.advance(60_000);
  await useInventedList(app, listed('Zarqun Petrochemical Trade'));
  await compare();
  const found = { kind: 'new_match', matches: [{ entryId: 'T1' }] };
  expect(await alertsOf(party)).toMatchObject([{ ...found, outcome: null }]);

  app.platform.clock.advance(60_000);
  await act(allocator, 'reopen', await reload(app, request.id), { comment: 'Look at the match.' });
  expect(await alertsOf(party)).toMatchObject([{ ...found, outcome: 'reopened' }]);
  await act(drafter, 'start', await reload(app, request.id));
  await nameAnother(request);
  expect((await client.call('GET /reports/v1.0/thirdparties', { id: party })).thirdParty).toMatchObject({
    requests: 1,
  });
  expect(await alertsOf(party)).toMatchObject([
    { kind: 'review_due', outcome: null, reasons: [{ code: 'alert.report_left' }] },
    { ...found, outcome: null, closedBy: null },
  ]);
});
