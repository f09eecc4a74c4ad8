import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { mayComeFrom } from '../clients/client-access.ts';
import { sha256 } from '../secrets.ts';
import { sessions } from '../tables.ts';
import { actorOf, findLiving } from './authenticate.ts';
import { refreshOf } from './session-cookies.ts';

/**
 * Who holds a session, when it lives and its own browser asks: for an address that a browser opens by itself, where no
 * bearer travels. The cookie never leaves the browser that signed in.
 */
export async function sessionHolder(
  { database, clock }: Platform,
  sessionId: string,
  req: FastifyRequest,
): Promise<Actor | null> {
  const { found, lock } = await database.tx({ kind: 'identity' }, async () => ({
    found: await findLiving(sessionId, clock.now()),
    lock: await lockOf(sessionId),
  }));
  if (!found || !lock || !mayComeFrom(found, req.ip)) return null;
  const { handle, refreshHash, previousHash } = lock;
  const token = refreshOf(req, handle);
  const isHeld = token !== null && [refreshHash, previousHash].includes(sha256(token));
  return isHeld ? actorOf(found, req) : null;
}

async function lockOf(sessionId: string) {
  const { handle, refreshHash, previousHash } = sessions;
  const [lock] = await db()
    .select({ handle, refreshHash, previousHash })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return lock;
}
