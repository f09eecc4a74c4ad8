import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Access } from '../../../contract/operation.ts';
import type { Role } from '../../../contract/words.ts';
import { problem } from '../errors.ts';
import type { Actor } from '../session.ts';

/**
 * 401 without a session, 403 for another role and for a read-only person's change. Where the pre-login cookie
 * decides, a session is looked at if the call brings one.
 */
export async function admit(
  app: FastifyInstance,
  req: FastifyRequest,
  access: Access,
  changes: boolean,
): Promise<Actor | undefined> {
  if (access === 'public' || (access === 'login' && !req.headers.authorization)) return undefined;
  const actor = await app.authenticate(req);
  if (access === 'login') return actor ?? undefined;
  if (!actor) throw problem('auth.token_missing', 'Sign in to go on.');
  if (!(access as readonly Role[]).includes(actor.role)) {
    throw problem('access.role', 'Your role does not include this.');
  }
  if (changes && actor.readOnly) throw problem('access.read_only', 'You may look, but not change anything.');
  return actor;
}
