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
  if (actor?.outsideNetworks) throw outsideNetworks();
  if (access === 'login') return;
  if (!actor && withoutBearer && !req.headers.authorization) throw withoutBearer();
  if (!actor) throw problem('auth.token_missing', 'Sign in to continue.');
  if (!(access as readonly Role[]).includes(actor.role)) {
    throw problem('access.role', 'Your role does not include this.');
  }
  if (actor.passkeyDue && !withoutPasskey)
    throw problem('auth.passkey_needed', 'Your firm requires a passkey. Sign in again to add one.');
  if (modules && !modules.some((title) => actor.modules.includes(title))) {
    throw problem('access.licence', `Your organisation has no licence for ${modules.join(' or ')}.`);
  }
  if (method === 'POST' && !reads && !personal) requireWriteAccess(actor);
}

export const outsideNetworks = () =>
  problem(
    'access.network',
    'Your organisation allows Prudence only from its own networks. Connect to one of them and sign in again.',
  );

/** Whoever took over an account by resetting it shall not be the second person of their own work. */
export function refuseHeld({ heldUntil }: Actor, now: Date) {
  if (!heldUntil || heldUntil <= now) return;
  const time = heldUntil.toISOString().slice(0, 16).replace('T', ' ');
  throw problem(
    'request.not_possible',
    `Someone else changed how you sign in. Until ${time} UTC, another person has to do this.`,
  );
}

/** Refuses an administrator's act whose second factor was proven too long ago: whoever only found an open session does no such thing. */
export function requireStepUp({ role, steppedUp }: Actor, now: Date) {
  if (role !== 'admin' || (steppedUp && steppedUp.until > now)) return;
  if (steppedUp?.by === 'sign_in')
    throw problem('auth.recent_login_needed', 'This needs a recent sign-in. Sign in again, then repeat it.');
  throw problem('auth.second_factor_needed', 'Confirm that it’s you with your second factor to continue.');
}

/** 403 for a read-only person, whose session goes on: it is no page they may not open. */
export function requireWriteAccess({ readOnly }: Pick<Actor, 'readOnly'>) {
  if (readOnly) throw problem('access.read_only', 'Your access is read-only, so you can’t make changes.');
}
