import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { lockSettled } from './lock-third-parties.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/**
 * Inside a transaction of the system: a third party, or the one that it was merged into meanwhile, which nobody changes
 * until the transaction ends. Null where it is gone.
 */
export async function lockStanding(id: string): Promise<ThirdParty | null> {
  const [standing] = await lockSettled(async () => {
    const [found] = await db()
      .select({ mergedInto: thirdParties.mergedInto })
      .from(thirdParties)
      .where(eq(thirdParties.id, id));
    return found ? [found.mergedInto ?? id] : [];
  });
  return standing ?? null;
}
