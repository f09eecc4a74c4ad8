import { and, eq, isNull } from 'drizzle-orm';
import { REASON_TEXTS, type ReasonText } from '../../../../contract/texts/reasons.ts';
import type { Sentence } from '../../../../contract/texts/sentence.ts';
import type { AlertKind } from '../../../../contract/words.ts';
import { topicsOf } from '../../../../engine/lists/index.ts';
import { db, textCatalogue, type ValuesArgument } from '../../../platform/index.ts';
import { type AlertMatch, type AlertNews, type AlertRecord, alerts, type ThirdParty } from '../tables.ts';

/** One sentence of why somebody has to look, with the values that it asks for. */
export const alertReason = <Code extends ReasonText>(
  code: Code,
  ...[values]: ValuesArgument<(typeof REASON_TEXTS)[Code]>
): AlertReason => ({ code, values: values ?? {} });

export type AlertReason = { code: ReasonText; values: Sentence['values'] };

const say = textCatalogue(REASON_TEXTS, 'reasons');

/** Inside a transaction. The text is English, for the API; readers get the reasons in their language. */
export async function raiseAlert(
  party: ThirdParty,
  kind: AlertKind,
  reasons: AlertReason[],
  raisedAt: Date,
  found: { matches?: AlertMatch[]; news?: AlertNews[] } & Partial<
    Pick<AlertRecord, 'outcome' | 'closedAt'>
  > = {},
) {
  const text = reasons.map(({ code, values }) => say('en-US', code, values)).join(' ');
  const topics = found.matches && topicsOf(found.matches.flatMap((match) => match.topics));
  await db()
    .insert(alerts)
    .values({
      clientId: party.clientId,
      thirdPartyId: party.id,
      kind,
      text,
      reasons,
      raisedAt,
      topics,
      ...found,
    });
}

/** Inside a transaction: closes the alert that a review of this third party is due. */
export async function settleDueReview(thirdPartyId: string, closedBy: string | null, closedAt: Date) {
  await db()
    .update(alerts)
    .set({ outcome: 'settled', closedBy, closedAt })
    .where(and(eq(alerts.thirdPartyId, thirdPartyId), isNull(alerts.outcome), eq(alerts.kind, 'review_due')));
}

/** Inside a transaction: what was ever raised about this third party. */
export const alertsAbout = (thirdPartyId: string) =>
  db()
    .select({
      reasons: alerts.reasons,
      matches: alerts.matches,
      outcome: alerts.outcome,
      raisedAt: alerts.raisedAt,
    })
    .from(alerts)
    .where(eq(alerts.thirdPartyId, thirdPartyId));
