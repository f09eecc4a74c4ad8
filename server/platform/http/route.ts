import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ListLimits } from '../../../contract/limits.ts';
import { type OperationSpec, problemAnswer, type Without } from '../../../contract/operation.ts';
import { MISSING_PARTS } from '../../../contract/words.ts';
import { type Problem, problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Actor } from '../session.ts';
import { admit, requireStepUp } from './access.ts';
import { fitted } from './answers.ts';
import type { UploadedFile } from './app-types.ts';
import { refuseUnstorableText } from './input/clean-text.ts';
import { readForm } from './input/form-data.ts';
import { costLimit, type RouteLimit } from './limits/route-limit.ts';
import { refuseForgery } from './security/forgery.ts';

/** What `operation()` answers. */
type Operation = Omit<OperationSpec, 'request'> & { request: z.ZodType };

type Call<Op extends Operation> = {
  /** The validated body of a POST; the validated query and path of a GET. */
  input: Without<z.output<Op['request']>, 'C_TIMESTAMP'>;
  actor: Op['access'] extends readonly string[] ? Actor : Actor | undefined;
  files: UploadedFile[];
  req: FastifyRequest;
  reply: FastifyReply;
};

/** Read-only all through, so that what a handler writes is inferred as it stands: `'Success'` and not `string`. */
type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
/** What a handler may answer; a stream or a buffer where the operation answers a file. */
type Answer<Op extends Operation> = Frozen<z.input<Op['answer']>>;

type RouteOptions = {
  /** Besides the general limit. */
  limit?: RouteLimit;
  /** May come from a closing page, which sends no token: the exact Origin decides. */
  originOnly?: boolean;
  /** What a call that brings no token at all is told instead of 401: it was never meant to be renewed. */
  withoutBearer?: () => Problem;
  /** The page for a person whose browser opened an address that does not hold any more; programs are told in JSON. */
  expiredPage?: (req: FastifyRequest, reply: FastifyReply) => Promise<string>;
};

/** Of one list, by everybody of one tenant. */
const exports = { max: 30, seconds: 60, per: 'client' } as const;

/** Registers one operation of the contract: path, schemas, access rule, form-data, limits. */
export function route<Op extends Operation, const Given extends Answer<Op>>(
  app: FastifyInstance,
  platform: Platform,
  operation: Op,
  handler: (call: Call<Op>) => Promise<Given>,
  options: RouteOptions = {},
) {
  const { method, path, request, answer, multipart, stream, stepUp, status = 200 } = operation;
  const isPost = method === 'POST';
  const name = `${method} ${path}`;
  const limited = options.limit && costLimit(platform, name, options.limit);
  const exporting =
    'export' in fieldsOf(request) ? costLimit(platform, `export ${name}`, exports) : undefined;
  app.route({
    method,
    url: path,
    schema: {
      ...(isPost ? { body: request } : { querystring: request }),
      response: { ...(!stream && { [status]: answer }), '4xx': problemAnswer, '5xx': problemAnswer },
    },
    onRequest: async (req, reply) => {
      reply.header('cache-control', 'no-store');
      refuseForgery(req, app.origins, options.originOnly ?? false);
      if (isPost && !multipart && isForm(req))
        throw problem('input.media_type', 'This call doesn’t accept files.');
      await admit(app, req, operation, options.withoutBearer);
    },
    ...(options.expiredPage && { onSend: expiredAsPage(options.expiredPage) }),
    // Before a body is read, and after it is known whose it is.
    preParsing: async (req) => {
      await limited?.(req);
      if ((req.query as { export?: unknown }).export) await exporting?.(req);
    },
    preValidation: async (req) => {
      if (!isPost) req.query = { ...(req.query as object), ...declared(req.params, request) };
      else if (multipart && req.isMultipart()) await readForm(app, platform.files, req, multipart);
    },
    handler: async (req, reply) => {
      const { C_TIMESTAMP, ...input } = (isPost ? req.body : req.query) as Record<string, unknown>;
      refuseUnstorableText(input);
      if (req.actor && (stepUp === true || stepUp?.(input))) requireStepUp(req.actor, platform.clock.now());
      const actor = req.actor && { ...req.actor, clientTime: C_TIMESTAMP as string | undefined };
      const answered = await handler({ input, actor, files: req.uploads, req, reply } as unknown as Call<Op>);
      if (!isPost) await witnessExport(app, req, operation, answered);
      req.uploadsKept = true;
      if (reply.sent) return reply;
      if (stream) return reply.send(answered);
      if (reply.statusCode === 200) reply.status(status);
      return reply.send(
        reply.statusCode === status ? fitting(app, platform, operation, reply, answered) : answered,
      );
    },
  });
}

/** What could not be sent is named in a header, logged and counted: nobody takes a part for the whole. */
function fitting(
  app: FastifyInstance,
  { log }: Platform,
  { method, path, answer }: Operation,
  reply: FastifyReply,
  answered: unknown,
) {
  const { answer: sent, missing } = fitted(answer, answered);
  if (missing.length === 0) return sent;
  const name = `${method} ${path}`;
  log.error(
    { id: reply.request.id, route: path, missing: missing.slice(0, 20) },
    'An answer did not fit the contract.',
  );
  app.unfitAnswers.set(name, (app.unfitAnswers.get(name) ?? 0) + 1);
  reply.header(MISSING_PARTS, missing.slice(0, 20).map(encodeURIComponent).join(','));
  return sent;
}

const expiredAsPage =
  (page: NonNullable<RouteOptions['expiredPage']>) =>
  async (req: FastifyRequest, reply: FastifyReply, refusal: unknown) => {
    const isWanted = req.refusal === 'signature.invalid' && req.headers.accept?.includes('text/html');
    if (!isWanted) return refusal;
    reply.type('text/html; charset=utf-8');
    return page(req, reply);
  };

/** The first page of an export says so; the list behind it is told once, whole. */
async function witnessExport(
  app: FastifyInstance,
  req: FastifyRequest,
  { path }: Operation,
  answered: unknown,
) {
  const {
    export: format,
    current,
    pageSize,
    sort,
    C_TIMESTAMP,
    ...query
  } = req.query as Record<string, unknown>;
  const { total } = (answered ?? {}) as { total?: number };
  if (!format || !req.actor || total === undefined) return;
  const rows = Math.min(total, ListLimits.exportRows);
  await app.auditHook.exported(req.actor, { list: `GET ${path}`, format: String(format), rows, query });
}

/** By the header: the form's own parser has not run yet. */
function isForm(req: FastifyRequest) {
  return req.headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** The parts of the path that the operation names among its fields. */
function declared(params: unknown, request: z.ZodType) {
  const fields = fieldsOf(request);
  return Object.fromEntries(Object.entries(params as object).filter(([name]) => name in fields));
}

const fieldsOf = (request: z.ZodType) => (request instanceof z.ZodObject ? request.shape : {});
