import type { z } from 'zod';
import type {
  DispositionPolicy,
  dispositionPolicyState,
} from '../../../../contract/security/dispositions.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { dispositionPolicies } from '../tables.ts';
import { firstDispositions, newestDispositions } from './current-dispositions.ts';

const percentages = ['secondLookPercent', 'knownAnswerPercent'] as const;

export type DispositionsState = z.input<typeof dispositionPolicyState>;

/** Inside tx(). The policy as it was saved, with who did. */
export async function dispositionsState(): Promise<DispositionsState> {
  const newest = await newestDispositions();
  if (!newest) return { version: 1, changedAt: null, changedBy: null, dispositions: firstDispositions };
  const { version, policy, changedAt, changedBy: id } = newest;
  const name = (await findPeople([id])).get(id)?.name ?? '';
  const dispositions = { ...firstDispositions, ...policy };
  return { version, changedAt: changedAt.toISOString(), changedBy: { id, name }, dispositions };
}

/** Inside tx(). The next version, made on `version`. Decisions that were taken keep their reason and their end. */
export async function saveDispositions(
  { clock }: Platform,
  actor: Actor,
  version: number,
  policy: DispositionPolicy,
): Promise<DispositionsState> {
  const before = await dispositionsState();
  if (before.version !== version) throw stale(before);
  refuseToForget(before.dispositions, policy);
  const [saved] = await db()
    .insert(dispositionPolicies)
    .values({ version: version + 1, policy, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw stale(await dispositionsState());
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'dispositions', id: String(saved.version) },
    data: { kind: 'dispositions', key: 'dispositions' },
    changes: [
      { field: 'reasons', before: spoken(before.dispositions), after: spoken(policy) },
      ...percentages.map((field) => ({
        field,
        before: before.dispositions[field],
        after: policy[field],
      })),
      { field: 'validityDays', before: lasting(before.dispositions), after: lasting(policy) },
    ],
  });
  return dispositionsState();
}

/** What was once decided names its reason for ever: a code is no longer offered, but never gone. */
function refuseToForget(before: DispositionPolicy, after: DispositionPolicy) {
  const kept = new Set(after.reasons.map(({ code }) => code));
  const gone = before.reasons.filter(({ code }) => !kept.has(code)).map(({ code }) => code);
  if (gone.length === 0) return;
  const sentence = `A code can’t be removed, because decisions may use it: ${gone.join(', ')}. Stop offering it instead.`;
  throw problem('input.invalid', sentence, { fields: { 'setting.reasons': sentence } });
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

const stale = (current: DispositionsState) =>
  problem(
    'record.stale',
    'Someone else changed this since you opened it. Reload to see the latest version.',
    { current },
  );
