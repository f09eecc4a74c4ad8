import { and, eq, gt, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { SessionLimits } from '../../../../contract/limits.ts';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db } from '../../../platform/index.ts';
import { clients, sessions, users } from '../tables.ts';

type Lifetimes = Pick<SecurityPolicy, 'idleSeconds' | 'absoluteHours'>;

/** A session lives on while it began and was last used after these moments: a stricter policy ends older ones too. */
const limits = ({ idleSeconds, absoluteHours }: Lifetimes, now: Date) => ({
  usedAfter: new Date(now.getTime() - idleSeconds * 1000),
  openedAfter: new Date(now.getTime() - absoluteHours * 3_600_000),
});

export function isAlive(
  session: Pick<Session, 'revokedAt' | 'expiresAt' | 'createdAt' | 'lastActivityAt'>,
  policy: Lifetimes,
  now: Date,
): boolean {
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
    notExists(endedByClient(now)),
  );
}

/** The client of a session's person, when its own rules have ended the session. */
const endedByClient = (now: Date) =>
  db()
    .select({ one: sql`1` })
    .from(users)
    .innerJoin(clients, eq(users.clientId, clients.id))
    .where(
      and(
        eq(users.id, sessions.userId),
        or(
          lte(
            sessions.lastActivityAt,
            before(now, sql`'1 second'::interval * (access->>'idleSeconds')::int`),
          ),
          lte(sessions.createdAt, before(now, sql`'1 hour'::interval * (access->>'absoluteHours')::int`)),
          and(ne(sessions.method, 'client_sso'), sql`(access->>'ownProviderOnly')::boolean`),
        ),
      ),
    );

const before = (now: Date, interval: SQL) => sql`${now.toISOString()}::timestamptz - ${interval}`;

/** Whether the person proved who they are so recently that a password may be changed. */
export const isRecent = (session: Pick<Session, 'createdAt'>, now: Date) =>
  now.getTime() - session.createdAt.getTime() <= SessionLimits.recentLoginMinutes * 60_000;

export type Session = typeof sessions.$inferSelect;
