import type { SQL } from 'drizzle-orm';
import type { Actor } from '../../platform/index.ts';

/** What other modules know and this one asks for. */
export type AuditPorts = {
  clientNames(): Promise<ReadonlyMap<string, string>>;
  /** Of whom the caller may know at all, by name. */
  colleagues(actor: Actor): Promise<{ id: string; name: string }[]>;
  /** A subquery of the ids of the requests that are the caller's own. */
  ownRequests(actor: Actor): SQL;
  /** A condition: the request with this id was not submitted yet. */
  isUnsubmitted(requestId: SQL): SQL;
  /** A condition: the request with this id was removed. */
  isRemoved(requestId: SQL): SQL;
};
