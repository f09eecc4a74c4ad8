import type { z } from 'zod';
import type { SecurityPolicy, securityPolicyState } from '../../../../contract/security/security-policy.ts';
import type { Actor, Platform } from '../../../platform/index.ts';
import type { Change } from '../../audit/index.ts';
import { newestVersion, saveVersion, savingOf } from '../saved-versions.ts';
import { revokeLapsed } from '../session/revoke.ts';
import { securityPolicies } from '../tables.ts';
import { defaultPolicy } from './current-policy.ts';

type PolicyState = z.input<typeof securityPolicyState>;

/** Inside tx(). The policy as it was saved, with who did. */
export async function policyState(): Promise<PolicyState> {
  const newest = await newestVersion(securityPolicies);
  return { ...(await savingOf(newest)), policy: { ...defaultPolicy, ...newest?.policy } };
}

/** Inside tx(). The next version, made on `version`; it counts from the next call of everybody on. */
export const savePolicy = (platform: Platform, actor: Actor, version: number, policy: SecurityPolicy) =>
  saveVersion(platform, actor, version, {
    table: securityPolicies,
    event: { kind: 'security_policy' },
    state: policyState,
    async next(before) {
      const changes = differences(before.policy, policy);
      if (changes.length === 0) return null;
      await revokeLapsed(platform.clock.now());
      return {
        row: { policy },
        changes: changes.filter(({ field }) => field !== 'blockedWords'),
        personalChanges: changes.filter(({ field }) => field === 'blockedWords'),
      };
    },
  });

function differences(before: SecurityPolicy, after: SecurityPolicy): Change[] {
  return (Object.keys(defaultPolicy) as (keyof SecurityPolicy)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
