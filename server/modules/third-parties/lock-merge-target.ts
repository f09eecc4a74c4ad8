import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { lockUntilStable } from './lock-third-parties.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/**
 * Inside a transaction of the system: locks a third party, or the one that it was merged into meanwhile, and answers it.
 * Null where it is gone.
 */
export async function lockMergeTarget(id: string): Promise<ThirdParty | null> {
  const [target] = await lockUntilStable(async () => {
    const [found] = await db()
      .select({ mergedInto: thirdParties.mergedInto })
      .from(thirdParties)
      .where(eq(thirdParties.id, id));
    return found ? [found.mergedInto ?? id] : [];
  });
  return target ?? null;
}
