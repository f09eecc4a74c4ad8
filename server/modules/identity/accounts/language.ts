import { eq } from 'drizzle-orm';
import { type Actor, db, type Language, type Platform } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { users } from '../tables.ts';

export function languageOf({ database }: Platform, actor: Actor): Promise<Language> {
  return database.once(async () => {
    const [row] = await db()
      .select({ language: users.language })
      .from(users)
      .where(eq(users.id, actor.userId));
    return row?.language ?? 'en-US';
  });
}

export function setLanguage(
  { database, clock }: Platform,
  actor: Actor,
  language: Language,
): Promise<Language> {
  return database.tx({ kind: 'identity' }, async () => {
    await db().update(users).set({ language }).where(eq(users.id, actor.userId));
    await record(clock, {
      type: 'user.changed',
      actor,
      clientId: actor.clientId,
      object: { type: 'user', id: actor.userId, label: actor.name },
      data: { fields: ['language'] },
    });
    return language;
  });
}
