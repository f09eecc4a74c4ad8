import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** `per: 'actor'` counts the signed-in caller, not the address; `per: 'client'` everybody of one tenant. */
export type RouteLimit = { max: number; seconds: number; per?: 'ip' | 'actor' | 'client' };

export function limitOf(limit: RouteLimit | undefined): { rateLimit?: RateLimitOptions } {
  if (!limit) return {};
  const { max, seconds, per = 'ip' } = limit;
  const timeWindow = seconds * 1000;
  if (per === 'ip') return { rateLimit: { max, timeWindow } };
  const keyGenerator = ({ actor, ip }: FastifyRequest) =>
    (per === 'client' ? actor?.clientId : undefined) ?? actor?.userId ?? ip;
  return { rateLimit: { max, timeWindow, hook: 'preParsing', keyGenerator } };
}
