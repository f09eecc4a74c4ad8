import { and, gt, isNull } from 'drizzle-orm';
import { SessionLimits } from '../../../../contract/limits.ts';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { sessions } from '../tables.ts';
import type { Session } from './open-session.ts';

type Lifetimes = Pick<SecurityPolicy, 'idleSeconds' | 'absoluteHours'>;

/** A session lives on while it began and was last used after these moments: a stricter policy ends older ones too. */
const limits = ({ idleSeconds, absoluteHours }: Lifetimes, now: Date) => ({
  usedAfter: new Date(now.getTime() - idleSeconds * 1000),
  openedAfter: new Date(now.getTime() - absoluteHours * 3_600_000),
});

export function isAlive(session: Session, policy: Lifetimes, now: Date): boolean {
  const { usedAfter, openedAfter } = limits(policy, now);
  const { revokedAt, expiresAt, createdAt, lastActivityAt } = session;
  return !revokedAt && expiresAt > now && createdAt > openedAfter && lastActivityAt > usedAfter;
}

/** The same as a condition of a query. */
export function alive(policy: Lifetimes, now: Date) {
  const { usedAfter, openedAfter } = limits(policy, now);
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.createdAt, openedAfter),
    gt(sessions.lastActivityAt, usedAfter),
  );
}

/** Whether the person proved who they are so recently that a password may be changed. */
export const isRecent = (session: Pick<Session, 'createdAt'>, now: Date) =>
  now.getTime() - session.createdAt.getTime() <= SessionLimits.recentLoginMinutes * 60_000;
