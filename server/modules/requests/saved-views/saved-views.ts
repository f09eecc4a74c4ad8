import { and, asc, eq, getTableColumns, isNull, ne, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { SavedViewLimits } from '../../../../contract/limits.ts';
import type { keepSavedView, SavedView } from '../../../../contract/reports/saved-views.ts';
import {
  type Actor,
  type Clock,
  db,
  notFound,
  problem,
  requireWriteAccess,
} from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { findPeople } from '../../identity/index.ts';
import { savedViewMarks, savedViews } from './tables.ts';

type Wanted = z.output<typeof keepSavedView.request>;

/** Inside tx(): one's own views of a list, and those that colleagues share: of the same client, or of the firm. */
export async function viewsOf(list: string, actor: Actor): Promise<SavedView[]> {
  const sameSide = actor.clientId ? eq(savedViews.clientId, actor.clientId) : isNull(savedViews.clientId);
  const rows = await db()
    .select({
      ...getTableColumns(savedViews),
      pinned: savedViewMarks.pinned,
      isDefault: savedViewMarks.isDefault,
    })
    .from(savedViews)
    .leftJoin(
      savedViewMarks,
      and(eq(savedViewMarks.viewId, savedViews.id), eq(savedViewMarks.userId, actor.userId)),
    )
    .where(
      and(
        eq(savedViews.list, list),
        sameSide,
        or(eq(savedViews.ownerId, actor.userId), eq(savedViews.shared, true)),
      ),
    )
    .orderBy(asc(savedViews.title), asc(savedViews.id));
  const people = await findPeople(rows.map(({ ownerId }) => ownerId));
  return rows.map(({ id, title, query, shared, ownerId, pinned, isDefault }) => ({
    id,
    title,
    query,
    shared,
    own: ownerId === actor.userId,
    owner: people.get(ownerId)?.name ?? '',
    pinned: pinned ?? false,
    isDefault: isDefault ?? false,
  }));
}

/**
 * Inside tx(). Keeps a view, in the place of the one of the same title, removes one of one's own, or marks one that is
 * seen for oneself.
 */
export async function changeViews(input: Wanted, actor: Actor, clock: Clock): Promise<SavedView[]> {
  if (input.action === 'remove') await remove(input, actor, clock);
  else if (input.action === 'mark') await markView(input, actor, clock);
  else await keep(input, actor, clock);
  return viewsOf(input.list, actor);
}

// One at a time a person: two that count at once would both find room for one more.
const lockViewsOf = ({ userId }: Actor) =>
  db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 1))`);

async function keep({ list, view }: Extract<Wanted, { action: 'keep' }>, actor: Actor, clock: Clock) {
  const { title: typed, query, shared } = view;
  if (shared) requireWriteAccess(actor);
  const title = typed.trim();
  await lockViewsOf(actor);
  const others = and(
    eq(savedViews.ownerId, actor.userId),
    eq(savedViews.list, list),
    ne(savedViews.title, title),
  );
  if ((await db().$count(savedViews, others)) >= SavedViewLimits.perList)
    throw problem(
      'request.not_possible',
      'You have reached the maximum number of views for this list. Remove one first.',
    );
  const [kept] = await db()
    .insert(savedViews)
    .values({ ownerId: actor.userId, clientId: actor.clientId, list, title, query, shared })
    .onConflictDoUpdate({
      target: [savedViews.ownerId, savedViews.list, savedViews.title],
      set: { query, shared },
    })
    .returning({ id: savedViews.id });
  await record(clock, {
    type: 'view.kept',
    actor,
    clientId: actor.clientId,
    object: { type: 'saved_view', id: kept?.id ?? '', label: title },
    data: { list, shared },
  });
}

async function remove({ id, list }: Extract<Wanted, { action: 'remove' }>, actor: Actor, clock: Clock) {
  const [gone] = await db()
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.list, list), eq(savedViews.ownerId, actor.userId)))
    .returning({ title: savedViews.title });
  if (!gone) throw notFound();
  await record(clock, {
    type: 'view.removed',
    actor,
    clientId: actor.clientId,
    object: { type: 'saved_view', id, label: gone.title },
    data: { list },
  });
}

async function markView(
  { id, list, ...sent }: Extract<Wanted, { action: 'mark' }>,
  actor: Actor,
  clock: Clock,
) {
  await lockViewsOf(actor);
  const views = await viewsOf(list, actor);
  const view = views.find((one) => one.id === id);
  if (!view) throw notFound();
  const { pinned = view.pinned, isDefault = view.isDefault } = sent;
  if (pinned && views.filter((one) => one.pinned && one.id !== id).length >= SavedViewLimits.pinned)
    throw problem(
      'request.not_possible',
      'You have reached the maximum number of pinned views for this list. Unpin one first.',
    );
  const own = eq(savedViewMarks.userId, actor.userId);
  if (isDefault)
    await db()
      .update(savedViewMarks)
      .set({ isDefault: false })
      .where(and(own, eq(savedViewMarks.list, list)));
  await db()
    .insert(savedViewMarks)
    .values({ userId: actor.userId, clientId: actor.clientId, viewId: id, list, pinned, isDefault })
    .onConflictDoUpdate({
      target: [savedViewMarks.userId, savedViewMarks.viewId],
      set: { pinned, isDefault },
    });
  await db()
    .delete(savedViewMarks)
    .where(and(own, eq(savedViewMarks.pinned, false), eq(savedViewMarks.isDefault, false)));
  await record(clock, {
    type: 'view.marked',
    actor,
    clientId: actor.clientId,
    object: { type: 'saved_view', id, label: view.title },
    data: { list, pinned, isDefault },
  });
}
