import { eq } from 'drizzle-orm';
import { SessionLimits } from '../../../../contract/limits.ts';
import { type Actor, db, problem } from '../../../platform/index.ts';
import { sessions } from '../tables.ts';

/** Inside tx(). Whoever only found an open session cannot change how its person signs in. */
export async function requireFreshFactor({ sessionId }: Actor, now: Date): Promise<void> {
  const [session] = await db()
    .select({ at: sessions.secondFactorAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const age = now.getTime() - (session?.at?.getTime() ?? 0);
  if (age > SessionLimits.freshFactorMinutes * 60_000)
    throw problem('auth.second_factor_needed', 'Enter a token from your authenticator to continue.');
}
