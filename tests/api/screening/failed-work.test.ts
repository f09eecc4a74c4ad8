import { breakInserts } from '../../support/database/break-inserts.ts';
import { intakeOf, screened, screenedRequest, workOf } from './screened-request.ts';
import { finished, importList, inventedRows, openScreeningApp, ownList, previewOf } from './screening-app.ts';

const app = await openScreeningApp();
afterAll(() => app.close());

const eventsOf = async (type: 'watchlist.import_failed' | 'screening.failed') =>
  (await app.cast.admin.call('GET /reports/v1.0/audittrails', { type: [type] })).total;
const toldOf = async (name: string, who = app.cast.admin) => {
  const { Data } = await who.call('GET /reports/v1.0/notifications', {});
  return Data.filter(({ entity_name }) => entity_name === name).map(({ activity }) => activity);
};

test('G6 an import that the queue tries again is told as failed once, after the last try', async () => {
  const mend = await breakInserts(app, 'watchlist_entries', 'entry_id', 'X1');
  const about = { format: 'plain_csv' as const, name: 'Three tries' };
  const { version, work } = await importList(app.cast.admin, ownList(inventedRows), about);
  await mend();
  expect(work.status).toBe('failed');
  expect((await previewOf(app.cast.admin, version)).version).toMatchObject({ status: 'failed' });
  expect(await eventsOf('watchlist.import_failed')).toBe(1);
  expect(await toldOf('Three tries')).toEqual([expect.stringMatching(/^was not imported/)]);
});

test('an import that cannot be read is not tried again, and told at once', async () => {
  const before = await eventsOf('watchlist.import_failed');
  const about = { format: 'plain_csv' as const, name: 'No rows' };
  const { work } = await importList(app.cast.admin, ownList([]), about);
  expect(work).toMatchObject({ status: 'failed', error: expect.stringContaining('no entry') });
  expect(await eventsOf('watchlist.import_failed')).toBe(before + 1);
  expect(await toldOf('No rows')).toEqual([expect.stringContaining('no entry')]);
});

test('a screening that the queue tries again is told as failed once, and can be run again', async () => {
  const mend = await breakInserts(app, 'screening_runs', 'status', 'done');
  const request = await screenedRequest(app, intakeOf({ legalName: 'Three Tries Ltd' }));
  expect((await workOf(app.cast.drafter, request)).screening).toMatchObject({ status: 'failed' });
  await mend();
  const told = await Promise.all(
    [app.cast.allocator, app.cast.drafter].map((who) => toldOf('Three Tries Ltd', who)),
  );
  expect(told.flat().filter((text) => text.startsWith('could not be screened'))).toHaveLength(1);
  expect(await eventsOf('screening.failed')).toBe(1);
  const { id, clientId } = request;
  const { Data } = await app.cast.drafter.call('POST /reports/v1.0/screenings', {
    request: id,
    client: clientId,
  });
  expect((await finished(app.cast.drafter, Data.job)).status).toBe('done');
  expect((await screened(app.cast.drafter, request)).status).toBe('done');
});
