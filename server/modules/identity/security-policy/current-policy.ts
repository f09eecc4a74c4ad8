import { desc } from 'drizzle-orm';
import { PolicyLimits } from '../../../../contract/limits.ts';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { type Db, db } from '../../../platform/index.ts';
import { securityPolicies } from '../tables.ts';

type Numbers = { [Key in keyof typeof PolicyLimits]: number };
const numbers = Object.fromEntries(
  Object.entries(PolicyLimits).map(([name, { start }]) => [name, start]),
) as Numbers;

export const defaultPolicy: SecurityPolicy = {
  ...numbers,
  passwordRule: 'standard',
  firmPasskeys: false,
  blockList: true,
  blockedWords: [],
};

/** The subquery that finds the newest policy, for a statement that has something else to ask as well. */
export const newestPolicy = () =>
  db()
    .select({ policy: securityPolicies.policy })
    .from(securityPolicies)
    .orderBy(desc(securityPolicies.version))
    .limit(1);

/** What is in force, given what was saved: NIST's rule asks for a block list and lets no password age. */
export function inForce(saved: SecurityPolicy | null | undefined): SecurityPolicy {
  const policy = { ...defaultPolicy, ...saved };
  return policy.passwordRule === 'nist' ? { ...policy, blockList: true, passwordMaxAgeDays: 0 } : policy;
}

const known = new WeakMap<Db, Promise<SecurityPolicy>>();

/** Inside tx(). Read once in each transaction, and anew in the next: another process may have changed it. */
export function securityPolicy(): Promise<SecurityPolicy> {
  const here = db();
  const reading = known.get(here) ?? newestPolicy().then(([newest]) => inForce(newest?.policy));
  known.set(here, reading);
  return reading;
}
