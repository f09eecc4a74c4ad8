import { eq } from 'drizzle-orm';
import { SessionLimits } from '../../../../contract/limits.ts';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { sessions } from '../tables.ts';

/** Inside tx(). What a passkey has to answer in this session, to be made or to be used; in place of the one before. */
export async function keepChallenge({ clock }: Platform, { sessionId }: Actor, challenge: string) {
  await db()
    .update(sessions)
    .set({ passkeyChallenge: challenge, passkeyChallengeAt: clock.now() })
    .where(eq(sessions.id, sessionId));
}

/** In a transaction of its own, so that a refused attempt uses it up too: a challenge serves one attempt. */
export function takeChallenge({ database, clock }: Platform, { sessionId }: Actor): Promise<string | null> {
  return database.tx({ kind: 'identity' }, async () => {
    const [session] = await db().select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
    await db()
      .update(sessions)
      .set({ passkeyChallenge: null, passkeyChallengeAt: null })
      .where(eq(sessions.id, sessionId));
    const age = clock.now().getTime() - (session?.passkeyChallengeAt?.getTime() ?? 0);
    return age > SessionLimits.freshFactorMinutes * 60_000 ? null : (session?.passkeyChallenge ?? null);
  });
}
