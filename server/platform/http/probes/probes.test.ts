import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { openLocalFiles } from '../../files/open-files.ts';
import { freePort } from '../../free-port.ts';
import { openTestPlatform, type TestPlatform } from '../../testing.ts';
import { drain, mountDraining } from '../draining.ts';
import type { Figure } from './database-figures.ts';
import { mountReadiness, type Probed, serveHealth } from './health.ts';
import { serveMetrics } from './metrics.ts';

const platform = await openTestPlatform();
afterAll(() => platform.close());

/** The platform, and how often its database was asked. */
function counted() {
  const asked = { pings: 0, transactions: 0 };
  const { database } = platform;
  return {
    asked,
    platform: {
      ...platform,
      database: {
        ...database,
        assertWritable: () => {
          asked.pings += 1;
          return database.assertWritable();
        },
        tx: ((...args: Parameters<typeof database.tx>) => {
          asked.transactions += 1;
          return database.tx(...args);
        }) as typeof database.tx,
      },
    },
  };
}

function probed(on: Probed) {
  const app = Fastify();
  mountDraining(app);
  mountReadiness(app, on);
  return app;
}

test('W25 however many ask whether the server is ready, nobody is refused and the database is asked once a second', async () => {
  const { asked, platform: watched } = counted();
  const app = probed(watched);
  serveHealth(app);
  const probe = () => app.inject('/health/ready');
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await probe()).statusCode));
  expect([new Set(statuses), asked.pings]).toEqual([new Set([200]), 1]);
  platform.clock.advance(1000);
  expect([(await probe()).statusCode, asked.pings]).toEqual([200, 2]);
  platform.clock.advance(-60_000);
  expect([(await probe()).statusCode, asked.pings]).toEqual([200, 3]);
  await app.close();
});

async function metricsOf(
  watched: TestPlatform,
  cspReports = new Map([['script-src', 2]]),
  figures: Figure[] = [{ name: 'open_requests', help: 'Requests', read: async () => 7 }],
) {
  const port = await freePort();
  const app = probed(watched)
    .decorate('cspReports', cspReports)
    .decorate('unfitAnswers', new Map<string, number>());
  const metrics = serveMetrics(app, watched, port, figures);
  await metrics.listen();
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    close: () => app.close(),
  };
}

test('W25 figures and detailed health are read from the database once a second', async () => {
  const { asked, platform: watched } = counted();
  const { get, close } = await metricsOf(watched);
  for (let n = 0; n < 20; n += 1) await Promise.all([get('/metrics'), get('/health')]);
  // Schedules, the one figure, and whether the login owns the tables.
  expect(asked).toEqual({ pings: 1, transactions: 3 });
  await close();
});

test('W25 a figure that cannot be read is left out, and the others are told', async () => {
  class Broken extends Map<string, number> {
    override [Symbol.iterator](): MapIterator<[string, number]> {
      throw new Error('This figure cannot be read.');
    }
  }
  const { get, close } = await metricsOf(platform, new Broken());
  const answer = await get('/metrics');
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('open_requests 7');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('csp_reports_total');
  await close();
});

test('W25 a database that cannot be reached is waited for once, not once for each figure', async () => {
  const { asked, platform: watched } = counted();
  const away: TestPlatform = {
    ...watched,
    database: {
      ...watched.database,
      tx: async () => {
        asked.transactions += 1;
        throw new Error('timeout exceeded when trying to connect');
      },
    },
  };
  const figures = ['a', 'b', 'c'].map((name) => ({ name, help: name, read: async () => 7 }));
  const { get, close } = await metricsOf(away, undefined, figures);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('\na 7');
  expect(asked.transactions).toBe(1);
  await close();
});

describe('readiness is honest', () => {
  const readyOn = async (over: Partial<Probed>) => {
    const app = probed({ ...platform, ...over });
    serveHealth(app);
    const { statusCode } = await app.inject('/health/ready');
    const checks = await app.readiness();
    await app.close();
    return { statusCode, ...checks };
  };
  const usable = { database: true, files: true, disk: true };

  test('while all can be used', async () => {
    expect(await readyOn({})).toEqual({ statusCode: 200, ...usable });
  });

  test('where the database takes no writes', async () => {
    const { url } = platform.database;
    const name = new URL(url).pathname.slice(1);
    const readOnly = `alter role current_user in database "${name}" set default_transaction_read_only to`;
    const onError = () => {};
    await platform.database.raw.executeSql(`${readOnly} on`);
    const database = openPostgres(platform.database.ownerUrl, { onError, max: 1 });
    await expect(database.ping()).resolves.toBeUndefined();
    expect(await readyOn({ database })).toEqual({ statusCode: 503, ...usable, database: false });
    await database.close();
    await platform.database.raw.executeSql(`${readOnly} off`);
  });

  test('where files cannot be stored', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'prudence-unwritable-'));
    const files = await openLocalFiles(directory);
    rmSync(directory, { recursive: true });
    expect(await readyOn({ files })).toEqual({ statusCode: 503, ...usable, files: false });
  });

  test('where the disk of the data directory cannot be looked at', async () => {
    const env = { dataDir: '/nope' };
    expect(await readyOn({ env })).toEqual({ statusCode: 503, ...usable, disk: false });
  });

  test('before the server ends, and each answer then ends its connection', async () => {
    const app = probed(platform);
    serveHealth(app);
    expect((await app.inject('/health/ready')).headers.connection).toBe('keep-alive');
    await drain(app, [], 0);
    const { statusCode } = await app.inject('/health/ready');
    const { headers } = await app.inject('/health/live');
    expect([statusCode, headers.connection]).toEqual([503, 'close']);
    await app.close();
  });
});

test('figures tell of the server itself: what can be used, connections, calls under way, free disk, version', async () => {
  const { get, close } = await metricsOf(platform);
  const text = await (await get('/metrics')).text();
  await close();
  for (const line of [
    'ready{check="database"} 1',
    'ready{check="not_draining"} 1',
    `prudence_info{version="${platform.env.version}"} 1`,
  ])
    expect(text).toContain(line);
  expect(text).toMatch(/^disk_free_bytes [1-9]/m);
  expect(text).toMatch(/^database_connections\{state="waiting"\} \d/m);
});

test('a figure with a label tells only the values that it has now', async () => {
  let lists: [string, number][] = [
    ['ofac', 10],
    ['un', 20],
  ];
  const figures = [{ name: 'age', help: 'Age', label: 'list', read: async () => lists }];
  const { get, close } = await metricsOf(platform, undefined, figures);
  expect(await (await get('/metrics')).text()).toContain('age{list="un"} 20');
  lists = [['ofac', 30]];
  platform.clock.advance(1000);
  const text = await (await get('/metrics')).text();
  await close();
  expect(text).toContain('age{list="ofac"} 30');
  expect(text).not.toContain('age{list="un"}');
});
