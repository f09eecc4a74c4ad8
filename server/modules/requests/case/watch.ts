import { and, eq } from 'drizzle-orm';
import { type Actor, type Clock, db } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { about, type RequestRecord } from '../record.ts';
import { watchers } from '../tables.ts';

/** Inside a transaction: begins or ends watching. What is so already stays so and leaves no event. */
export async function watch(request: RequestRecord, wanted: boolean, actor: Actor, clock: Clock) {
  const changed = wanted ? await begin(request, actor, clock) : await end(request, actor);
  if (!changed) return;
  await record(clock, {
    type: wanted ? 'request.watched' : 'request.unwatched',
    actor,
    ...about(request),
    data: {},
  });
}

async function begin({ id, clientId }: RequestRecord, actor: Actor, clock: Clock) {
  const rows = await db()
    .insert(watchers)
    .values({ clientId, requestId: id, userId: actor.userId, since: clock.now() })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

async function end({ id }: RequestRecord, actor: Actor) {
  const rows = await db()
    .delete(watchers)
    .where(and(eq(watchers.requestId, id), eq(watchers.userId, actor.userId)))
    .returning();
  return rows.length > 0;
}

/** The requests that somebody watches. */
export const watchedBy = (actor: Pick<Actor, 'userId'>) =>
  db().select({ id: watchers.requestId }).from(watchers).where(eq(watchers.userId, actor.userId));
