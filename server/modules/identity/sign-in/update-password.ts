import type { FastifyRequest } from 'fastify';
import { type Platform, problem } from '../../../platform/index.ts';
import { type Account, findAccount, isNameOf, isOpen, maySignInLocally } from '../accounts/account.ts';
import { isLocked } from '../accounts/failed-attempts.ts';
import { callerOf } from '../caller.ts';
import { deniedBy, sayDenied } from '../clients/client-access.ts';
import { refused } from '../refusals.ts';
import { readBearer } from '../session/authenticate.ts';
import { ticketOf } from '../session/session-cookies.ts';
import { isRecent } from '../session/session-state.ts';
import { checkAddress } from './address-limit.ts';
import { type Change, changePassword, type Right } from './change-password.ts';
import { recordRefusal } from './record-refusal.ts';
import { holdTicket } from './tickets.ts';

/** The flags of the old payload (first login, age limit) decide nothing: the ticket or the session does. */
export async function updatePassword(
  platform: Platform,
  req: FastifyRequest,
  input: Change & { username: string },
) {
  const { account, right } = (await byTicket(platform, req, input.username)) ?? {
    ...(await bySession(platform, req, input.username)),
  };
  if (!account || !right) throw await refuse(platform, req, input.username);
  return changePassword(platform, account, right, input, callerOf(req));
}

type Entitled = { account?: Account; right?: Right };

async function byTicket(
  { database, clock, env }: Platform,
  req: FastifyRequest,
  username: string,
): Promise<Entitled | null> {
  const now = clock.now();
  return database.tx({ kind: 'identity' }, async () => {
    await checkAddress(req.ip, now);
    const ticket = await holdTicket(ticketOf(req), 'password', now);
    const account = ticket && (await findAccount(ticket.userId));
    if (!ticket || !account) return null;
    const denied = deniedBy(account, req.ip);
    if (denied) throw await sayDenied(env, denied, account);
    const mayChange = isOpen(account) && isNameOf(username, account.user) && !isLocked(account.user, now);
    return mayChange ? { account, right: { ticket } } : {};
  });
}

async function bySession(platform: Platform, req: FastifyRequest, username: string): Promise<Entitled> {
  const found = await readBearer(platform, req);
  if (!found || !isNameOf(username, found.user)) return {};
  const account = await platform.database.tx({ kind: 'identity' }, () => findAccount(found.user.id));
  if (!account) return {};
  // A password of their own would open the local door after the provider has closed its own.
  if (found.session.method !== 'local' && maySignInLocally(account, platform.env.deployment))
    throw problem(
      'auth.refused',
      'You signed in through single sign-on. Sign in with your password to change it.',
    );
  if (!isRecent(found.session, platform.clock.now()))
    throw problem('auth.recent_login_needed', 'Sign in again, then change the password within five minutes.');
  return { account, right: { sessionId: found.session.id } };
}

async function refuse(platform: Platform, req: FastifyRequest, claimed: string) {
  await platform.database.tx({ kind: 'identity' }, () =>
    recordRefusal(platform, {
      step: 'password_change',
      reason: 'ticket',
      claimed,
      account: null,
      caller: callerOf(req),
    }),
  );
  return refused();
}
