import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { BodyLimits } from '../../../contract/limits.ts';
import { problem } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import type { Authenticate } from './app-types.ts';
import { silentAuditHook } from './audit-hook.ts';
import { serveBrowserApp } from './browser-app.ts';
import { serveDeployment } from './deployment.ts';
import { mountDraining } from './draining.ts';
import { sendProblem, translateErrors } from './error-translator.ts';
import { rewriteUrl } from './gateway.ts';
import { answerParserError } from './input/parser-errors.ts';
import { decodeText, parseJson } from './input/strict-json.ts';
import { sweepUploads } from './input/uploads.ts';
import { limitRequests } from './limits/limits.ts';
import { mountReadiness, serveHealth } from './probes/health.ts';
import { countCspReports } from './security/csp-reports.ts';
import { refuseUnknownHosts } from './security/known-hosts.ts';
import { allowedOrigins, allowOrigins } from './security/origins.ts';
import { setSecurityHeaders } from './security/security-headers.ts';
import { serveSecurityContact } from './security/security-txt.ts';

/** The HTTP side of the platform, before any module has registered a route. */
export async function createServer(platform: Platform, authenticate: Authenticate): Promise<FastifyInstance> {
  const { env, log, files } = platform;
  const app = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: BodyLimits.json,
    requestTimeout: 10 * 60_000,
    http: { headersTimeout: 15_000 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    trustProxy: env.trustProxy ?? false,
    rewriteUrl,
    frameworkErrors: (_error, req, reply) => {
      sendProblem(req, reply, problem('input.malformed', 'The address could not be read.'));
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    forceCloseConnections: 'idle',
    clientErrorHandler: (error, socket) => answerParserError(error, socket as Socket, env),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler as never);
  // `route` has made an answer what the contract says.
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  app.decorate('authenticate', authenticate);
  app.decorate('origins', allowedOrigins(env));
  app.decorate('signOnAddresses', null);
  app.decorate('auditHook', silentAuditHook());
  app.decorate('unfitAnswers', new Map<string, number>());
  app.decorateRequest('actor', undefined);
  app.decorateRequest('uploads', null as never);
  app.decorateRequest('uploadsKept', false);
  app.decorateRequest('refusal', undefined);
  app.addHook('onRequest', async (req) => {
    req.uploads = [];
    refuseUnclear(req);
  });

  traceRequests(app, { parents: env.trustProxy !== undefined });
  mountDraining(app);
  translateErrors(app, log);
  logRequests(app, log);
  await setSecurityHeaders(app, env);
  refuseUnknownHosts(app, env);
  allowOrigins(app, app.origins);
  await app.register(cookie);
  await limitRequests(app, env);
  limitBodyTime(app, 30_000);
  readJsonOnly(app);
  await app.register(multipart);
  sweepUploads(app, files, log);
  await serveBrowserApp(app, env);
  mountReadiness(app, platform);
  serveHealth(app);
  serveDeployment(app, platform);
  serveSecurityContact(app, platform);
  countCspReports(app, platform);
  return app;
}

const utf8 = /^"?utf-?8"?$/i;

/** JSON comes as application/json or text/plain; both pass the one strict parser. Any other charset, and any compression, is refused. */
function readJsonOnly(app: FastifyInstance) {
  app.addContentTypeParser(
    ['application/json', 'text/plain'],
    { parseAs: 'buffer' },
    (req: FastifyRequest, body: Buffer) => parseJson(app, req, decodeText(body)),
  );
  app.addHook('onRequest', async (req) => {
    const type = req.headers['content-type']?.slice(0, 300) ?? '';
    const charsets = [...type.matchAll(/;\s*charset\s*=\s*([^;\s]+)/gi)].map(([, charset = '']) => charset);
    if (charsets.length > 1 || charsets.some((charset) => !utf8.test(charset)))
      throw problem('input.media_type', 'Send the text in UTF-8.');
    const encoding = req.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity')
      throw problem('input.media_type', 'Send the body without compression.');
  });
}

/** What a proxy and this server could read in two ways, and what comes from a connection that is gone. */
function refuseUnclear({ raw }: FastifyRequest) {
  // Without an address nothing can be counted, and nobody is left to be answered. Once read, the address stays known.
  if (!raw.socket.remoteAddress)
    throw problem(
      'input.malformed',
      'The server couldn’t read what was sent. Reload the page and try again.',
    );
  const hosts = raw.rawHeaders.filter((header, at) => at % 2 === 0 && header.toLowerCase() === 'host');
  if (hosts.length > 1) throw problem('input.malformed', 'The request names two hosts.');
}

/** A body of JSON arrives within seconds; a form with files may take the server's whole request timeout. */
function limitBodyTime(app: FastifyInstance, milliseconds: number) {
  const timers = new WeakMap<object, NodeJS.Timeout>();
  const clear = async (req: { raw: object }) => clearTimeout(timers.get(req.raw));
  app.addHook('onRequest', async (req) => {
    if (req.method === 'GET' || req.headers['content-type']?.toLowerCase().startsWith('multipart/')) return;
    timers.set(
      req.raw,
      setTimeout(() => req.raw.destroy(), milliseconds),
    );
  });
  app.addHook('preValidation', clear);
  app.addHook('onResponse', clear);
  app.addHook('onRequestAbort', clear);
}

/** One line a request: the route's pattern, never the address itself, which may carry names or tokens. */
function logRequests(app: FastifyInstance, log: Log) {
  // Looking for secrets would cost more than the rest of the line, which has none.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', async (req, reply) => {
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    lines[level](
      {
        id: req.id,
        method: req.method,
        route: req.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: req.actor?.userId,
        refusal: req.refusal,
      },
      'request',
    );
  });
}
