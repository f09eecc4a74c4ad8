import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeEach, expect, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { noise } from './noise.ts';

// An unexpected console.error, a 5xx or two statements at once on one connection fail the test that caused them. Jest
// itself fails unhandled rejections.
const listen = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onResponse', async (req, reply) => {
    const isRefusal = reply.statusCode === 503 && reply.hasHeader('retry-after');
    if (reply.statusCode >= 500 && !isRefusal)
      noise.record(`${reply.statusCode} for ${req.method} ${req.url}`);
  });
};
// A connection that isn't pipelined answers one statement after the other: who asks two at once waits for nothing, and
// pg 9 refuses it.
type Asked = (this: { _activeQuery?: unknown; pipeline: boolean }, ...args: unknown[]) => unknown;
const ask = pg.Client.prototype.query as Asked;
const watched: Asked = function (...args) {
  if (this._activeQuery && !this.pipeline)
    noise.record('a second statement on one connection before the answer to the first');
  return ask.apply(this, args);
};

subscribe('fastify.initialization', listen);
pg.Client.prototype.query = watched as typeof pg.Client.prototype.query;
afterAll(() => {
  pg.Client.prototype.query = ask as typeof pg.Client.prototype.query;
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
