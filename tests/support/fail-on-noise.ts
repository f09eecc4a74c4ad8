import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeEach, expect, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { noise } from './noise.ts';

// An unexpected console.error or a 5xx fails the test that caused it. Jest itself fails unhandled rejections.
const listen = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onResponse', async (req, reply) => {
    const isRefusal = reply.statusCode === 503 && reply.hasHeader('retry-after');
    if (reply.statusCode >= 500 && !isRefusal)
      noise.record(`${reply.statusCode} for ${req.method} ${req.url}`);
  });
};
subscribe('fastify.initialization', listen);
afterAll(() => {
  unsubscribe('fastify.initialization', listen);
});

beforeEach(() => {
  noise.clear();
  jest.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    noise.record(`console.error: ${parts.map(String).join(' ')}`);
  });
});

afterEach(() => {
  jest.mocked(console.error).mockRestore?.();
  const heard = noise.take();
  if (heard.length > 0) expect(heard).toEqual([]);
});
