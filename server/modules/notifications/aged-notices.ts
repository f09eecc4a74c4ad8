import { sql } from 'drizzle-orm';
import { agedRows } from '../../platform/index.ts';
import { mails, notifications } from './tables.ts';

export const agedNotices = agedRows({
  table: notifications,
  id: notifications.id,
  at: notifications.createdOn,
  clientId: notifications.clientId,
  label: notifications.entityName,
  where: sql`not is_held(${notifications.clientId}, null, ${notifications.requestId})`,
});

/** Mails that were sent or given up. */
export const agedMails = agedRows({
  table: mails,
  id: mails.id,
  at: mails.endedAt,
  label: mails.kind,
});
