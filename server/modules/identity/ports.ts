import type { AuditActor } from '../audit/index.ts';

/** What identity asks of modules above it; each runs inside the transaction of the act. */
export type IdentityPorts = {
  /** A drafter is none any more: their requests go back to the pool. */
  onUserUnavailable(userId: string, actor: AuditActor): Promise<void>;
  countsOfClients(
    clientIds: string[],
  ): Promise<Map<string, { openRequests: number; thirdParties: number; files: number; bytes: number }>>;
};

export const noPorts: IdentityPorts = {
  onUserUnavailable: async () => {},
  countsOfClients: async () => new Map(),
};
