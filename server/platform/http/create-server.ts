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
import { limitBodyTime } from './body-deadline.ts';
import { serveBrowserApp } from './browser-app.ts';
import { readJsonOnly } from './content-types.ts';
import { countCspReports } from './csp-reports.ts';
import { serveDeployment } from './deployment.ts';
import { sendProblem, translateErrors } from './error-translator.ts';
import { rewriteUrl } from './gateway.ts';
import { serveHealth } from './health.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { limitRequests } from './limits.ts';
import { allowedOrigins, allowOrigins } from './origins.ts';
import { answerParserError } from './parser-errors.ts';
import { logRequests } from './request-log.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveSecurityContact } from './security-txt.ts';
import { refuseUnclear } from './unclear-requests.ts';
import { sweepUploads } from './uploads.ts';
import { silentWitness } from './witness.ts';

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
  app.decorate('witness', silentWitness());
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
