import { type SQL, sql } from 'drizzle-orm';
import { auditEvents } from './tables.ts';

/** A condition: the trail tells that this person did something with a request, or was given it once. */
export const hasTakenPartIn = (requestId: SQL, userId: string): SQL => {
  const given = JSON.stringify([{ field: 'drafterId', after: userId }]);
  return sql`exists (
    select from ${auditEvents} known
    where known.request_id = ${requestId}
      and (known.actor_id = ${userId} or (known.type = 'request.acted' and known.data -> 'changes' @> ${given}::jsonb)))`;
};
