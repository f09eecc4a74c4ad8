import Fastify from 'fastify';
import { DEFAULT_RATE_LIMIT } from '../../environment-schema.ts';
import { Problem } from '../../errors.ts';
import type { Actor } from '../../session.ts';
import { openTestPlatform } from '../../testing.ts';
import { costLimit } from './route-limit.ts';

const platform = await openTestPlatform({ env: { rateLimit: DEFAULT_RATE_LIMIT } });
afterAll(() => platform.close());

/** One of several servers: what it answers to somebody of a client, and how long they are to wait. */
function serverOf(tools: Parameters<typeof costLimit>[0]) {
  const app = Fastify();
  app.decorateRequest('actor');
  const limit = costLimit(tools, 'GET /exports', { max: 3, seconds: 60, per: 'client' });
  app.get('/', async (req) => {
    const clientId = `${req.headers.client}`;
    req.actor = { userId: clientId, clientId } as Actor;
    await limit(req);
    return 'exported';
  });
  app.setErrorHandler((error, _req, reply) => {
    if (!(error instanceof Problem)) throw error;
    return reply.status(429).header('retry-after', `${error.details.retryAfter}`).send(error.code);
  });
  return async (client: string) => {
    const { statusCode, headers } = await app.inject({ url: '/', headers: { client } });
    return [statusCode, headers['retry-after']];
  };
}

test('D21 several servers count costly calls together: what one has answered, another one does not answer once more', async () => {
  const one = serverOf(platform);
  const other = serverOf(platform);
  expect([await one('A'), await one('A'), await other('A')]).toEqual(Array(3).fill([200, undefined]));
  expect([await one('A'), await other('A')]).toEqual(Array(2).fill([429, '60']));
  expect(await other('B')).toEqual([200, undefined]);

  platform.clock.advance(60_001);
  expect([await other('A'), await one('A')]).toEqual(Array(2).fill([200, undefined]));
});

test('D21 of many costly calls at once none is answered beyond the limit', async () => {
  const servers = [serverOf(platform), serverOf(platform)];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => servers[n % 2]?.('C')));
  expect(answers.filter((answer) => answer?.[0] === 200)).toHaveLength(3);
});

test('reading goes on, uncounted, while the database takes no writes', async () => {
  const once = () => Promise.reject(Object.assign(new Error('read-only'), { code: '25006' }));
  const ask = serverOf({ ...platform, database: { once } });
  for (let call = 0; call < 5; call += 1) expect(await ask('D')).toEqual([200, undefined]);
});
