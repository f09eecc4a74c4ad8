import type { RetentionPolicy } from '../../../contract/security/retention.ts';
import { type Actor, invalidField, type Platform } from '../../platform/index.ts';
import { clientNames, newestVersion, saveVersion, savingOf } from '../identity/index.ts';
import { retentionPolicies } from './tables.ts';

/** By default no business record is removed. */
const firstPolicy: RetentionPolicy = {
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
  const newest = await newestVersion(retentionPolicies);
  const policy = { ...firstPolicy, ...newest?.policy };
  return {
    ...(await savingOf(newest)),
    policy: { ...policy, rules: { ...firstPolicy.rules, ...policy.rules } },
  };
}

/** Inside tx(). The next version, made on `version`. */
export const savePolicy = (
  platform: Pick<Platform, 'clock'>,
  actor: Actor,
  version: number,
  policy: RetentionPolicy,
) =>
  saveVersion(platform, actor, version, {
    table: retentionPolicies,
    event: { kind: 'retention' },
    state: policyState,
    async next(before) {
      const known = await clientNames();
      if (policy.clients.some(({ client }) => !known.has(client))) throw invalidField('client', noClient);
      return {
        row: { policy },
        changes: [
          { field: 'rules', before: before.policy.rules, after: policy.rules },
          { field: 'clients', before: before.policy.clients, after: policy.clients },
        ],
      };
    },
  });
