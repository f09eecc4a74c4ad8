import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../env.ts';
import { problem } from '../../errors.ts';
import { cameThroughGateway } from '../gateway.ts';

const forgeryCookie = 'XSRF-TOKEN';

/** One a browser, readable by the page, which sends it back as a header: another site can do neither. */
export function giveForgeryToken(req: FastifyRequest, reply: FastifyReply, env: Env) {
  if (req.cookies[forgeryCookie]) return;
  reply.setCookie(forgeryCookie, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    secure: env.publicUrl?.startsWith('https://') ?? false,
  });
}

/**
 * JSON travels as text/plain, which a form on any site can send with the browser's cookies. Relative addresses
 * must carry the token; on absolute ones, and where `originOnly` is set, the exact Origin decides.
 */
export function refuseForgery(req: FastifyRequest, origins: Set<string>, originOnly: boolean) {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const { origin, cookie } = req.headers;
  const site = req.headers['sec-fetch-site'];
  const foreign = origin !== undefined ? !origins.has(origin) : site !== undefined && site !== 'same-origin';
  if (foreign || site === 'cross-site') throw forged();
  if (!originOnly && cameThroughGateway(req)) {
    if (!sameToken(req.cookies[forgeryCookie], req.headers['x-xsrf-token'])) throw forged();
  } else if (origin === undefined && cookie !== undefined && site === undefined) {
    throw forged();
  }
}

function sameToken(kept: string | undefined, sent: string | string[] | undefined) {
  if (!kept || typeof sent !== 'string') return false;
  const [a, b] = [Buffer.from(kept), Buffer.from(sent)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function forged() {
  return problem(
    'auth.forgery',
    'This call did not come from the application. Reload the page and try again.',
  );
}
