import type { z } from 'zod';
import type { Without } from '../../../contract/operation.ts';
import type { saveUser } from '../../../contract/security/people.ts';
import type { Platform } from '../../platform/index.ts';
import type { AuditActor } from '../audit/index.ts';
import type { Account } from '../identity/index.ts';
import type { PeoplePorts } from './ports.ts';

export type UserCall = Without<z.output<typeof saveUser.request>, 'C_TIMESTAMP'>;
/** What is done, without whom it is done to. */
export type UserInput = Without<UserCall, 'id' | 'version'>;
export type InputOf<Action extends UserInput['action']> = Extract<UserInput, { action: Action }>;

/** One act on one user, inside its transaction. */
export type UserAct<Input extends UserInput = UserInput> = {
  platform: Platform;
  ports: PeoplePorts;
  actor: AuditActor;
  account: Account;
  input: Input;
};
