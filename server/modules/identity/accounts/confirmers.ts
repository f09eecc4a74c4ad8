import { and, eq, gte, ne, or } from 'drizzle-orm';
import { db, type Platform, problem } from '../../../platform/index.ts';
import { holdHours } from './account.ts';
import { userView } from './user-view.ts';

const aDayAgo = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - holdHours * 3_600_000);

/**
 * Inside tx(). Administrators who can sign in, or could until a day ago, but for who asked and whom it is about. While
 * there is one, a change waits, even if none may confirm it yet. Otherwise an administrator could reset or disable the
 * only colleague and then change everything alone.
 */
export function otherAdministrators(platform: Pick<Platform, 'clock'>, askedBy: string, about = askedBy) {
  const since = aDayAgo(platform);
  const { id, canEnter, createdAt, accessResetAt, disabledAt } = userView;
  return db()
    .select({ id, canEnter, createdAt, accessResetAt })
    .from(userView)
    .where(
      and(
        eq(userView.role, 'admin'),
        eq(userView.readOnly, false),
        or(eq(canEnter, true), gte(accessResetAt, since), gte(disabledAt, since)),
        ne(id, askedBy),
        ne(id, about),
      ),
    );
}

/** Inside tx(). Those of them who can sign in, and whom nobody made or reset within a day: one person is not two by that. */
export async function confirmers(platform: Pick<Platform, 'clock'>, askedBy: string, about = askedBy) {
  const since = aDayAgo(platform);
  const others = await otherAdministrators(platform, askedBy, about);
  return others.filter(
    ({ canEnter, createdAt, accessResetAt }) =>
      canEnter && createdAt < since && (!accessResetAt || accessResetAt < since),
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
