import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { PasskeyProof } from '../../../../contract/security/passkeys.ts';
import { db, type Platform } from '../../../platform/index.ts';
import { passkeys } from '../tables.ts';
import { browserAnswer } from './browser-answer.ts';
import { findPasskey } from './passkeys.ts';
import { relyingParty } from './relying-party.ts';

/**
 * Inside tx(). Whether this person's passkey signed this challenge, for our origin, after it verified the person. A counter
 * that does not grow is a copied key's: refused.
 */
export async function verifyPasskey(
  { env, clock }: Pick<Platform, 'env' | 'clock'>,
  userId: string,
  proof: PasskeyProof,
  challenge: string,
): Promise<boolean> {
  const passkey = await findPasskey(userId, proof.id);
  if (!passkey) return false;
  const { id, origin } = relyingParty(env);
  const verified = await verifyAuthenticationResponse({
    response: browserAnswer(proof),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  if (!verified?.verified) return false;
  const stored = await db()
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return stored.length === 1;
}
