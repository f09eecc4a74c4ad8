import type { AnswerOf } from '../../../../contract/index.ts';
import type { RETENTION_CLIENT_KINDS } from '../../../../contract/retention-kinds.ts';

export type RetentionState = AnswerOf<'GET /security/v1.0/retention'>['Data'];
type ClientRules = RetentionState['policy']['clients'];
type ClientKind = (typeof RETENTION_CLIENT_KINDS)[number];
/** A line of the form: null keeps these records of the client. */
export type OwnRule = { client: string; kind: ClientKind; days: number | null };

export const ownRulesOf = (clients: ClientRules): OwnRule[] =>
  clients.flatMap(({ client, rules }) =>
    (Object.keys(rules) as ClientKind[]).map((kind) => ({ client, kind, days: rules[kind] ?? null })),
  );

/** The last line of the same client and kind counts. */
export function clientRulesOf(own: readonly OwnRule[]): ClientRules {
  const byClient = new Map<string, ClientRules[number]['rules']>();
  for (const { client, kind, days } of own)
    byClient.set(client, { ...byClient.get(client), [kind]: days ?? null });
  return [...byClient].map(([client, rules]) => ({ client, rules }));
}
