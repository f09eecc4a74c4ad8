import type { settings } from '../../../contract/index.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../../contract/time-zone.ts';
import { serverNow } from './server-clock.ts';

/** What `GET /config.json` says about this deployment; never a secret in it. */
type Deployment = settings.DeploymentConfig;

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
  demo: false,
  timeZone: DEFAULT_TIME_ZONE,
};

let current = onSameOrigin;

export const deployment = () => current;

/** The day that it is for the firm, whatever the reader's zone and clock say. */
export const firmToday = () => dayIn(current.timeZone, new Date(serverNow()));

/** Reads the deployment at the start and after a change; until there is an answer the app assumes its own origin. */
export async function loadDeployment(): Promise<Deployment> {
  try {
    const answer = await fetch('/config.json', { cache: 'no-store' });
    if (answer.ok) current = { ...onSameOrigin, ...((await answer.json()) as Partial<Deployment>) };
  } catch {
    // What was known stays.
  }
  return current;
}
