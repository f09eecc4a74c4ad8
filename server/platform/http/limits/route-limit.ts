import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { DEFAULT_RATE_LIMIT } from '../../environment-schema.ts';
import { problem } from '../../errors.ts';

/** `per: 'actor'` counts the signed-in caller; `per: 'client'` everybody of one tenant, so that none waits for another. */
export type RouteLimit = { max: number; seconds: number; per: 'actor' | 'client' };
type Limits = Pick<Env, 'rateLimit'>;

/** Whoever allows more of everything allows more of what costs: it scales with the general limit. */
const scaled = (max: number, { rateLimit }: Limits) =>
  Math.max(1, Math.ceil((max * rateLimit) / DEFAULT_RATE_LIMIT));

/** Beside the general limit, for calls that cost: counts whenever it is asked, and refuses what is too much. */
export function costLimit(app: FastifyInstance, { max, seconds, per }: RouteLimit, env: Limits) {
  const count = app.createRateLimit({
    max: scaled(max, env),
    timeWindow: seconds * 1000,
    keyGenerator: ({ actor, ip }: FastifyRequest) =>
      (per === 'client' ? actor?.clientId : undefined) ?? actor?.userId ?? ip,
  });
  return async (req: FastifyRequest): Promise<void> => {
    const counted = await count(req);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw problem('rate.limited', 'Too many requests. Wait a moment and try again.', {
      retryAfter: Math.max(1, counted.ttlInSeconds),
    });
  };
}
