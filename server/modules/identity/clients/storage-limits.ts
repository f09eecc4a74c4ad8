import { eq } from 'drizzle-orm';
import { db, notFound } from '../../../platform/index.ts';
import { clients } from '../tables.ts';

/** Inside tx(). How much this client may store. */
export async function storageLimitsOf(clientId: string) {
  const { name, maxFiles, maxMegabytes } = clients;
  const [found] = await db()
    .select({ name, maxFiles, maxMegabytes })
    .from(clients)
    .where(eq(clients.id, clientId));
  if (!found) throw notFound();
  return found;
}
