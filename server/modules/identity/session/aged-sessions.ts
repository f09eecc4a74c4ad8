import { agedRows } from '../../../platform/index.ts';
import { sessions } from '../tables.ts';

/** Sessions that have expired. */
export const agedSessions = agedRows({
  table: sessions,
  id: sessions.id,
  at: sessions.expiresAt,
  label: sessions.method,
});
