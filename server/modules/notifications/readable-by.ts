import { and, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';
import type { NotificationPorts } from './ports.ts';
import { notifications } from './tables.ts';

type Reader = Pick<Actor, 'userId' | 'role' | 'clientId'>;

/** The request that a notice is about. */
const requestOfNotice = sql`${notifications.requestId}`;

/** A condition: of what people were told, what this person may know now; they may have another role or client since. */
export const readableBy = (reader: Reader, { mayReadAbout }: Pick<NotificationPorts, 'mayReadAbout'>) =>
  and(mayReadAbout(reader, requestOfNotice), isForRole(reader)) as SQL;

/** Notices for administrators are for who is one now; allocators are told of a rating method like them. */
function isForRole({ role }: Reader) {
  if (role === 'admin') return undefined;
  const forOthers = notInArray(notifications.kind, ['system', 'alarm']);
  return role === 'allocator' ? or(forOthers, eq(notifications.code, 'method.published')) : forOthers;
}
