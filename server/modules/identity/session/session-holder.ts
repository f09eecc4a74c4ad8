import type { FastifyRequest } from 'fastify';
import type { Actor, Platform } from '../../../platform/index.ts';
import { refreshOf } from '../cookies.ts';
import { sha256 } from '../secrets.ts';
import { actorOf, findLiving } from './authenticate.ts';

/**
 * Who holds a session, when it lives and its own browser asks: for an address that a browser opens by itself, where no
 * bearer travels. The cookie never leaves the browser that signed in.
 */
export async function sessionHolder(
  { database, clock }: Platform,
  sessionId: string,
  req: FastifyRequest,
): Promise<Actor | null> {
  const found = await database.tx({ kind: 'system' }, () => findLiving(sessionId, clock.now()));
  if (!found) return null;
  const { handle, refreshHash, previousHash } = found.session;
  const token = refreshOf(req, handle);
  const isHeld = token !== null && [refreshHash, previousHash].includes(sha256(token));
  return isHeld ? actorOf(found, req) : null;
}
