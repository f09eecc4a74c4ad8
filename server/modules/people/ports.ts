import type { AuditActor } from '../audit/index.ts';

/** What people asks of modules above it; each runs inside the transaction of the act. */
export type PeoplePorts = {
  /** A drafter was disabled or went on leave: their requests go to the deputy who may have them, or back to the pool. */
  onUserUnavailable(userId: string, actor: AuditActor, deputyId?: string | null): Promise<void>;
  /** Somebody has a conflict of interest that they did not have: what it is about goes to others. */
  onConflictAdded(userId: string): Promise<void>;
  /** A person went to another client, or between client and firm: what they kept for themselves there ends. */
  onUserMoved(userId: string): Promise<void>;
  /** A person was erased: what only they kept goes. */
  onUserErased(userId: string, now: Date): Promise<void>;
  /** How many requests that are not closed are allocated to, or raised by, each user. */
  openRequestsOf(userIds: string[]): Promise<Map<string, number>>;
  /** Whether a legal hold is on a client, or on one of its third parties or requests. */
  isHeld(clientId: string): Promise<boolean>;
  /** Whether the departure of a client is confirmed. It waits for a confirmation that is under way; a later one waits for it. */
  isGone(clientId: string): Promise<boolean>;
};

export const noPorts: PeoplePorts = {
  onUserUnavailable: async () => {},
  onConflictAdded: async () => {},
  onUserMoved: async () => {},
  onUserErased: async () => {},
  openRequestsOf: async () => new Map(),
  isHeld: async () => false,
  isGone: async () => false,
};
