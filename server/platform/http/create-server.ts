import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { BodyLimits } from '../../../contract/limits.ts';
import { problem } from '../errors.ts';
import type { Platform } from '../platform.ts';
import type { Authenticate } from './app-types.ts';
import { silentAuditHook } from './audit-hook.ts';
import { serveBrowserApp } from './browser-app.ts';
import { serveDeployment } from './deployment.ts';
import { sendProblem, translateErrors } from './error-translator.ts';
import { rewriteUrl } from './gateway.ts';
import { readJsonOnly } from './input/content-types.ts';
import { answerParserError } from './input/parser-errors.ts';
import { refuseUnclear } from './input/unclear-requests.ts';
import { sweepUploads } from './input/uploads.ts';
import { limitBodyTime } from './limits/body-deadline.ts';
import { limitRequests } from './limits/limits.ts';
import { serveHealth } from './probes/health.ts';
import { logRequests } from './request-log.ts';
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
  app.setSerializerCompiler(serializerCompiler as never);
  app.decorate('authenticate', authenticate);
  app.decorate('origins', allowedOrigins(env));
  app.decorate('signOnAddresses', null);
  app.decorate('auditHook', silentAuditHook());
  app.decorateRequest('actor', undefined);
  app.decorateRequest('uploads', null as never);
  app.decorateRequest('uploadsKept', false);
  app.decorateRequest('refusal', undefined);
  app.addHook('onRequest', async (req) => {
    req.uploads = [];
    refuseUnclear(req);
  });

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
  serveHealth(app, platform);
  serveDeployment(app, platform);
  serveSecurityContact(app, platform);
  countCspReports(app, platform);
  return app;
}
