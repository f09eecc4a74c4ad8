import { desc } from 'drizzle-orm';
import type { RetentionPolicy } from '../../../contract/security/retention.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { clientNames, savedBy, staleSetting } from '../identity/index.ts';
import { retentionPolicies } from './tables.ts';

/** By default no business record is removed. */
export const firstPolicy: RetentionPolicy = {
  rules: {
    closed_requests: null,
    drafts: null,
    screening_runs: null,
    news: null,
    notifications: null,
    list_entries: null,
    work_items: 90,
    sessions: 30,
    mails: 90,
    webhook_deliveries: 30,
  },
  clients: [],
};

const noClient = 'There is no such client. Reload and choose one from the list.';

/** Inside tx(). The policy as it was saved, with who did. */
export async function policyState() {
  const rows = await db().select().from(retentionPolicies).orderBy(desc(retentionPolicies.version)).limit(1);
  const [newest] = await savedBy(rows);
  if (!newest) return { version: 1, changedAt: null, changedBy: null, policy: firstPolicy };
  const { version, changedAt, changedBy, policy } = newest;
  const rules = { ...firstPolicy.rules, ...policy.rules };
  return { version, changedAt, changedBy, policy: { ...policy, rules } };
}

/** Inside tx(). The next version, made on `version`. */
export async function savePolicy(
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  version: number,
  policy: RetentionPolicy,
): Promise<void> {
  const before = await policyState();
  if (before.version !== version) throw staleSetting(before);
  const known = await clientNames();
  if (policy.clients.some(({ client }) => !known.has(client)))
    throw problem('input.invalid', noClient, { fields: { client: noClient } });
  const [saved] = await db()
    .insert(retentionPolicies)
    .values({ version: version + 1, policy, changedBy: actor.userId, changedAt: clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!saved) throw staleSetting(await policyState());
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: 'retention', id: String(saved.version) },
    data: { kind: 'retention', key: 'retention' },
    changes: [
      { field: 'rules', before: before.policy.rules, after: policy.rules },
      { field: 'clients', before: before.policy.clients, after: policy.clients },
    ],
  });
}
