import { ne } from 'drizzle-orm';
import { agedRows } from '../../platform/index.ts';
import { webhookDeliveries } from './tables.ts';

export const agedDeliveries = agedRows({
  table: webhookDeliveries,
  id: webhookDeliveries.id,
  at: webhookDeliveries.queuedAt,
  label: webhookDeliveries.event,
  where: ne(webhookDeliveries.status, 'waiting'),
});
