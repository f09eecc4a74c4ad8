import type { settings } from '../../../contract/index.ts';

/** What `GET /config.json` says about this deployment; never a secret in it. */
export type Deployment = settings.DeploymentConfig;

const onSameOrigin: Deployment = {
  deployment: 'on-premise',
  gateway: true,
  production: true,
  baseUrl: '',
  reportUrl: '',
  sso: null,
  copyright: { holder: '', structureUrl: '' },
  support: '',
  version: '2.0.0',
  environment: '',
};

let current = onSameOrigin;

export const deployment = () => current;

/** Reads the deployment once at the start; without an answer the app assumes the gateway on its own origin. */
export async function loadDeployment(): Promise<Deployment> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-store' });
    if (answer.ok) current = { ...onSameOrigin, ...((await answer.json()) as Partial<Deployment>) };
  } catch {
    current = onSameOrigin;
  }
  return current;
}
