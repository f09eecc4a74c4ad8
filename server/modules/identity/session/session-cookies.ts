import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

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

/** Ends with the browser, as does the handle it belongs to; how long the session lives is the server's to say. */
export function setRefreshCookie(reply: FastifyReply, handle: string, token: string) {
  reply.setCookie(refreshName(handle), token, strict);
}

export function clearRefreshCookie(reply: FastifyReply, handle: string) {
  if (handleForm.test(handle)) reply.clearCookie(refreshName(handle), strict);
}
