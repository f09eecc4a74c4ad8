import Fastify from 'fastify';
import { freePort } from '../../free-port.ts';
import { openTestPlatform, type TestPlatform } from '../../testing.ts';
import { serveHealth } from './health.ts';
import { serveMetrics } from './metrics.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
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
        ping: () => {
          asked.pings += 1;
          return database.ping();
        },
        tx: ((...args: Parameters<typeof database.tx>) => {
          asked.transactions += 1;
          return database.tx(...args);
        }) as typeof database.tx,
      },
    },
  };
}

test('W25 however many ask whether the server is ready, nobody is refused and the database is asked once a second', async () => {
  const { asked, platform: watched } = counted();
  const app = Fastify();
  serveHealth(app, watched);
  const probe = () => app.inject('/health/ready');
  const statuses = await Promise.all(Array.from({ length: 200 }, async () => (await probe()).statusCode));
  expect([new Set(statuses), asked.pings]).toEqual([new Set([200]), 1]);
  platform.clock.advance(1000);
  expect([(await probe()).statusCode, asked.pings]).toEqual([200, 2]);
  platform.clock.advance(-60_000);
  expect([(await probe()).statusCode, asked.pings]).toEqual([200, 3]);
  await app.close();
});

async function metricsOf(watched: TestPlatform, cspReports = new Map([['script-src', 2]])) {
  const port = await freePort();
  const app = Fastify().decorate('cspReports', cspReports);
  const figures = [{ name: 'open_requests', help: 'Requests', read: async () => 7 }];
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
