import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ScimErrorType, scimMediaType, scimUrns } from '../../../contract/security/scim.ts';
import { problemOf } from '../../platform/http/error-translator.ts';
import { type Log, Problem } from '../../platform/index.ts';
import { ScimRefusal } from './scim-refusal.ts';

const types: Partial<Record<Problem['code'], ScimErrorType>> = {
  'input.invalid': 'invalidValue',
  'input.malformed': 'invalidSyntax',
  'record.taken': 'uniqueness',
  'request.not_possible': 'mutability',
};

/** Every refusal in the protocol's own form (RFC 7644 §3.12); an accident says no more than its id. */
export function scimErrorHandler(log: Log) {
  return (error: unknown, req: FastifyRequest, reply: FastifyReply) => {
    const said: Said = error instanceof ScimRefusal ? error : translated(error, req);
    if (said.status >= 500) log.error({ err: error, id: req.id, route: req.routeOptions.url }, said.message);
    if (said.status === 401) reply.header('www-authenticate', 'Bearer');
    if (said.retryAfter) reply.header('retry-after', said.retryAfter);
    return sendScimError(reply, said);
  };
}

type Said = { status: number; scimType: ScimErrorType | undefined; message: string; retryAfter?: number };

function sendScimError(reply: FastifyReply, { status, scimType, message }: Said) {
  return reply
    .header('cache-control', 'no-store')
    .type(scimMediaType)
    .status(status)
    .send({
      schemas: [scimUrns.error],
      status: String(status),
      ...(scimType ? { scimType } : {}),
      detail: message,
    });
}

function translated(error: unknown, req: FastifyRequest): Said {
  const found = error instanceof Problem ? error : problemOf(error as FastifyError);
  if (!found)
    return {
      status: 500,
      scimType: undefined,
      message: `Something went wrong. Quote ${req.id} when you report it.`,
    };
  const { fields = {}, retryAfter } = found.details;
  const told = Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
  return {
    // The protocol knows no 422.
    status: found.status === 422 ? 400 : found.status,
    scimType: types[found.code],
    message: told.length > 0 ? told.join(' ') : found.message,
    ...(retryAfter ? { retryAfter } : {}),
  };
}
