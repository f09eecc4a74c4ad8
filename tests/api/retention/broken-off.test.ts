import { readdir } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { readS3Settings } from '../../../server/platform/files/s3/s3-settings.ts';
import { breakInserts } from '../../support/database/break-inserts.ts';
import { startObjectStorage } from '../../support/peers/object-storage.ts';
import { verifiedBy } from '../audit/tamper.ts';
import { eventsOf, rowsOf } from '../identity/database-state.ts';
import { screened, screenedRequest } from '../screening/screened-request.ts';
import { activate, importList, inventedRows, ownList } from '../screening/screening-app.ts';
import {
  daysLater,
  isStored,
  keepFor,
  openRetentionApp,
  releasedWithFile,
  rowsAbout,
  run,
} from './retention-app.ts';

const storage = await startObjectStorage();
const test1 = await openRetentionApp({ env: { s3: readS3Settings(storage.variables) } });
afterAll(async () => {
  await test1.close();
  await storage.remove();
});

const removedOf = async (kind: string) =>
  (await eventsOf(test1))
    .filter(({ type, data }) => type === 'retention.removed' && data.kind === kind)
    .map(({ data }) => data as { records: number; ids?: string[]; parts?: Record<string, number> });
const objects = async (fileId: string) =>
  (await readdir(storage.directory, { recursive: true })).filter((path) => path.includes(fileId)).length;

test('a run broken off between two requests leaves the second whole; the next one goes on, and both leave the bucket', async () => {
  const first = await releasedWithFile(test1, { legalName: 'First Looms Limited' });
  test1.platform.clock.advance(1000);
  const second = await releasedWithFile(test1, { legalName: 'Second Looms Limited' });
  const files = [...first.files, ...second.files];
  for (const { fileId } of files) expect(await objects(fileId)).toBeGreaterThan(0);
  await keepFor(test1.cast.admin, { closed_requests: 30 });
  await daysLater(test1, 31);

  const mend = await breakInserts(test1, 'audit_events', 'object_id', second.request.id);
  await expect(run(test1)).rejects.toThrow();
  expect(await rowsAbout(test1, first.request.id)).toEqual([]);
  expect(await rowsAbout(test1, second.request.id)).toContain('report_versions');
  expect(await Promise.all(second.files.map((file) => isStored(test1, file)))).toEqual([true, true]);

  await mend();
  await run(test1);
  expect(await rowsAbout(test1, second.request.id)).toEqual([]);
  for (const { fileId } of files) expect(await objects(fileId)).toBe(0);
  expect((await removedOf('closed_requests')).map(({ ids }) => ids)).toEqual([
    [first.request.id],
    [second.request.id],
  ]);
  expect((await verifiedBy(test1.cast.admin)).intact).toBe(true);
});

test('an object that the bucket does not give up is removed by the run after it answers again', async () => {
  const { request, files } = await releasedWithFile(test1, { legalName: 'Stuck Looms Limited' });
  await daysLater(test1, 31);
  const remove = jest
    .spyOn(test1.platform.files, 'remove')
    .mockRejectedValue(new Error('The bucket is away.'));
  await expect(run(test1)).rejects.toThrow();
  remove.mockRestore();
  expect(await rowsAbout(test1, request.id)).toEqual([]);
  expect(await Promise.all(files.map(({ fileId }) => objects(fileId)))).not.toContain(0);
  await run(test1);
  expect(await Promise.all(files.map(({ fileId }) => objects(fileId)))).toEqual([0, 0]);
});

