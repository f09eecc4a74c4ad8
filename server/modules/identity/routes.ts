import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { registerClients } from './clients/routes.ts';
import { type IdentityPorts, noPorts } from './ports.ts';
import { registerSecondFactor } from './second-factor/routes.ts';
import { registerSessions } from './session/routes.ts';
import { registerSignIn } from './sign-in/routes.ts';
import { registerSingleSignOn } from './sso/routes.ts';
import { sweep } from './sweep.ts';

/** Who may come in, and for whom: accounts, signing in, sessions, clients. */
export function mountIdentity(app: FastifyInstance, platform: Platform, ports: Partial<IdentityPorts> = {}) {
  const known = { ...noPorts, ...ports };
  registerSignIn(app, platform);
  registerSingleSignOn(app, platform, known);
  registerSessions(app, platform);
  registerSecondFactor(app, platform);
  registerClients(app, platform, known);
  platform.jobs.schedule(
    { name: 'identity.sweep', title: 'Removal of expired sessions', rhythm: { hourlyAt: 17 } },
    (run) => sweep(platform, run),
  );
}
