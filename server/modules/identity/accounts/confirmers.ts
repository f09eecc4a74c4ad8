import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import { db, type Platform, problem } from '../../../platform/index.ts';
import { holdHours } from './account.ts';
import { userView } from './user-view.ts';

/**
 * Inside tx(). Administrators who can sign in, and whom nobody made or reset within a day: one person is not two by that.
 * Not who asked, nor whom it is about.
 */
export async function confirmers({ clock }: Pick<Platform, 'clock'>, askedBy: string, about = askedBy) {
  const since = new Date(clock.now().getTime() - holdHours * 3_600_000);
  return db()
    .select({ id: userView.id })
    .from(userView)
    .where(
      and(
        eq(userView.role, 'admin'),
        eq(userView.readOnly, false),
        eq(userView.canEnter, true),
        lt(userView.createdAt, since),
        or(isNull(userView.accessResetAt), lt(userView.accessResetAt, since)),
        ne(userView.id, askedBy),
        ne(userView.id, about),
      ),
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
