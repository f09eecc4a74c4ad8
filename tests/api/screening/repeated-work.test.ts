import { eq } from 'drizzle-orm';
import { matches as matchTable } from '../../../server/modules/screening/tables.ts';
import {
  watchlistVersions as versionTable,
  watchlistEntries,
} from '../../../server/modules/watchlists/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { screenedRequest, workOf } from './screened-request.ts';
import {
  finished,
  importList,
  inventedRows,
  openScreeningApp,
  ownList,
  previewOf,
  useInventedList,
} from './screening-app.ts';

const test = await openScreeningApp();
afterAll(() => test.close());

const system = <T>(work: () => Promise<T>) => test.platform.database.tx({ kind: 'identity' }, work);

describe('work that the queue delivers a second time', () => {
  it('begins a broken-off import again from nothing, to the same counts', async () => {
    const about = { format: 'plain_csv' as const, name: 'Broken off' };
    const { version } = await importList(test.cast.admin, ownList(inventedRows), about);
    const before = await previewOf(test.cast.admin, version);
    const job = await system(async () => {
      // As a kill leaves it: still importing, with entries written already.
      await db().update(versionTable).set({ status: 'importing' }).where(eq(versionTable.id, version));
      return test.platform.jobs.enqueue(
        'watchlist.import',
        { versionId: version },
        { actorId: test.cast.admin.actor.userId },
      );
    });
    expect((await finished(test.cast.admin, job)).status).toBe('done');
    const after = await previewOf(test.cast.admin, version);
    expect(after.version).toMatchObject({ status: 'staged', counts: before.version.counts });
    expect(after.added).toEqual(before.added);
  });

  it('leaves a finished screening as it is: no match twice, no second event', async () => {
    await useInventedList(test);
    const request = await screenedRequest(test, { legalName: 'Zarqun Petrochemical Trading' });
    const { screening, matches } = await workOf(test.cast.drafter, request);
    expect(matches).toHaveLength(1);
    const job = await system(() =>
      test.platform.jobs.enqueue('screening.run', { runId: screening?.id }, { requestId: request.id }),
    );
    const work = await finished(test.cast.admin, job);
    expect(work).toMatchObject({ status: 'done', result: { repeated: true } });
    const rows = await system(() =>
      db().select().from(matchTable).where(eq(matchTable.requestId, request.id)),
    );
    expect(rows).toHaveLength(1);
    const { Data: events } = await test.cast.admin.call('GET /reports/v1.0/audittrails', {
      requestId: request.id,
      type: 'screening.finished',
    } as never);
    expect(events).toHaveLength(1);
  });

  it('fails instead of reporting no match when the entry of a hit is no longer stored', async () => {
    const { cast } = test;
    await system(() => db().delete(watchlistEntries).where(eq(watchlistEntries.entryId, 'X2')));
    const request = await screenedRequest(test, { legalName: 'Zarqun Petrochemical Trading Limited' });
    expect((await workOf(cast.drafter, request)).screening).toMatchObject({ status: 'failed' });
  });
});
