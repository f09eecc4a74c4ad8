import { eq, max } from 'drizzle-orm';
import {
  changeProblems,
  editMethod,
  type MethodChange,
  methodFields,
  methodInForce,
  methodProblems,
  type RatingMethod,
} from '../../../../../engine/rating/index.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { aboutMethod, keepShippedMethods, type MethodRecord } from './methods.ts';
import { ratingMethods } from './tables.ts';

/**
 * Begins the next version as a copy of the published one, or of the method that comes with Prudence. One draft at a
 * time.
 */
export function startDraft(
  { database, clock }: Platform,
  from: 'published' | 'shipped',
  actor: Actor,
): Promise<string> {
  return database.tx({ kind: 'firm' }, async () => {
    await keepShippedMethods(clock);
    const rows = await db().select().from(ratingMethods);
    if (rows.some(({ status }) => status === 'draft'))
      throw problem('rating.not_possible', 'There is already a draft. Publish or discard it first.');
    const published = rows.find(({ status }) => status === 'published');
    const [newest] = await db()
      .select({ number: max(ratingMethods.number) })
      .from(ratingMethods);
    const number = (newest?.number ?? 1) + 1;
    const content = from === 'shipped' ? methodInForce : published!.content;
    const [draft] = await db()
      .insert(ratingMethods)
      .values({
        number,
        status: 'draft',
        content: { ...content, version: String(number), title: `Method ${number}` },
        basedOn: published!.number,
        changedBy: actor.userId,
        changedAt: clock.now(),
      })
      .returning();
    const { id, basedOn } = draft!;
    await record(clock, {
      type: 'method.drafted',
      actor,
      ...aboutMethod(draft!),
      data: { method: id, number, basedOn: basedOn ?? 0 },
    });
    return id;
  });
}

type DraftChange = { id: string; version: number } & MethodChange;

/** Saves numbers and floors of the draft; whatever is not sound is refused beside its field, and nothing is saved. */
export function saveDraft({ database, clock }: Platform, change: DraftChange, actor: Actor): Promise<string> {
  return database.tx({ kind: 'firm' }, async () => {
    const draft = await lockDraft(change.id, change.version);
    const content = editMethod(draft.content, change);
    const fields = { ...methodProblems(content), ...changeProblems(draft.content, change) };
    if (Object.keys(fields).length > 0)
      throw problem('input.invalid', 'The method is not valid yet. Check the marked fields.', { fields });
    const changes = differencesOf(draft.content, content);
    await db()
      .update(ratingMethods)
      .set({ content, version: draft.version + 1, changedBy: actor.userId, changedAt: clock.now() })
      .where(eq(ratingMethods.id, draft.id));
    await record(clock, {
      type: 'method.changed',
      actor,
      ...aboutMethod(draft),
      data: { method: draft.id, number: draft.number, fields: changes.length },
      changes,
    });
    return draft.id;
  });
}

export function discardDraft({ database, clock }: Platform, id: string, version: number, actor: Actor) {
  return database.tx({ kind: 'firm' }, async () => {
    const draft = await lockDraft(id, version);
    await db().delete(ratingMethods).where(eq(ratingMethods.id, draft.id));
    await record(clock, {
      type: 'method.discarded',
      actor,
      ...aboutMethod(draft),
      data: { method: id, number: draft.number },
    });
    return id;
  });
}

/** Inside a transaction: the draft on the version that its author saw. */
export async function lockDraft(id: string, version: number): Promise<MethodRecord> {
  const [found] = await db().select().from(ratingMethods).where(eq(ratingMethods.id, id)).for('update');
  if (!found) throw notFound();
  if (found.status !== 'draft')
    throw problem('rating.not_possible', 'A published version can’t be changed. Draft the next one.');
  if (found.version !== version)
    throw problem(
      'record.stale',
      'Someone else has saved this draft. Compare the versions, then save again.',
      {
        current: { version: found.version },
      },
    );
  return found;
}

/** Number by number and floor by floor. */
export function differencesOf(before: RatingMethod, after: RatingMethod) {
  const valuesOf = (method: RatingMethod) =>
    new Map<string, number | string>([
      ...methodFields(method).map(({ path, value }): [string, number] => [path, value]),
      ...method.floors.rules.map(({ rule, band }): [string, string] => [`floors.${rule}`, band]),
    ]);
  const old = valuesOf(before);
  return [...valuesOf(after)]
    .filter(([field, value]) => old.get(field) !== value)
    .map(([field, value]) => ({ field, before: old.get(field) ?? null, after: value }));
}
