import { and, eq, gte, ne, or } from 'drizzle-orm';
import { db, type Platform, problem } from '../../../platform/index.ts';
import { holdHours, type User } from './account.ts';
import { markUser } from './store-user.ts';
import { userView } from './user-view.ts';

const aDayAgo = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - holdHours * 3_600_000);

const isOne = and(eq(userView.role, 'admin'), eq(userView.readOnly, false));

/** A condition: the person can sign in, or could until a day ago. */
const could = (since: Date) =>
  or(eq(userView.canEnter, true), gte(userView.accessResetAt, since), gte(userView.disabledAt, since));

/**
 * Inside tx(). Administrators who can sign in, or could until a day ago, but for who asked and whom it is about. While
 * there is one, a change waits, even if none may confirm it yet. Otherwise an administrator could reset, disable or
 * demote the only colleague and then change everything alone.
 */
export function otherAdministrators(platform: Pick<Platform, 'clock'>, askedBy: string, about = askedBy) {
  const since = aDayAgo(platform);
  const { id, role, readOnly, canEnter, createdAt, accessResetAt, adminUntil } = userView;
  return db()
    .select({ id, role, readOnly, canEnter, createdAt, accessResetAt })
    .from(userView)
    .where(and(or(and(isOne, could(since)), gte(adminUntil, since)), ne(id, askedBy), ne(id, about)));
}

/** Inside tx(), before somebody gets another role or becomes read-only: an administrator who counted counts for a day. */
export async function noteFormerAdministrator(
  platform: Pick<Platform, 'clock'>,
  { id }: Pick<User, 'id'>,
  next: Pick<User, 'role' | 'readOnly'>,
): Promise<void> {
  if (next.role === 'admin' && !next.readOnly) return;
  const counted = and(eq(userView.id, id), isOne, could(aDayAgo(platform)));
  const [found] = await db().select({ id: userView.id }).from(userView).where(counted);
  if (found) await markUser(id, { adminUntil: platform.clock.now() });
}

/** Inside tx(). Those of them who are administrators now: who is told that something waits. */
export const administratorsToTell = async (...asked: Parameters<typeof otherAdministrators>) =>
  (await otherAdministrators(...asked)).filter(({ role }) => role === 'admin').map(({ id }) => id);

/** Inside tx(). Those of them who can sign in, and whom nobody made or reset within a day: one person is not two by that. */
export async function confirmers(platform: Pick<Platform, 'clock'>, askedBy: string, about = askedBy) {
  const since = aDayAgo(platform);
  const others = await otherAdministrators(platform, askedBy, about);
  return others.filter(
    ({ role, readOnly, canEnter, createdAt, accessResetAt }) =>
      role === 'admin' &&
      !readOnly &&
      canEnter &&
      createdAt < since &&
      (!accessResetAt || accessResetAt < since),
  );
}

/** Inside tx(). Refuses everybody else. */
export async function assertConfirmer(
  platform: Pick<Platform, 'clock'>,
  who: string,
  askedBy: string,
  about = askedBy,
): Promise<void> {
  if (!(await confirmers(platform, askedBy, about)).some(({ id }) => id === who))
    throw problem(
      'request.not_possible',
      'Another administrator has to confirm this, with an account that is at least a day old and wasn’t reset in the last 24 hours.',
    );
}
