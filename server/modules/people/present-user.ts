import type { UserRow } from '../../../contract/security/people.ts';
import { type Account, isLocked, type User } from '../identity/index.ts';

type Known = {
  openRequests?: number | undefined;
  openSessions?: number | null | undefined;
  /** Names of those who take over, by id. */
  deputies?: ReadonlyMap<string, { name: string }>;
  /** Changes that wait for a confirmation, by user. */
  pending?: ReadonlyMap<string, NonNullable<UserRow['pending']>> | undefined;
};

/** What may be seen of a user: never the hash, the seed or the counters. */
export function presentUser({ user, client }: Account, known: Known, now: Date): UserRow {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    role: user.role,
    readOnly: user.readOnly,
    clientId: user.clientId,
    clientName: client?.name ?? '',
    status: statusOf(user, now),
    disabledByProvider: user.disabledByProvider,
    available: user.available,
    leave: leaveOf(user, known),
    twoFactor: user.totpConfirmedAt !== null,
    signOn: user.ssoSubject !== null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    lockedUntil: isLocked(user, now) ? (user.lockedUntil?.toISOString() ?? null) : null,
    openRequests: known.openRequests ?? 0,
    openSessions: known.openSessions ?? null,
    conflicts: user.conflicts,
    ownConflicts: user.ownConflicts,
    pending: known.pending?.get(user.id) ?? null,
    createdAt: user.createdAt.toISOString(),
    version: user.version,
  };
}

function leaveOf({ leaveFrom: from, leaveUntil: until, deputyId }: User, { deputies }: Known) {
  if (!from || !until) return null;
  return { from, until, deputyId, deputyName: deputies?.get(deputyId ?? '')?.name ?? null };
}

function statusOf(user: User, now: Date): UserRow['status'] {
  if (user.erasedAt) return 'erased';
  if (user.disabledAt) return 'disabled';
  if (isLocked(user, now)) return 'locked';
  return user.passwordHash || user.ssoSubject ? 'active' : 'invited';
}
