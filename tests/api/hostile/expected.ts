import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationKey } from '../../../contract/index.ts';
import { FIRM_ROLES, ROLES, type Role } from '../../../contract/words.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import type { Caller } from './callers.ts';

export type Where = 'own' | 'of another client' | 'missing';
type Outcome = 'passes' | 'open' | '401' | '403' | '404';

type Rule = {
  who: string;
  sees?: string;
  licence?: string;
  asked?: 'once seen';
  changes?: true;
  bare?: '403';
};
type Policy = { sees: Record<string, Record<string, string>>; routes: Record<string, Rule> };

const file = join(projectRoot, 'tests/api/hostile/policy.json');
export const policy = JSON.parse(readFileSync(file, 'utf8')) as Policy;

const listed = (text = '') => text.split(', ').filter(Boolean);
const groups: Record<string, readonly Role[]> = { nobody: [], everybody: ROLES, firm: FIRM_ROLES };
const rolesOf = (who: string) => groups[who] ?? listed(who);

const ruleOf = (key: OperationKey) => {
  const rule = policy.routes[key];
  if (!rule) throw new Error(`policy.json has no line for ${key}`);
  return rule;
};

/** Titles any of which a client must hold for this call; none for what every session may. */
export const licenceOf = (key: OperationKey) => listed(ruleOf(key).licence);

function sees(what: string, role: string, where: Where) {
  const rule = policy.sees[what];
  if (!rule) throw new Error(`policy.json does not say who sees a ${what}`);
  return Object.entries(rule).some(([who, places]) => {
    return (groups[who] ?? [who]).includes(role as Role) && listed(places).includes(where);
  });
}

/** What the policy says about one call of somebody whose client holds these licences. */
export function expected(
  key: OperationKey,
  { actor, access }: Caller,
  where: Where,
  held: readonly string[],
): Outcome {
  const rule = ruleOf(key);
  if (rule.who === 'anybody') return 'open';
  if (!actor) return access === '' && rule.bare ? rule.bare : '401';
  const { role, readOnly } = actor;
  const isTheirs = rolesOf(rule.who).includes(role);
  const licences = listed(rule.licence);
  const isOfFirm = groups.firm?.includes(role);
  if (!isTheirs && rule.asked !== 'once seen') return '403';
  if (licences.length > 0 && !isOfFirm && !licences.some((title) => held.includes(title))) return '403';
  if (readOnly && rule.changes) return '403';
  if (rule.sees && !sees(rule.sees, role, where)) return '404';
  return isTheirs ? 'passes' : '403';
}

/** What came back, in the same words. */
export function outcomeOf(status: number, key: OperationKey): Outcome | string {
  if (ruleOf(key).who === 'anybody') return status < 500 ? 'open' : `${status}`;
  if (status === 401 || status === 403 || status === 404) return `${status}`;
  return status < 500 ? 'passes' : `${status}`;
}
