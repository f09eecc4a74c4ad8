import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationSpec } from '../../../contract/operation.ts';
import type { Role } from '../../../contract/words.ts';
import { type Problem, problem } from '../errors.ts';
import type { Actor } from '../session.ts';

type Guarded = Pick<OperationSpec, 'method' | 'access' | 'modules' | 'reads' | 'personal' | 'withoutPasskey'>;

/**
 * 401 without a session, 403 for another role, for a client without the licence and for a read-only person's change.
 * Where the pre-login cookie decides, a session is looked at if the call brings one.
 */
export async function admit(
  app: FastifyInstance,
  req: FastifyRequest,
  { method, access, modules, reads, personal, withoutPasskey }: Guarded,
  withoutBearer?: () => Problem,
): Promise<void> {
  if (access === 'public' || (access === 'login' && !req.headers.authorization)) return;
  const actor = await app.authenticate(req);
  // Known before it is judged: who was refused is written down.
  req.actor = actor ?? undefined;
  if (access === 'login') return;
  if (!actor && withoutBearer && !req.headers.authorization) throw withoutBearer();
  if (!actor) throw problem('auth.token_missing', 'Sign in to go on.');
  if (!(access as readonly Role[]).includes(actor.role)) {
    throw problem('access.role', 'Your role does not include this.');
  }
  if (actor.passkeyDue && !withoutPasskey)
    throw problem('auth.passkey_needed', 'Your firm asks for a passkey. Sign in again to add one.');
  if (modules && !modules.some((title) => actor.modules.includes(title))) {
    throw problem('access.licence', `Your organisation has no licence for ${modules.join(' or ')}.`);
  }
  if (method === 'POST' && !reads && !personal) requireWriteAccess(actor);
}

/** 403 for a read-only person, whose session goes on: it is no page they may not open. */
export function requireWriteAccess({ readOnly }: Pick<Actor, 'readOnly'>) {
  if (readOnly) throw problem('access.read_only', 'Your access is read-only, so you can’t make changes.');
}
