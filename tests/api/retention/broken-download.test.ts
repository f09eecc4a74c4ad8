import { sql } from 'drizzle-orm';
import type { Module } from '../../../server/platform/index.ts';
import { waitFor } from '../../support/servers/wait-for.ts';
import { rowsOf } from '../identity/database-state.ts';
import { openScreeningApp, useInventedList } from '../screening/screening-app.ts';
import { path, releasedWithFile, retentionOf, secondAdmin } from './retention-app.ts';

let isLost = false;
/** The connection is lost when all of the archive was made, and before the last of it is sent. */
const lossy: Module = (app) => {
  app.addHook('onRequest', async ({ url }, { raw }) => {
    if (isLost && url.endsWith('/clientexports')) raw.end = () => raw.destroy();
  });
};

const test1 = await openScreeningApp([], {}, [lossy]);
await useInventedList(test1);
await releasedWithFile(test1, { legalName: 'Quillfeather Trading Limited' });
const client = test1.cast.client.actor.clientId ?? '';
afterAll(() => test1.close());

test('an archive whose end never arrived does not count as downloaded, and nothing is erased on it', async () => {
  const { admin } = test1.cast;
  const second = await secondAdmin(test1);
  const [about] = await rowsOf<{ name: string }>(test1, sql`select name from clients where id = ${client}`);
  const name = about?.name ?? '';
  expect((await admin.attempt(path, { action: 'request_departure', client, confirm: name })).status).toBe(
    200,
  );
  const download = () => admin.attempt('POST /security/v1.0/clientexports', { client });
  isLost = true;
  await expect(download()).rejects.toThrow();
  isLost = false;
  const confirmed = await second.attempt(path, { action: 'confirm_departure', client });
  expect(confirmed.body.Data).toContain('Download everything');
  expect((await retentionOf(admin)).departures).toMatchObject([{ exportedAt: null }]);
  expect((await download()).status).toBe(200);
  await waitFor(async () => (await retentionOf(admin)).departures.every(({ exportedAt }) => exportedAt));
});
