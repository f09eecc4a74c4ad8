import { desc } from 'drizzle-orm';
import type { z } from 'zod';
import type { SecurityPolicy, securityPolicyState } from '../../../../contract/security/security-policy.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { type Change, record } from '../../audit/index.ts';
import { staleSetting } from '../refusals.ts';
import { savedBy } from '../saved-by.ts';
import { securityPolicies } from '../tables.ts';
import { defaultPolicy } from './current-policy.ts';

export type PolicyState = z.input<typeof securityPolicyState>;

/** Inside tx(). The policy as it was saved, with who did. */
export async function policyState(): Promise<PolicyState> {
  const rows = await db().select().from(securityPolicies).orderBy(desc(securityPolicies.version)).limit(1);
  const [newest] = await savedBy(rows);
  if (!newest) return { version: 1, changedAt: null, changedBy: null, policy: defaultPolicy };
  return { ...newest, policy: { ...defaultPolicy, ...newest.policy } };
}

/** Inside tx(). The next version, made on `version`; it counts from the next call of everybody on. */
export async function savePolicy({ clock }: Platform, actor: Actor, version: number, policy: SecurityPolicy) {
  const before = await policyState();
  if (before.version !== version) throw staleSetting(before);
  const changes = differences(before.policy, policy);
  if (changes.length === 0) return before;
  const [saved] = await db()
    .insert(securityPolicies)
    .values({ version: version + 1, policy, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw staleSetting(await policyState());
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'security_policy', id: String(saved.version) },
    data: { kind: 'security_policy', key: 'security_policy' },
    changes: changes.filter(({ field }) => field !== 'blockedWords'),
    personalChanges: changes.filter(({ field }) => field === 'blockedWords'),
  });
  return policyState();
}

function differences(before: SecurityPolicy, after: SecurityPolicy): Change[] {
  return (Object.keys(defaultPolicy) as (keyof SecurityPolicy)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
