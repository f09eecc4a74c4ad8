import { eq } from 'drizzle-orm';
import { screeningRuns as runTable } from '../../../server/modules/screening/tables.ts';
import { thirdParties as thirdPartyTable } from '../../../server/modules/third-parties/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { settled } from '../hostile/settled.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import { listed, openScreeningApp, useInventedList } from './screening-app.ts';

const setThreshold = async (threshold: number) => {
  const [list] = await listed(office.cast.admin);
  await office.cast.admin.call('POST /reports/v1.0/watchlists', {
    ...{ action: 'threshold', threshold, watchlist: list?.id ?? '' },
  });
  await settled(office);
};
const screening = async () => (await workOf(office.cast.drafter, request)).screening;
const system = <Result>(work: () => Promise<Result>) =>
  office.platform.database.tx({ kind: 'identity' }, work);

const office = await openScreeningApp();
await useInventedList(office);
await setThreshold(0.95);
const request = await screenedRequest(office, { legalName: 'Zarqun Petrochem Trading Partners' });
afterAll(() => office.close());

test('F5 a screening is out of date once a threshold was lowered, and current at its own', async () => {
  expect(await screening()).toMatchObject({ stale: false, matches: 0 });
  await setThreshold(0.6);
  expect(await screening()).toMatchObject({ stale: true });
  await setThreshold(0.95);
  expect(await screening()).toMatchObject({ stale: false });
});

test('F5 a screening by another method is out of date', async () => {
  const method = (await screening())?.methodVersion ?? '';
  const set = (methodVersion: string) =>
    system(() => db().update(runTable).set({ methodVersion }).where(eq(runTable.requestId, request.id)));
  await set('names-0');
  expect(await screening()).toMatchObject({ stale: true });
  await set(method);
  expect(await screening()).toMatchObject({ stale: false });
});

test('F5 a lower threshold raises for a monitored third party what it brings, once', async () => {
  const mine = eq(thirdPartyTable.lastRequestId, request.id);
  await system(() => db().update(thirdPartyTable).set({ monitored: true }).where(mine));
  const alerts = async () => {
    const { allocator } = office.cast;
    const { Data } = await allocator.call('GET /reports/v1.0/thirdparties', { monitored: true });
    const { thirdParty } = await allocator.call('GET /reports/v1.0/thirdparties', { id: Data[0]?.id ?? '' });
    return thirdParty?.alerts ?? [];
  };
  await setThreshold(0.6);
  expect(await alerts()).toMatchObject([
    { kind: 'new_match', matches: [{ entryId: 'X2', change: 'threshold' }] },
  ]);
  await setThreshold(0.95);
  await setThreshold(0.6);
  expect(await alerts()).toHaveLength(1);
});
