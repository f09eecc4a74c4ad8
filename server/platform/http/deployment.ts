import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { giveForgeryToken } from './forgery.ts';

/** What the browser application must know of where it runs. Never a secret. */
export function serveDeployment(app: FastifyInstance, env: Env) {
  const { deployment, gateway, production, baseUrl, reportUrl, sso, copyright, support, version } = env;
  const config = { deployment, gateway, production, baseUrl, reportUrl, sso, copyright, support, version };
  app.get('/config.json', async (req, reply) => {
    giveForgeryToken(req, reply, env);
    return reply.header('cache-control', 'no-store').send(config);
  });
}
