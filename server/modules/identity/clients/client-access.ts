import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { type Env, isWithin, outsideNetworks, type Problem, problem } from '../../../platform/index.ts';
import type { Account } from '../accounts/account.ts';
import type { Session } from '../session/session-state.ts';
import { findProvider, providerAddress } from './client-provider.ts';

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

/** Whether the client of this person lets its people in by its own identity provider alone, and this was another way. */
export const needsOwnProvider = ({ client }: OfClient, method: Session['method']) =>
  client?.access.ownProviderOnly === true && method !== 'client_sso';

export type Denied = 'network' | 'own_provider';

/** Why their client keeps this person from signing in like this; null where it does not. */
export function deniedBy(account: OfClient, ip: string, method: Session['method'] = 'local'): Denied | null {
  if (!mayComeFrom(account, ip)) return 'network';
  return needsOwnProvider(account, method) ? 'own_provider' : null;
}

/** Inside tx(). The same in a sentence, for whoever has proved who they are. */
export async function sayDenied(env: Env, denied: Denied, { client }: OfClient): Promise<Problem> {
  if (denied === 'network') return outsideNetworks();
  const provider = client && (await findProvider(client.id));
  const address = provider ? providerAddress(env, provider) : '';
  return problem(
    'access.own_provider',
    `Your organisation requires its own identity provider. Sign in at ${address} instead.`,
  );
}
