import { and, gt, isNull } from 'drizzle-orm';
import { SessionLimits } from '../../../../contract/limits.ts';
import { sessions } from '../tables.ts';
import type { Session } from './open-session.ts';

const idleSince = (now: Date) => new Date(now.getTime() - SessionLimits.idleSeconds * 1000);

export const isAlive = (session: Session, now: Date) =>
  !session.revokedAt && session.expiresAt > now && session.lastActivityAt > idleSince(now);

/** The same as a condition of a query. */
export const alive = (now: Date) =>
  and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now), gt(sessions.lastActivityAt, idleSince(now)));

/** Whether the person proved who they are so recently that a password may be changed. */
export const isRecent = (session: Pick<Session, 'createdAt'>, now: Date) =>
  now.getTime() - session.createdAt.getTime() <= SessionLimits.recentLoginMinutes * 60_000;
