import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { mountClients } from './clients/routes.ts';
import { type IdentityPorts, noPorts } from './ports.ts';
import { mountSecondFactor } from './second-factor/routes.ts';
import { mountSessions } from './session/routes.ts';
import { mountSignIn } from './sign-in/routes.ts';
import { mountSingleSignOn } from './sso/routes.ts';
import { sweep } from './sweep.ts';

/** Who may come in, and for whom: accounts, signing in, sessions, clients. */
export function mountIdentity(app: FastifyInstance, platform: Platform, ports: Partial<IdentityPorts> = {}) {
  const known = { ...noPorts, ...ports };
  mountSignIn(app, platform);
  mountSingleSignOn(app, platform, known);
  mountSessions(app, platform);
  mountSecondFactor(app, platform);
  mountClients(app, platform, known);
  platform.jobs.schedule({ name: 'identity.sweep', rhythm: { hourlyAt: 17 } }, (run) => sweep(platform, run));
}
