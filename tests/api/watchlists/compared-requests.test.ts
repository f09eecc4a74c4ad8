import { act } from '../requests/act.ts';
import { intakeOf, screenedRequest, submittedAndScreened } from '../screening/screened-request.ts';
import {
  activate,
  finished,
  importList,
  inventedRows,
  openScreeningApp,
  ownList,
  previewOf,
} from '../screening/screening-app.ts';

const test1 = await openScreeningApp();
const { admin, client, drafter } = test1.cast;
afterAll(() => test1.close());

const path = 'POST /reports/v1.0/watchlists';
const own = { format: 'plain_csv' as const, name: 'Own list', topic: 'sanctions' as const };
const minute = () => test1.platform.clock.advance(60_000);
const concerned = async (version: string) =>
  (await previewOf(admin, version)).affected.map(({ legalName, entry }) => [legalName, entry]);

test('a waiting version tells whom it concerns as of when, and compares those that came since when asked', async () => {
  const early = await screenedRequest(test1, { legalName: 'Konkan Cashew Exports' });
  const rows = [...inventedRows, 'K1,Konkan Cashew Exports,organisation,,IN,,TEST,sanctions'];
  minute();
  const { version } = await importList(admin, ownList(rows), own);
  const importedAt = (await previewOf(admin, version)).version.importedAt;
  expect((await previewOf(admin, version)).comparison).toEqual({
    at: importedAt,
    requestsSince: 0,
    otherBase: false,
    job: null,
    failed: false,
  });

  minute();
  await screenedRequest(test1, { legalName: 'Brightwater Halcyon Shipping' });
  const seen = await previewOf(admin, version);
  expect(seen.comparison).toMatchObject({ at: importedAt, requestsSince: 1 });
  expect(await concerned(version)).toEqual([[early.legalName, 'Konkan Cashew Exports']]);

  minute();
  const { Data } = await admin.call(path, { action: 'compare', version });
  expect((await finished(admin, Data.job)).status).toBe('done');
  const { comparison } = await previewOf(admin, version);
  expect(comparison).toMatchObject({ requestsSince: 0, otherBase: false, job: null, failed: false });
  expect(comparison?.at).toBe(test1.platform.clock.now().toISOString());
  expect((await concerned(version)).map(([name]) => name).sort()).toEqual([
    'Brightwater Halcyon Shipping',
    'Konkan Cashew Exports',
  ]);
});

test('of a waiting version requests that ended since are left out, and a drafter learns of their own alone', async () => {
  const { Data: draft } = await client.call('POST /reports/v1.0/requestdetails', {
    intake: intakeOf({ legalName: 'Quillon Mbeki Trading' }),
  });
  const request = await submittedAndScreened(test1.cast, draft);
  const rows = ['Q1,Quillon Mbeki Trading,organisation,,IN,,TEST,sanctions'];
  minute();
  const { version } = await importList(admin, ownList(rows), { ...own, name: 'Second list' });
  expect(await concerned(version)).toEqual([['Quillon Mbeki Trading', 'Quillon Mbeki Trading']]);
  minute();
  await act(client, 'cancel', request);
  expect(await concerned(version)).toEqual([]);
  const { preview } = await drafter.call('GET /reports/v1.0/watchlists', { version });
  expect(preview?.comparison?.requestsSince).toBe(0);
});

test('another version that was activated meanwhile is told, until the requests are compared against it', async () => {
  const about = { ...own, name: 'Third list' };
  const { version: waiting } = await importList(admin, ownList(inventedRows), about);
  const { version: other } = await importList(admin, ownList(inventedRows), about);
  minute();
  expect((await activate(admin, other)).status).toBe(202);
  expect((await previewOf(admin, waiting)).comparison).toMatchObject({ otherBase: true });
  expect((await concerned(waiting)).map(([name]) => name)).toContain('Brightwater Halcyon Shipping');
  minute();
  const { Data } = await admin.call(path, { action: 'compare', version: waiting });
  expect((await finished(admin, Data.job)).status).toBe('done');
  expect((await previewOf(admin, waiting)).comparison).toMatchObject({ otherBase: false });
  // It adds and changes nothing against that one.
  expect(await concerned(waiting)).toEqual([]);
});

test('only what waits is compared again: what was activated tells whom it concerned then', async () => {
  const { version } = await importList(admin, ownList(inventedRows), { ...own, name: 'Fourth list' });
  expect((await activate(admin, version)).status).toBe(202);
  const refused = await admin.attempt(path, { action: 'compare', version });
  expect(refused).toMatchObject({ status: 422, body: { code: 'watchlist.not_staged' } });
  const { comparison, affected } = await previewOf(admin, version);
  expect(comparison).toMatchObject({ requestsSince: 0, otherBase: false, job: null });
  expect(affected.length).toBeGreaterThan(0);
});
