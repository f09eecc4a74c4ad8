import { eq } from 'drizzle-orm';
import { db } from '../../platform/index.ts';
import { type ThirdParty, thirdParties } from './tables.ts';

/**
 * Inside a transaction of the system: a third party, or the one that it was merged into meanwhile, which nobody changes
 * until the transaction ends. Null where it is gone.
 */
export async function lockStanding(id: string): Promise<ThirdParty | null> {
  const [found] = await db().select().from(thirdParties).where(eq(thirdParties.id, id)).for('update');
  if (!found?.mergedInto) return found ?? null;
  return lockStanding(found.mergedInto);
}
