import type { z } from 'zod';
import type {
  DispositionPolicy,
  dispositionPolicyState,
} from '../../../../contract/security/dispositions.ts';
import { type Actor, invalidField, type Platform } from '../../../platform/index.ts';
import { newestVersion, saveVersion, savingOf } from '../../identity/index.ts';
import { dispositionPolicies } from '../tables.ts';
import { firstDispositions } from './current-dispositions.ts';

const percentages = ['secondLookPercent', 'knownAnswerPercent'] as const;

type DispositionsState = z.input<typeof dispositionPolicyState>;

/** Inside tx(). The policy as it was saved, with who did. */
export async function dispositionsState(): Promise<DispositionsState> {
  const newest = await newestVersion(dispositionPolicies);
  return { ...(await savingOf(newest)), dispositions: { ...firstDispositions, ...newest?.policy } };
}

/** Inside tx(). The next version, made on `version`. Decisions that were taken keep their reason and their end. */
export const saveDispositions = (
  platform: Platform,
  actor: Actor,
  version: number,
  policy: DispositionPolicy,
): Promise<DispositionsState> =>
  saveVersion(platform, actor, version, {
    table: dispositionPolicies,
    event: { kind: 'dispositions' },
    state: dispositionsState,
    next({ dispositions: before }) {
      refuseToForget(before, policy);
      return {
        row: { policy },
        changes: [
          { field: 'reasons', before: spoken(before), after: spoken(policy) },
          ...percentages.map((field) => ({ field, before: before[field], after: policy[field] })),
          { field: 'validityDays', before: lasting(before), after: lasting(policy) },
        ],
      };
    },
  });

/** What was once decided names its reason for ever: a code is no longer offered, but never gone. */
function refuseToForget(before: DispositionPolicy, after: DispositionPolicy) {
  const kept = new Set(after.reasons.map(({ code }) => code));
  const gone = before.reasons.filter(({ code }) => !kept.has(code)).map(({ code }) => code);
  if (gone.length === 0) return;
  throw invalidField(
    'setting.reasons',
    `A code can’t be removed, because decisions may use it: ${gone.join(', ')}. Stop offering it instead.`,
  );
}

const spoken = ({ reasons }: DispositionPolicy) =>
  reasons.map(
    ({ code, label, dispositions, active }) =>
      `${code} (${label}): ${dispositions.join(', ')}${active ? '' : ', no longer offered'}`,
  );

const lasting = ({ validityDays }: DispositionPolicy) =>
  Object.entries(validityDays).flatMap(([disposition, days]) =>
    Object.entries(days).map(([strength, count]) => `${disposition} ${strength}: ${count ?? 'for good'}`),
  );
