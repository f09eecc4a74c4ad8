import { sql } from 'drizzle-orm';
import { watchlistEntries } from '../../../server/modules/watchlists/tables.ts';
import { db } from '../../../server/platform/index.ts';
import { keepHandlers } from '../../support/servers/job-handlers.ts';
import { importList, listed, openScreeningApp, ownList } from '../screening/screening-app.ts';

const handlers = keepHandlers();
const app = await openScreeningApp([], {}, [handlers.module]);
const { admin } = app.cast;
const { platform } = app;
afterAll(() => app.close());

/** Three batches of an import. */
const entries = 400;
const rows = Array.from(
  { length: entries },
  (_, at) => `X${at},Tamsin Voortrekker ${at},person,,,,,sanctions`,
);
async function importing(name: string): Promise<string> {
  const { version } = await importList(admin, ownList(rows), { format: 'plain_csv', name });
  await platform.database.raw.executeSql(
    `update watchlist_versions set status = 'importing' where id = '${version}'`,
  );
  return version;
}

/** Each batch is a report. */
const run = (versionId: string, meanwhile: Parameters<typeof handlers.run>[1] = {}) =>
  handlers.run({ kind: 'watchlist.import', data: { versionId } }, meanwhile);

const stored = (versionId: string) =>
  platform.database.tx({ kind: 'system' }, () =>
    db().$count(watchlistEntries, sql`${watchlistEntries.versionId} = ${versionId}`),
  );
const status = async (name: string) =>
  (await listed(admin)).find((list) => list.name === name)?.versions[0]?.status;

test('an import that is run by two servers at once leaves what one of them has finished', async () => {
  const version = await importing('Overtaken');
  await run(version, { 1: () => run(version) });
  expect([await status('Overtaken'), await stored(version)]).toEqual(['staged', entries]);
});

test('so does one that was as far as the other when that had finished', async () => {
  const version = await importing('Even');
  await run(version, { 4: () => run(version) });
  expect([await status('Even'), await stored(version)]).toEqual(['staged', entries]);
});

test('what two servers have written into each other is not staged, and is imported by the next try', async () => {
  const version = await importing('Mixed');
  let second: Promise<unknown> = Promise.resolve();
  let letGo = () => {};
  const firstDone = new Promise<void>((done) => {
    letGo = done;
  });
  await run(version, {
    1: () =>
      new Promise<void>((isWritten) => {
        second = run(version, {
          1: () => {
            isWritten();
            return firstDone;
          },
        });
      }),
    2: () => {
      letGo();
      return second;
    },
  });
  letGo();
  await second;
  if ((await status('Mixed')) === 'importing') await run(version);
  expect([await status('Mixed'), await stored(version)]).toEqual(['staged', entries]);
});
