import type { AuditActor } from '../audit/index.ts';

/** What identity asks of modules above it; each runs inside the transaction of the act. */
export type IdentityPorts = {
  /** A drafter was disabled or went on leave: their requests go to the deputy who may have them, or back to the pool. */
  onUserUnavailable(userId: string, actor: AuditActor, deputyId?: string | null): Promise<void>;
  /** A person was erased: what only they kept goes. */
  onUserErased(userId: string): Promise<void>;
  /** How many requests that are not closed are allocated to, or raised by, each user. */
  openRequestsOf(userIds: string[]): Promise<Map<string, number>>;
  countsOfClients(
    clientIds: string[],
  ): Promise<Map<string, { openRequests: number; thirdParties: number; files: number; bytes: number }>>;
};

export const noPorts: IdentityPorts = {
  onUserUnavailable: async () => {},
  onUserErased: async () => {},
  openRequestsOf: async () => new Map(),
  countsOfClients: async () => new Map(),
};
