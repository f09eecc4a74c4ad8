import { waitFor } from '../../../tests/support/servers/wait-for.ts';
import { openPostgres } from '../db/postgres/open-postgres.ts';
import { openTestPlatform } from '../testing.ts';
import { createSignals, signal } from './signals.ts';

const system = { kind: 'system' } as const;
const platform = await openTestPlatform();
await platform.signals.start();
afterAll(async () => {
  await platform.signals.close();
  await platform.close();
});

const until = (isSo: () => boolean) => waitFor(isSo);
const send = (...topics: string[]) => platform.database.tx(system, () => signal(topics));

test('a signal is heard by those who listen to its topic, until they stop', async () => {
  const heard: string[] = [];
  const stops = ['one', 'two'].map((topic) => platform.signals.on(topic, () => heard.push(topic)));
  await send('two', 'nobody', 'one');
  await until(() => heard.length === 2);
  stops[0]?.();
  await send('one', 'two');
  await until(() => heard.length === 3);
  expect(heard.sort()).toEqual(['one', 'two', 'two']);
  for (const stop of stops) stop();
});

test('what is rolled back is not heard, and a tenant may signal too', async () => {
  const heard: string[] = [];
  const stop = platform.signals.on('one', () => heard.push('one'));
  const failed = platform.database.tx(system, async () => {
    await signal(['one']);
    throw new Error('on purpose');
  });
  await expect(failed).rejects.toThrow('on purpose');
  const clientId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
  await platform.database.tx({ kind: 'tenant', clientId }, () => signal(['one']));
  await until(() => heard.length > 0);
  expect(heard).toEqual(['one']);
  stop();
});

test('several servers of one PostgreSQL hear each other, by one connection each beside the pool', async () => {
  const other = openPostgres(platform.database.url, { onError: () => {}, max: 1 });
  const theirs = createSignals(other);
  await theirs.start();
  const heard: string[] = [];
  theirs.on('one', () => heard.push('theirs'));
  const stop = platform.signals.on('one', () => heard.push('ours'));
  await send('one');
  await until(() => heard.length === 2);
  await other.tx(system, () => signal(['one']));
  await until(() => heard.length === 4);
  stop();
  await theirs.close();
  await other.close();
});

test('who may have missed something is told: after the connection broke, every topic once', async () => {
  const heard: string[] = [];
  const stop = platform.signals.on('one', () => heard.push('one'));
  const { rows } = await platform.database.raw.executeSql(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen prudence_signals' and datname = current_database()",
  );
  expect(rows).toHaveLength(1);
  await until(() => heard.length === 1);
  await send('one');
  await until(() => heard.length === 2);
  stop();
});
