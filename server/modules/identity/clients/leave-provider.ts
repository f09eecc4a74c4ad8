import { and, eq } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import type { User } from '../accounts/account.ts';
import { revokeClientSignOnsOf } from '../session/revoke.ts';
import { users } from '../tables.ts';
import { findProvider } from './client-provider.ts';

/** Inside tx(). Somebody goes to another client or to the firm, where the provider of their client speaks for nobody. */
export async function leaveProvider({ id, clientId }: Pick<User, 'id' | 'clientId'>, now: Date) {
  if (!clientId) return;
  await revokeClientSignOnsOf(id, now);
  const provider = await findProvider(clientId);
  if (!provider) return;
  await db()
    .update(users)
    .set({ ssoIssuer: null, ssoSubject: null })
    .where(and(eq(users.id, id), eq(users.ssoIssuer, provider.issuer)));
}
