import type { FastifyInstance } from 'fastify';
import type { DeploymentConfig } from '../../../contract/security/settings.ts';
import type { Platform } from '../platform.ts';
import { giveForgeryToken } from './security/forgery.ts';

/** What the browser application must know of where it runs. Field by field: never a secret. */
export function serveDeployment(app: FastifyInstance, { env, clock }: Pick<Platform, 'env' | 'clock'>) {
  const { deployment, gateway, production, environment, baseUrl, reportUrl, copyright, support, version } =
    env;
  const config = {
    deployment,
    gateway,
    production,
    environment,
    demo: env.mode === 'demo',
    baseUrl,
    reportUrl,
    copyright,
    support,
    version,
  };
  app.get('/config.json', async (req, reply) => {
    giveForgeryToken(req, reply, env);
    const { zone: timeZone } = clock.calendar;
    const body: DeploymentConfig = { ...config, timeZone, sso: await singleSignOn(app, env) };
    return reply.header('cache-control', 'no-store').send(body);
  });
}

async function singleSignOn(
  app: FastifyInstance,
  { sso }: Platform['env'],
): Promise<DeploymentConfig['sso']> {
  if (!sso || !app.signOnAddresses) return null;
  const { clientId, redirectUri, scope, logoutRedirectUri, allowedLogoutHosts } = sso;
  const addresses = await app.signOnAddresses();
  return { ...addresses, clientId, redirectUri, scope, logoutRedirectUri, allowedLogoutHosts };
}
