import type { FastifyInstance } from 'fastify';
import type { DeploymentConfig } from '../../../contract/security/settings.ts';
import type { Env } from '../env.ts';
import { giveForgeryToken } from './forgery.ts';

/** What the browser application must know of where it runs. Never a secret. */
export function serveDeployment(app: FastifyInstance, env: Env) {
  const { deployment, gateway, production, environment, baseUrl, reportUrl, copyright, support, version } =
    env;
  const sso = env.sso ?? null;
  const config: DeploymentConfig = {
    deployment,
    gateway,
    production,
    environment,
    baseUrl,
    reportUrl,
    sso,
    copyright,
    support,
    version,
  };
  app.get('/config.json', async (req, reply) => {
    giveForgeryToken(req, reply, env);
    return reply.header('cache-control', 'no-store').send(config);
  });
}
