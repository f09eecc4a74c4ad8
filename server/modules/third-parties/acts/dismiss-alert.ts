import { and, eq, isNull } from 'drizzle-orm';
import { db, notFound } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { alerts } from '../tables.ts';
import { about, notPossible, type ThirdPartyAct } from './act.ts';

export const dismissAlert: ThirdPartyAct<'dismiss_alert'> = async ({ party, input, actor, clock, now }) => {
  const reason = input.reason.trim();
  const itself = and(eq(alerts.id, input.alert), eq(alerts.thirdPartyId, party.id));
  const [found] = await db().select({ id: alerts.id }).from(alerts).where(itself);
  if (!found) throw notFound();
  const closed = await db()
    .update(alerts)
    .set({ outcome: 'dismissed', reason, closedBy: actor.userId, closedAt: now })
    .where(and(itself, isNull(alerts.outcome)))
    .returning({ id: alerts.id });
  if (closed.length === 0) throw notPossible('This alert is closed already.');
  await record(clock, {
    ...about(party, actor),
    type: 'thirdparty.alert_dismissed',
    data: { alert: found.id },
    personal: { reason },
  });
  return {};
};
