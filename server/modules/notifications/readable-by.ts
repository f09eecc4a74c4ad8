import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import type { NotificationPorts } from './ports.ts';
import { notifications } from './tables.ts';

type Reader = Pick<Actor, 'userId' | 'role' | 'clientId'>;

/** The request that a notice is about. */
const requestOfNotice = sql`${notifications.requestId}`;

/** A condition: notices that this person may read now. Their role or client may have changed since they were sent. */
export const readableBy = (reader: Reader, { mayReadAbout }: Pick<NotificationPorts, 'mayReadAbout'>) =>
  and(mayReadAbout(reader, requestOfNotice), isForRole(reader)) as SQL;

/** Only those who are administrators now read notices for them. Allocators also read that a rating method was published. */
function isForRole({ role }: Reader) {
  if (role === 'admin') return undefined;
  const forOthers = notInArray(notifications.kind, ['system', 'alarm']);
  return role === 'allocator' ? or(forOthers, eq(notifications.code, 'method.published')) : forOthers;
}
