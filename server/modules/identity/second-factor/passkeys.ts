import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { PasskeyRow } from '../../../../contract/security/passkeys.ts';
import type { SecurityPolicy } from '../../../../contract/security/security-policy.ts';
import { db, type Env } from '../../../platform/index.ts';
import { isFirmRole, type User } from '../accounts/account.ts';
import { passkeys } from '../tables.ts';
import { relyingParty } from './relying-party.ts';

type Passkey = typeof passkeys.$inferSelect;

/** Inside tx(). */
export const passkeysOf = (userId: string): Promise<Passkey[]> =>
  db().select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));

/** Inside tx(). One of this person's; a credential of anybody else is none. */
export async function findPasskey(userId: string, credentialId: string): Promise<Passkey | null> {
  const [found] = await db()
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return found ?? null;
}

export const presentPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyRow => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Inside tx(). */
export const hasPasskey = async (userId: string): Promise<boolean> =>
  (await db().$count(passkeys, eq(passkeys.userId, userId))) > 0;

/** Whether the security policy asks this person for a passkey. */
export const asksForPasskey = ({ role }: Pick<User, 'role'>, { firmPasskeys }: SecurityPolicy) =>
  firmPasskeys && isFirmRole(role);

/** For the browser: which credentials are meant. */
export const asCredentials = (known: readonly Passkey[]) =>
  known.map(({ credentialId, transports }) => ({
    type: 'public-key' as const,
    id: credentialId,
    transports,
  }));

const timeout = 120_000;

/** What the browser is asked to use one of these for: a new challenge, for the caller to keep. */
export async function optionsToUse(env: Pick<Env, 'baseUrl'>, known: readonly Passkey[]) {
  const { id: rpId } = relyingParty(env);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  const userVerification = 'required' as const;
  return { challenge, rpId, timeout, userVerification, allowCredentials: asCredentials(known) };
}

/** Inside tx(). */
export async function forgetPasskeys(userId: string): Promise<void> {
  await db().delete(passkeys).where(eq(passkeys.userId, userId));
}
