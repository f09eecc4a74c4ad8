import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { registerClients } from './clients/routes.ts';
import { registerPeople } from './people/routes.ts';
import { turnLeaves } from './people/turn-leaves.ts';
import { type IdentityPorts, noPorts } from './ports.ts';
import { registerScim } from './scim/register-scim.ts';
import { registerSecondFactor } from './second-factor/routes.ts';
import { registerSessions } from './session/routes.ts';
import { registerSignIn } from './sign-in/routes.ts';
import { registerSingleSignOn } from './sso/routes.ts';
import { sweep } from './sweep.ts';

/** Who may come in, and who they are: signing in, sessions, users, clients. */
export function mountIdentity(app: FastifyInstance, platform: Platform, ports: Partial<IdentityPorts> = {}) {
  const known = { ...noPorts, ...ports };
  registerSignIn(app, platform);
  registerSingleSignOn(app, platform, known);
  registerSessions(app, platform);
  registerSecondFactor(app, platform);
  registerPeople(app, platform, known);
  registerClients(app, platform, known);
  registerScim(app, platform, known);
  platform.jobs.schedule(
    { name: 'identity.leaves', title: 'Leave that starts or ends', rhythm: { hourlyAt: 5 } },
    (run) => turnLeaves(platform, known, run),
  );
  platform.jobs.schedule(
    { name: 'identity.sweep', title: 'Removal of expired sessions', rhythm: { hourlyAt: 17 } },
    (run) => sweep(platform, run),
  );
}
