import type { Platform } from '../../platform/index.ts';
import type { AuditActor } from '../audit/index.ts';
import type { Account } from '../identity/index.ts';
import type { PeoplePorts, UserAct, UserInput } from '../people/index.ts';

/** The identity provider at work: who holds the token of SCIM. */
export type Provider = {
  platform: Platform;
  ports: PeoplePorts;
  actor: Extract<AuditActor, { service: string }>;
};

/** An act of the provider on a user, as an administrator's is one. */
export const actOf = <Input extends UserInput>(
  provider: Provider,
  { user, client }: Account,
  input: Input,
): UserAct<Input> => ({
  ...provider,
  account: { user, client },
  input,
});
