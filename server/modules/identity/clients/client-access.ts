import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { isWithin } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';

type OfClient = Pick<Account, 'client'>;

/** The security policy as it counts for this person: their client may be stricter, never looser. */
export function policyFor({ client }: OfClient, policy: SecurityPolicy): SecurityPolicy {
  const { idleSeconds, absoluteHours } = client?.access ?? {};
  return {
    ...policy,
    idleSeconds: Math.min(policy.idleSeconds, idleSeconds ?? policy.idleSeconds),
    absoluteHours: Math.min(policy.absoluteHours, absoluteHours ?? policy.absoluteHours),
  };
}

/** Whether this person may be here from this address. */
export function mayComeFrom({ client }: OfClient, ip: string): boolean {
  const networks = client?.access.networks ?? [];
  return networks.length === 0 || isWithin(networks, ip);
}
