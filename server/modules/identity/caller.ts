import type { FastifyRequest } from 'fastify';
import type { AuditActor } from '../audit/index.ts';
import type { Account } from './accounts/account.ts';
import { plainAddress } from './address-key.ts';

/** Where a call comes from, before it is known whose it is. */
export type Caller = { ip: string; requestId: string; userAgent: string };

export const callerOf = (req: FastifyRequest): Caller => ({
  ip: plainAddress(req.ip),
  requestId: req.id,
  userAgent: (req.headers['user-agent'] ?? '').slice(0, 500),
});

/** For the audit trail: somebody who claims a name. */
export const stranger = (claimed: string, { ip, requestId }: Caller): AuditActor => ({
  unknown: claimed,
  ip,
  requestId,
});

/** For the audit trail: a person who has just proved who they are. */
export const proven = (
  { user }: Account,
  { ip, requestId }: Caller,
  sessionId: string | null,
): AuditActor => ({ userId: user.id, name: user.name, role: user.role, ip, requestId, sessionId });
