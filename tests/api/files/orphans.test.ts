import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { reportVersions } from '../../../server/modules/reports/tables.ts';
import { attachments } from '../../../server/modules/requests/tables.ts';
import { watchlistVersions } from '../../../server/modules/watchlists/tables.ts';
import { readS3Settings } from '../../../server/platform/files/s3/s3-settings.ts';
import { db } from '../../../server/platform/index.ts';
import { startObjectStorage } from '../../support/peers/object-storage.ts';
import { enter } from '../../support/people/sign-in-as.ts';
import { type HostileApp, openHostileApp } from '../hostile/hostile-app.ts';

const HOUR = 3_600_000;
const storage = await startObjectStorage();
afterAll(() => storage.remove());

describe.each(['on disk', 'in a bucket'])('a file %s that no row names', (where) => {
  let app: HostileApp;
  beforeAll(async () => {
    const s3 = where === 'in a bucket' ? readS3Settings(storage.variables) : null;
    app = await openHostileApp({ env: { s3 } });
  });
  afterAll(() => app.close());

  const store = (text: string) =>
    app.platform.files.put(Readable.from([text]), { name: 'a.txt', maxBytes: 100, allow: ['txt'] });
  const text = async ({ fileId, sha256 }: { fileId: string; sha256: string }) =>
    String(await app.platform.files.read(fileId, sha256));
  const rows = <T>(work: () => Promise<T>) => app.platform.database.tx({ kind: 'identity' }, work);
  const sweep = () => app.platform.jobs.runScheduled('sweep_files');

  test('is left alone for a day, then removed once; what rows name stays', async () => {
    // As after a crash between the storing of an upload and its commit.
    const orphan = await store('Nobody’s.');
    const sealed = await app.platform.files.putBuffer(Buffer.from('%PDF-1.7'), 'application/pdf');
    await rows(() =>
      db().execute(
        sql`insert into report_versions (client_id, request_id, number, data, data_sha256, audit_hash, pdf_file_id,
              pdf_sha256, pdf_bytes, pages, rating, score, drafted_by, released_by, released_at)
            select client_id, request_id, number + 1, data, data_sha256, audit_hash, ${sealed.fileId},
              ${sealed.sha256}, pdf_bytes, pages, rating, score, drafted_by, released_by, released_at
            from ${reportVersions} limit 1`,
      ),
    );
    expect(await sweep()).toBe(0);
    app.platform.clock.advance(25 * HOUR);
    const young = await store('Just stored.');
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    await expect(text(orphan)).rejects.toMatchObject({ code: 'file.corrupt' });
    expect(await text(young)).toBe('Just stored.');
    expect(await text(sealed)).toBe('%PDF-1.7');

    const attached = await rows(() => db().select().from(attachments));
    expect(attached.length).toBeGreaterThan(1);
    for (const file of attached) expect(await text(file)).toMatch(/^The deed of/);
    const lists = await rows(() => db().select().from(watchlistVersions));
    for (const file of lists.flatMap(({ files }) => files)) expect(await text(file)).toContain('Zarqun');
    expect(lists.flatMap(({ files }) => files).length).toBeGreaterThan(0);
  });

  test('counts among the stored files until it is removed', async () => {
    const figures = async () => {
      const admin = await enter(app, app.admin.actor.userId);
      return (await admin.call('GET /security/v1.0/settings', { name: 'system' })).Data.system?.files;
    };
    await sweep();
    const before = await figures();
    expect(before?.count).toBeGreaterThan(3);
    await store('Twelve bytes');
    expect(await figures()).toEqual({ count: (before?.count ?? 0) + 1, bytes: (before?.bytes ?? 0) + 12 });
    app.platform.clock.advance(25 * HOUR);
    expect(await sweep()).toBe(2);
    expect((await figures())?.bytes).toBeLessThanOrEqual(before?.bytes ?? 0);
  });

  test('is not looked for beside a database that was never told of it', async () => {
    await rows(() => db().execute(sql`delete from unclaimed_files`));
    const file = await store('Of another database.');
    await rows(() => db().execute(sql`delete from unclaimed_files`));
    app.platform.clock.advance(25 * HOUR);
    expect(await sweep()).toBe(0);
    expect(await text(file)).toBe('Of another database.');
  });
});

test('every column that can name a stored file is asked before one is removed', async () => {
  const app = await openHostileApp();
  const { rows } = await app.platform.database.tx({ kind: 'identity' }, () =>
    db().execute<{ name: string }>(
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and column_name ~ 'file' and table_name not in ('unclaimed_files', 'stored_files') order by 1`,
    ),
  );
  await app.close();
  // A new one here? Add what asks for it to `filesInUse` of server/compose.ts first: the sweep removes what nobody names.
  expect(rows.map(({ name }) => name)).toEqual([
    'attachments.file_id',
    // A number.
    'clients.max_files',
    'company_register_versions.files',
    'media_models.file_id',
    'media_sources.file_id',
    'media_uploads.file_id',
    'news_mentions.file_id',
    'report_versions.pdf_file_id',
    // The names of files in the operator's folder, none of them stored.
    'watchlist_folders.files',
    'watchlist_versions.files',
  ]);
});
