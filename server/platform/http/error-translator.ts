import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from '../db/database-problems.ts';
import { notFound, Problem, problem } from '../errors.ts';
import type { Log } from '../log.ts';
import { reportRefusal } from './audit-hook.ts';
import { UNUSABLE_VALUE } from './field-messages.ts';

/** A wrong role or licence leads the browser to the page "Unauthorized Access"; every other refusal stays where one is. */
const unauthorized = new Set(['access.role', 'access.licence']);

/** The one place where what was thrown becomes an answer. */
export function translateErrors(app: FastifyInstance, log: Log) {
  const inWords = (error: unknown, req: FastifyRequest) => {
    const found = problemOf(error as FastifyError);
    const refusal =
      found ?? problem('server.error', `Something went wrong. Quote ${req.id} when you report it.`);
    if (refusal.status >= 500 || refusal.code === 'file.corrupt')
      log.error({ err: error, id: req.id, route: req.routeOptions.url }, refusal.message);
    return refusal;
  };
  app.setErrorHandler(async (error, req, reply) => {
    let refusal = inWords(error, req);
    try {
      await reportRefusal(app.auditHook, req, refusal);
    } catch (failure) {
      refusal = inWords(failure, req);
    }
    return sendProblem(req, reply, refusal);
  });
}

export function sendProblem(req: FastifyRequest, reply: FastifyReply, refusal: Problem) {
  const { current, fields, retryAfter } = refusal.details;
  req.refusal = refusal.code;
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .status(refusal.status)
    .send({
      Result: unauthorized.has(refusal.code) ? 'Unauthorized' : 'Failed',
      Data: refusal.message,
      code: refusal.code,
      id: req.id,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
    });
}

/** What was thrown as a refusal; undefined for an accident. */
export function problemOf(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error.validation) {
    const fields = validationFields(error.validation as Parameters<typeof validationFields>[0]);
    return problem('input.invalid', 'Some fields need your attention.', { fields });
  }
  return databaseProblem(error) ?? byStatus(error);
}

/** What Fastify and its plugins refuse on their own. */
function byStatus(error: FastifyError): Problem | undefined {
  const status = error.statusCode ?? 500;
  // A file server's 403 for a folder or a dotfile is no more than "not there".
  if (status === 404 || status === 403) return notFound();
  if (status === 413) return problem('input.too_large', 'Too much was sent at once. Send less.');
  if (status === 415)
    return problem('input.media_type', 'Send JSON, or a form with files where files are taken.');
  if (status === 503)
    return problem('server.busy', 'The server is busy. Try again in a moment.', { retryAfter: 10 });
  if (status >= 400 && status < 500)
    return problem(
      'input.malformed',
      'The server couldn’t read what was sent. Reload the page and try again.',
    );
  return undefined;
}

type Issue = { instancePath?: string; message?: string; params?: { keys?: unknown } };

/** One message for each refused field, by its path in the request: `principals.0.name`. */
function validationFields(issues: readonly Issue[]): Record<string, string> {
  const fields: [string, string][] = [];
  for (const issue of issues.slice(0, 50)) {
    const path = (issue.instancePath ?? '').split('/').filter(Boolean).join('.');
    const unknownKeys = Array.isArray(issue.params?.keys) ? issue.params.keys.slice(0, 20) : [];
    if (unknownKeys.length === 0) fields.push([path || 'request', issue.message ?? UNUSABLE_VALUE]);
    for (const key of unknownKeys)
      fields.push([[path, String(key)].filter(Boolean).join('.'), 'Unknown field.']);
  }
  return Object.fromEntries(fields);
}
