import { and, eq, isNull } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { anywhere, clients, users } from '../tables.ts';
import { removeBranding } from './branding.ts';

/** Inside tx(). A pseudonym stands where the name of a client stood that has left; nobody signs in for it. */
export async function eraseClientName(id: string): Promise<string> {
  const part = id.slice(0, 8);
  const name = `Former client ${part}`;
  await removeBranding(id);
  await db()
    .update(clients)
    .set({ name, code: `erased-${part}`, active: false, modules: [], access: anywhere })
    .where(eq(clients.id, id));
  return name;
}

/** Inside tx(). Everybody of a client who was not erased. */
export const peopleOfClient = (id: string) =>
  db()
    .select()
    .from(users)
    .where(and(eq(users.clientId, id), isNull(users.erasedAt)));
