import { and, eq, isNull } from 'drizzle-orm';
import { type Actor, db, notFound, type Platform, problem } from '../../../../platform/index.ts';
import { record } from '../../../audit/index.ts';
import { aboutMethod } from './methods.ts';
import { ratingMethods } from './tables.ts';

/** An administrator takes the method that came with Prudence for that of the firm. It rates as it did before. */
export function adoptMethod({ database, clock }: Platform, id: string, actor: Actor): Promise<string> {
  return database.tx({ kind: 'firm' }, async () => {
    const [found] = await db().select().from(ratingMethods).where(eq(ratingMethods.id, id));
    if (!found) throw notFound();
    const [adopted] = await db()
      .update(ratingMethods)
      .set({ publishedBy: actor.userId })
      .where(
        and(
          eq(ratingMethods.id, id),
          eq(ratingMethods.status, 'published'),
          isNull(ratingMethods.publishedBy),
        ),
      )
      .returning();
    if (!adopted)
      throw problem('rating.not_possible', 'An administrator has already adopted or published the method.');
    await record(clock, {
      type: 'method.adopted',
      actor,
      ...aboutMethod(adopted),
      data: { method: id, number: adopted.number },
    });
    return id;
  });
}
