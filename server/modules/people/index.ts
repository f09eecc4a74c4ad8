import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/index.ts';
import { applyLeaves } from './apply-leaves.ts';
import { noPorts, type PeoplePorts } from './ports.ts';
import { mountRoutes } from './routes.ts';

export { changeUser } from './change-user.ts';
export { createUser } from './create-user.ts';
export { disableForDeparture, disableUser, enableUser } from './disable-user.ts';
export { eraseAccount } from './erase-user.ts';
export { inviteUser } from './invite-user.ts';
export { noPorts, type PeoplePorts } from './ports.ts';
export { recordUser } from './record-user.ts';
export { forgetAccess } from './reset-access.ts';
export type { InputOf, UserAct, UserInput } from './user-act.ts';

/** Who works with the product: users, their leave and conflicts, and what administrators do with their accounts. */
export function mountPeople(app: FastifyInstance, platform: Platform, ports: Partial<PeoplePorts> = {}) {
  const known = { ...noPorts, ...ports };
  mountRoutes(app, platform, known);
  platform.jobs.schedule({ name: 'identity.leaves', rhythm: { hourlyAt: 5 } }, (run) =>
    applyLeaves(platform, known, run),
  );
}
