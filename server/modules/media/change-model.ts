import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { MEDIA_METHOD } from '../../../engine/media/index.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import type { MediaHooks } from './media-hooks.ts';
import { mediaModels } from './tables.ts';

type Model = typeof mediaModels.$inferSelect;

/** From now on documents are read with this version. */
export function activateModel(
  platform: Platform,
  id: string,
  actor: Actor,
  onActivated: MediaHooks['onActivated'],
): Promise<void> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [model] = await db().select().from(mediaModels).where(eq(mediaModels.id, id)).for('update');
    if (!model) throw notFound();
    if (model.status !== 'ready' && model.status !== 'superseded')
      throw problem('media.not_possible', `A version that is ${model.status} cannot be activated.`);
    await putToUse(platform, model, actor, onActivated);
  });
}

/** Inside a transaction: what the server trained itself is put to use, unless somebody chose another meanwhile. */
export async function activateFirst(
  platform: Platform,
  model: Model,
  onActivated: MediaHooks['onActivated'],
): Promise<void> {
  const usable = and(eq(mediaModels.status, 'active'), eq(mediaModels.method, MEDIA_METHOD));
  if ((await db().$count(mediaModels, usable)) === 0) await putToUse(platform, model, 'system', onActivated);
}

async function putToUse(
  platform: Platform,
  model: Model,
  actor: Actor | 'system',
  onActivated: MediaHooks['onActivated'],
  as: 'media.activated' | 'media.rolled_back' = 'media.activated',
) {
  await putInPlace(platform, model);
  await tell(platform, as, model, actor);
  await onActivated(actor);
}

/** Back to the version that was active before the given one, which must be the active one still. */
export function rollBack(
  platform: Platform,
  id: string,
  actor: Actor,
  onActivated: MediaHooks['onActivated'],
): Promise<string> {
  return platform.database.tx({ kind: 'firm' }, async () => {
    const [active] = await db().select().from(mediaModels).where(eq(mediaModels.id, id)).for('update');
    if (!active) throw notFound();
    if (active.status !== 'active') throw problem('media.not_possible', 'This version is no longer active.');
    const [before] = await db()
      .select()
      .from(mediaModels)
      .where(and(eq(mediaModels.status, 'superseded'), isNotNull(mediaModels.activatedAt)))
      .orderBy(desc(mediaModels.activatedAt), desc(mediaModels.number))
      .limit(1)
      .for('update');
    if (!before) throw problem('media.not_possible', 'There is no earlier version to return to.');
    await putToUse(platform, before, actor, onActivated, 'media.rolled_back');
    return before.id;
  });
}

async function putInPlace({ clock }: Platform, model: Model) {
  if (model.method !== MEDIA_METHOD)
    throw problem(
      'media.not_possible',
      `This version was trained with method ${model.method}. Train a new version.`,
    );
  await db().update(mediaModels).set({ status: 'superseded' }).where(eq(mediaModels.status, 'active'));
  await db()
    .update(mediaModels)
    .set({ status: 'active', activatedAt: clock.now() })
    .where(eq(mediaModels.id, model.id));
}

async function tell(
  { clock }: Platform,
  type: 'media.activated' | 'media.rolled_back',
  { id, number }: Model,
  actor: Actor | 'system',
) {
  await record(clock, {
    type,
    actor,
    clientId: null,
    object: { type: 'media', id, label: `Version ${number}` },
    data: { model: id, version: number },
  });
}
