import { and, eq, isNull } from 'drizzle-orm';
import type { AlertKind } from '../../../contract/words.ts';
import { db } from '../../platform/index.ts';
import { type AlertMatch, type AlertNews, type AlertRecord, alerts, type ThirdParty } from './tables.ts';

/** Inside a transaction. */
export async function raiseAlert(
  party: ThirdParty,
  kind: AlertKind,
  text: string,
  raisedAt: Date,
  found: { matches?: AlertMatch[]; news?: AlertNews[] } = {},
) {
  await db()
    .insert(alerts)
    .values({ clientId: party.clientId, thirdPartyId: party.id, kind, text, raisedAt, ...found });
}

/** Inside a transaction: closes what is open about this third party, of one kind or of all. */
export async function closeAlerts(
  thirdPartyId: string,
  outcome: NonNullable<AlertRecord['outcome']>,
  closedBy: string | null,
  closedAt: Date,
  kind?: AlertKind,
) {
  await db()
    .update(alerts)
    .set({ outcome, closedBy, closedAt })
    .where(
      and(
        eq(alerts.thirdPartyId, thirdPartyId),
        isNull(alerts.outcome),
        kind ? eq(alerts.kind, kind) : undefined,
      ),
    );
}
