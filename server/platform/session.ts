import type { Role } from '../../contract/words.ts';
import { FIRM_ROLES } from '../../contract/words.ts';
import type { Scope } from './db/database.ts';

/** Who is calling, as read from the database for this very request. */
export type Actor = {
  userId: string;
  username: string;
  name: string;
  email: string;
  role: Role;
  readOnly: boolean;
  clientId: string | null;
  clientName: string;
  /** Licensed titles. */
  modules: string[];
  sessionId: string;
  ip: string;
  requestId: string;
  /** Has to add a passkey before anything else. */
  passkeyDue?: boolean;
  /** Until when the last second factor counts for acts that ask for a fresh one, and how a new one is proven. */
  steppedUp?: { until: Date; by: 'factor' | 'sign_in' };
  /** Somebody else reset how this person signs in: until then they are nobody’s second person. */
  heldUntil?: Date;
  /** What they must not work on: names of third parties, ids of clients. */
  conflicts?: readonly string[];
  /** Calls from a network that their client does not allow. */
  outsideNetworks?: boolean;
  /** When the bearer token of this call expires. */
  accessUntil?: Date;
  /** What the caller's own clock said; recorded, never trusted. */
  clientTime?: string;
};

/** Which rows the database itself lets this caller's transaction see. */
export function scopeOf(actor: Pick<Actor, 'role' | 'clientId'>): Scope {
  if ((FIRM_ROLES as readonly Role[]).includes(actor.role)) return { kind: 'firm' };
  if (!actor.clientId) throw new Error('a caller outside the firm belongs to a client');
  return { kind: 'tenant', clientId: actor.clientId };
}
