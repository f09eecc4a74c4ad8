import { getHeapStatistics } from 'node:v8';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { problem } from '../../errors.ts';

const pressure = {
  sampleInterval: 1000,
  maxEventLoopDelay: 5000,
  maxHeapUsedBytes: 0.9 * getHeapStatistics().heap_size_limit,
};

/** Generous for a person, tight for a machine. Health addresses, the page and its files answer always. */
export async function limitRequests(app: FastifyInstance, env: Env, limits: Partial<typeof pressure> = {}) {
  await app.register(rateLimit, {
    max: env.rateLimit,
    timeWindow: 60_000,
    allowList: isCheap,
    errorResponseBuilder: (_req, { ttl }) => tooMany(ttl),
  });
  if (!env.underPressure) return;
  await app.register(underPressure, {
    ...pressure,
    ...limits,
    retryAfter: 10,
    pressureHandler: (req) => {
      // Before a port is open nobody waits but the program itself, which tells the demo its past.
      if (isCheap(req) || !app.server.listening) return;
      throw problem('server.busy', 'The server is busy. Try again in a moment.', { retryAfter: 10 });
    },
  });
}

/**
 * Addresses that are no route and no file, pages of the browser application among them, and what nobody has signed in
 * for. They are counted apart from calls, so that opening pages takes nothing from what they call.
 */
export function limitUnknown(app: FastifyInstance, max?: number) {
  const limit = app.createRateLimit({ allowList: [], ...(max !== undefined && { max }) });
  return async (req: FastifyRequest) => {
    const counted = await limit(req);
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl);
  };
}

const tooMany = (ttl: number) =>
  problem('rate.limited', 'Too many requests. Wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
  });

/** The page and its files cost next to nothing, a whole office asks for them from one address, and it is the page that
 * says in words that the server is busy. */
const isCheap = ({ is404, method, routeOptions: { url: route, config }, url }: FastifyRequest) =>
  url.startsWith('/health/') || (method === 'GET' && (is404 || pages.has(route) || 'file' in config));

const pages = new Set<string | undefined>(['/', '/index.html', '/*']);
