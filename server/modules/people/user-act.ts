import type { z } from 'zod';
import type { saveUser } from '../../../contract/security/people.ts';
import type { Platform } from '../../platform/index.ts';
import type { AuditActor } from '../audit/index.ts';
import type { Account } from '../identity/index.ts';
import type { PeoplePorts } from './ports.ts';

export type UserInput = Omit<z.output<typeof saveUser.request>, 'C_TIMESTAMP'>;

/** One act on one user, inside its transaction. */
export type UserAct = {
  platform: Platform;
  ports: PeoplePorts;
  actor: AuditActor;
  account: Account;
  input: UserInput;
};
