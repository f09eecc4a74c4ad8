import Fastify from 'fastify';
import { noise } from '../../../../tests/support/runner/noise.ts';
import { waitFor } from '../../../../tests/support/servers/wait-for.ts';
import { readEnv } from '../../env.ts';
import { limitRequests } from './limits.ts';

test('under pressure calls are put off with 503, and the page still comes, which tells so', async () => {
  noise.expect(/^503 for/);
  const app = Fastify();
  await limitRequests(app, readEnv({ DATA_DIR: '/nowhere' }), {
    sampleInterval: 20,
    maxHeapUsedBytes: 1,
  });
  app.get('/reports/v1.0/jobs', async () => 'jobs');
  app.get('/*', async () => 'a file');
  app.setNotFoundHandler(async (_req, reply) => reply.send('the page'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const statuses = async () => {
    const paths = ['/reports/v1.0/jobs', '/app.js', '/health/live'];
    return Promise.all(paths.map(async (path) => (await fetch(address + path)).status));
  };
  await waitFor(() => app.isUnderPressure(), { what: 'the first look' });
  expect(await statuses()).toEqual([503, 200, 200]);
  expect((await fetch(`${address}/pages/index`, { method: 'POST' })).status).toBe(503);
  await app.close();
});

test('D21 calls of one address beyond the limit are put off with 429, and the files of the page are not counted', async () => {
  const app = Fastify();
  await limitRequests(app, readEnv({ DATA_DIR: '/nowhere', RATE_LIMIT: '2' }));
  app.get('/reports/v1.0/jobs', async () => 'jobs');
  app.get('/*', async () => 'a file');
  const ask = async (url: string, times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await app.inject(url)).statusCode);
    return statuses;
  };
  expect(await ask('/app.js', 4)).toEqual([200, 200, 200, 200]);
  expect(await ask('/reports/v1.0/jobs', 3)).toEqual([200, 200, 429]);
  expect(await ask('/app.js', 1)).toEqual([200]);
  await app.close();
});
