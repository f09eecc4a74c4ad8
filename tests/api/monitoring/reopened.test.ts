import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { sanctionsSearched, save } from '../assessment/working-on.ts';
import { settled } from '../hostile/settled.ts';
import { releasedRequest } from '../reports/release.ts';
import { act } from '../requests/act.ts';
import { reload } from '../requests/build-request.ts';
import { screened, workOf } from '../screening/screened-request.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { change, read } from '../third-parties/register-app.ts';

const app = await openScreeningApp();
afterAll(() => app.close());
const { client, allocator } = app.cast;

async function released(legalName: string) {
  const vat = { scheme: 'VAT' as const, value: randomUUID().slice(0, 8), country: 'AE' };
  const request = await releasedRequest(app, {
    ...{ legalName, countryOfIncorporation: 'AE', registrationIds: [vat] },
  });
  const { Data } = await client.call('GET /reports/v1.0/thirdparties', {});
  const party = Data.find(({ lastRequestId }) => lastRequestId === request.id)?.id ?? '';
  await app.platform.database.tx({ kind: 'identity' }, () =>
    db().update(thirdPartyTable).set({ monitored: true }).where(eq(thirdPartyTable.id, party)),
  );
  app.platform.clock.advance(60_000);
  return { request, party };
}

test('reopening a report closes the alerts whose names its new screening looks for, and leaves the others to be decided on', async () => {
  await useInventedList(app, ['X9,Somebody Else,organisation,,AE,,TEST,sanctions']);
  const former = await released('Zarqun Petrochemical Trading');
  const own = await released('Harbour Blue Shipping');
  const reason = 'Renamed in 2024.';
  const merge = await change(client, former.party, { action: 'merge', into: own.party, reason });
  expect(merge.status).toBe(200);
  await useInventedList(app);
  await settled(app);
  await useInventedList(app, ['X9,Harbour Blue Shipping,organisation,,AE,,TEST,sanctions']);
  await settled(app);
  const openOnes = async () =>
    (await read(allocator, own.party)).alerts
      .filter(({ outcome }) => outcome === null)
      .map(({ matches }) => matches.map(({ subject }) => subject));
  expect((await openOnes()).flat().sort()).toEqual(['Harbour Blue Shipping', 'Zarqun Petrochemical Trading']);

  const request = await reload(app, own.request.id);
  const reopened = await act(allocator, 'reopen', request, { comment: 'Look at the match.' });
  await screened(allocator, reopened);
  const { matches } = await workOf(allocator, reopened);
  expect(matches.map(({ subject }) => subject.name)).toEqual(['Harbour Blue Shipping']);
  expect(await openOnes()).toEqual([['Zarqun Petrochemical Trading']]);
  const [waiting] = (await read(allocator, own.party)).alerts.filter(({ outcome }) => outcome === null);
  const dismissed = await change(allocator, own.party, {
    ...{ action: 'dismiss_alert', alert: waiting?.id ?? '', reason: 'Looked at by hand.' },
  });
  expect(dismissed.status).toBe(200);
});

test('an entry that was gone while a report was reopened raises its alert when it is listed again', async () => {
  const legalName = 'Lantern Bay Freight';
  const other = 'X8,Somebody Entirely Else,organisation,,AE,,TEST,sanctions';
  const listVersion = async (...rows: string[]) => {
    await useInventedList(app, rows, 'List that changes');
    await settled(app);
  };
  const alertsOf = async () =>
    (await read(allocator, party)).alerts.map(({ kind, outcome }) => [kind, outcome]);
  await listVersion(other);
  const { request, party } = await released(legalName);
  await listVersion(other, `X7,${legalName},organisation,,AE,,TEST,sanctions`);
  expect(await alertsOf()).toEqual([['new_match', null]]);

  await listVersion(other);
  const { drafter } = app.cast;
  app.platform.clock.advance(60_000);
  const comment = 'Look at the match.';
  const reopened = await act(allocator, 'reopen', await reload(app, request.id), { comment });
  await screened(allocator, reopened);
  expect((await workOf(allocator, reopened)).matches).toEqual([]);
  app.platform.clock.advance(60_000);
  const started = await act(drafter, 'start', await reload(app, request.id));
  await save(drafter, started, { sections: [sanctionsSearched] });
  await act(allocator, 'release', await act(drafter, 'submit_for_review', started));
  app.platform.clock.advance(60_000);

  await listVersion(other, `X7,${legalName},organisation,,AE,,TEST,sanctions`);
  expect(await alertsOf()).toEqual(
    expect.arrayContaining([
      ['new_match', null],
      ['new_match', 'reopened'],
    ]),
  );
});