test('entries of a list go once two newer versions are there; the active one and the one before it stay', async () => {
  const about = { format: 'plain_csv' as const, name: 'Invented list' };
  const versions: string[] = [];
  for (const name of ['Second Edition', 'Third Edition']) {
    const rows = ownList([...inventedRows, `X9,${name},organisation,,IN,,TEST,sanctions`]);
    const { version } = await importList(test1.cast.admin, rows, about);
    expect((await activate(test1.cast.admin, version)).status).toBe(202);
    versions.push(version);
  }
  await keepFor(test1.cast.admin, { closed_requests: null, list_entries: 30 });
  await daysLater(test1, 31);
  await run(test1);
  const left = await rowsOf<{ version: string; entries: number }>(
    test1,
    sql`select version_id as version, count(*)::int as entries from watchlist_entries group by version_id`,
  );
  expect(new Set(left.map(({ version }) => version))).toEqual(new Set(versions));
  const [event] = await removedOf('list_entries');
  expect(event).toMatchObject({ records: 1, parts: { entries: inventedRows.length } });
});

test('a screening goes once a newer one has ended, and the newest stays', async () => {
  const request = await screenedRequest(test1, { legalName: 'Screened Twice Limited' });
  await test1.cast.drafter.call('POST /reports/v1.0/screenings', { request: request.id });
  await screened(test1.cast.drafter, request);
  const runs = () =>
    rowsOf<{ id: string }>(
      test1,
      sql`select id from screening_runs where request_id = ${request.id} order by seq`,
    );
  const [old, newest] = await runs();
  await keepFor(test1.cast.admin, { list_entries: null, screening_runs: 30 });
  await daysLater(test1, 31);
  await run(test1);
  expect(await runs()).toEqual([newest]);
  expect((await removedOf('screening_runs')).flatMap(({ ids }) => ids)).toContain(old?.id);
});

test('mails that ended go by their rule, those that wait stay', async () => {
  const now = test1.platform.clock.now().toISOString();
  const mail = (status: string, ended: string | null) =>
    rowsOf(
      test1,
      sql`insert into mails (id, user_id, kind, status, created_at, next_try_at, ended_at)
          values (gen_random_uuid(), ${test1.cast.admin.actor.userId}, 'test', ${status}, ${now}, ${now}, ${ended}) returning id`,
    );
  await mail('sent', now);
  await mail('failed', now);
  await mail('waiting', null);
  await keepFor(test1.cast.admin, { screening_runs: null, mails: 30 });
  await daysLater(test1, 31);
  await run(test1);
  const left = await rowsOf(test1, sql`select status from mails where kind = 'test'`);
  expect(left).toEqual([{ status: 'waiting' }]);
  expect(await removedOf('mails')).toMatchObject([{ records: 2 }]);
});

test('news that was read, or cannot be, and raised nothing goes by its rule with its file; what is in an alert or still to be read stays', async () => {
  const { request, thirdParty } = await releasedWithFile(test1, { legalName: 'Newsworthy Mills Limited' });
  const now = test1.platform.clock.now().toISOString();
  const mention = async (key: string, model: number | null, raised: string | null, refusedBy?: number) => {
    const file = await test1.platform.files.putBuffer(Buffer.from(`About ${key}.`), 'text/plain');
    await rowsOf(
      test1,
      sql`insert into news_mentions (client_id, third_party_id, item_key, feed, title, fetched_at, file_id, sha256, model_number, raised_at, refused_by)
          values (${request.clientId}, ${thirdParty}, ${key}, 'Feed', ${key}, ${now}, ${file.fileId}, ${file.sha256}, ${model}, ${raised}, ${refusedBy ?? null}) returning id`,
    );
    return file;
  };
  const quiet = await mention('quiet', 1, null);
  const raised = await mention('raised', 1, now);
  await mention('unread', null, null);
  await mention('unreadable', null, null, 1);
  await keepFor(test1.cast.admin, { mails: null, news: 30 });
  await daysLater(test1, 31);
  await run(test1);
  const left = await rowsOf<{ key: string }>(
    test1,
    sql`select item_key as key from news_mentions order by item_key`,
  );
  expect(left.map(({ key }) => key)).toEqual(['raised', 'unread']);
  expect([await objects(quiet.fileId), await objects(raised.fileId)]).toEqual([0, expect.any(Number)]);
  expect(await objects(raised.fileId)).toBeGreaterThan(0);
});
