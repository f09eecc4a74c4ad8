import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';
import type { Platform } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';
import { issueAccess } from './access-token.ts';
import { presentCurrent } from './current-details.ts';
import type { OpenedSession } from './open-session.ts';

const ticketName = '__Host-prelogin';
const refreshName = (handle: string) => `__Host-rt-${handle}`;
const strict = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

const handleForm = /^[A-Za-z0-9_-]{22}$/;
const tokenForm = /^[A-Za-z0-9_-]{43,86}$/;
const wellFormed = (value: string | undefined) => (value && tokenForm.test(value) ? value : null);

export const ticketOf = (req: FastifyRequest) => wellFormed(req.cookies[ticketName]);

export function setTicketCookie(reply: FastifyReply, ticket: string, expires: Date) {
  reply.setCookie(ticketName, ticket, { ...strict, expires });
}

export function clearTicketCookie(reply: FastifyReply) {
  reply.clearCookie(ticketName, strict);
}

/** The refresh token that belongs to a handle, null unless both are there. */
export const refreshOf = (req: FastifyRequest, handle: string) =>
  handleForm.test(handle) ? wellFormed(req.cookies[refreshName(handle)]) : null;

/** The refresh tokens of every session that this browser holds, by their handles. */
export const refreshesOf = (req: FastifyRequest): { handle: string; token: string }[] =>
  Object.keys(req.cookies).flatMap((name) => {
    const handle = name.startsWith(refreshName('')) ? name.slice(refreshName('').length) : '';
    const token = refreshOf(req, handle);
    return token ? [{ handle, token }] : [];
  });

/** Ends with the browser, as does the handle it belongs to; how long the session lives is the server's to say. */
function setRefreshCookie(reply: FastifyReply, handle: string, token: string) {
  reply.setCookie(refreshName(handle), token, strict);
}

export function clearRefreshCookie(reply: FastifyReply, handle: string) {
  if (handleForm.test(handle)) reply.clearCookie(refreshName(handle), strict);
}

/** Gives a session to its browser: access token, handle and details in the body, the refresh token as a cookie. */
export async function answerSession(
  reply: FastifyReply,
  account: Account,
  opened: Pick<OpenedSession, 'session' | 'policy' | 'refreshToken'>,
  platform: Platform,
) {
  const { session, refreshToken } = opened;
  const access = await issueAccess(account, session, platform);
  setRefreshCookie(reply, session.handle, refreshToken);
  const Data = presentCurrent(account, opened);
  return { Result: 'Success' as const, access, refresh: session.handle, Data };
}
