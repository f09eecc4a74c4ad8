import { openTestPlatform } from '../../testing.ts';
import { openPostgres } from './open-postgres.ts';

const platform = await openTestPlatform();
afterAll(() => platform.close());

const withPostgres = process.env.DATABASE_URL ? test : test.skip;

withPostgres('a session runs in UTC, whatever zone the database is set to', async () => {
  const url = platform.database.url ?? '';
  const name = new URL(url).pathname.slice(1);
  await platform.database.raw.executeSql(`alter database "${name}" set timezone to 'Pacific/Honolulu'`);
  const database = openPostgres(url, { onError: () => {}, max: 1 });
  const { rows } = await database.raw.executeSql('show timezone');
  expect(rows).toEqual([{ TimeZone: 'UTC' }]);
  await database.close();
});
