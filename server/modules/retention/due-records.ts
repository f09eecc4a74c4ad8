import {
  RETENTION_CLIENT_KINDS,
  RETENTION_KINDS,
  type RetentionKind,
} from '../../../contract/retention-kinds.ts';
import type { DueRecords, RetentionPolicy } from '../../../contract/security/retention.ts';
import type { Due } from '../../platform/index.ts';
import { clientNames } from '../identity/index.ts';
import { retentionKinds } from './retention-kinds.ts';

const dayMs = 86_400_000;
const examples = 3;

const isOfClients = (kind: RetentionKind): kind is (typeof RETENTION_CLIENT_KINDS)[number] =>
  (RETENTION_CLIENT_KINDS as readonly string[]).includes(kind);

/** What a rule says of a kind, for everybody and for each client with a rule of its own; what is kept has no line. */
export function rulesFor(policy: RetentionPolicy, kind: RetentionKind, now: Date): Due[] {
  const beforeOf = (days: number) => new Date(now.getTime() - days * dayMs);
  const own = isOfClients(kind)
    ? policy.clients.flatMap(({ client, rules }) =>
        rules[kind] === undefined ? [] : [{ client, days: rules[kind] }],
      )
    : [];
  const days = policy.rules[kind];
  const common: Due[] =
    days === null ? [] : [{ before: beforeOf(days), exceptClients: own.map(({ client }) => client) }];
  return [
    ...common,
    ...own.flatMap((one) => (one.days === null ? [] : [{ client: one.client, before: beforeOf(one.days) }])),
  ];
}

/** Inside a transaction of identity: what the next run would remove, by kind and client. */
export async function dueRecords(policy: RetentionPolicy, now: Date): Promise<DueRecords[]> {
  const names = await clientNames();
  const found: DueRecords[] = [];
  for (const kind of RETENTION_KINDS) {
    const { rows } = retentionKinds[kind];
    for (const due of rulesFor(policy, kind, now))
      for (const { clientId, count } of await rows.count(due)) {
        if (count === 0) continue;
        const whose = clientId ? { client: clientId, before: due.before } : due;
        const oldest = await rows.find(whose, examples);
        found.push({
          kind,
          client: clientId ? { id: clientId, name: names.get(clientId) ?? '' } : null,
          count,
          examples: oldest.filter((row) => row.clientId === clientId).map(({ label }) => label),
        });
      }
  }
  return found;
}
