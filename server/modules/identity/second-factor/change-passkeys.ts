import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { LoginLimits, SessionLimits } from '../../../../contract/limits.ts';
import type { changePasskeys } from '../../../../contract/security/passkeys.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, holdOwnAccount } from '../accounts/account.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { passkeys, sessions } from '../tables.ts';
import { browserAnswer } from './browser-answer.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { asCredentials, optionsToUse, passkeysOf, presentPasskey } from './passkeys.ts';
import { about } from './prove-factor.ts';
import { relyingParty } from './relying-party.ts';
import { keepChallenge, takeChallenge } from './session-challenge.ts';

/** COSE: ES256, EdDSA, RS256. */
const algorithms = [-7, -8, -257];

type Act = z.output<typeof changePasskeys.request>['act'];
type Add = Extract<Act, { action: 'add' }>;
type Case = { platform: Platform; actor: Actor; account: Account };

/** What a person does to their own passkeys; of anybody else's there are none. */
export async function actOnPasskeys(platform: Platform, actor: Actor, act: Act) {
  const { database } = platform;
  const challenge = act.action === 'add' ? await takeChallenge(platform, actor) : null;
  return database.tx({ kind: 'identity' }, async () => {
    const account = await holdOwnAccount(actor);
    const here = { platform, actor, account };
    if (act.action === 'challenge') {
      const known = await passkeysOf(actor.userId);
      const use = await optionsToUse(platform.env, known);
      await keepChallenge(platform, actor, use.challenge);
      return { Result: 'Success' as const, Data: known.map(presentPasskey), use };
    }
    if (act.action !== 'rename') await requireFreshFactor(actor, platform.clock.now());
    const options = act.action === 'options' ? await optionsToCreate(here) : undefined;
    if (act.action === 'add') await add(here, act, challenge);
    if (act.action === 'rename') await rename(here, act.id, act.name);
    if (act.action === 'remove') await remove(here, act.id);
    const Data = (await passkeysOf(actor.userId)).map(presentPasskey);
    return { Result: 'Success' as const, Data, ...(options && { options }) };
  });
}

async function optionsToCreate({ platform, actor, account }: Case) {
  const known = await passkeysOf(actor.userId);
  assertMayHaveAnother(account, known.length);
  const { id, name } = relyingParty(platform.env);
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userName: account.user.username,
    userDisplayName: account.user.name,
    supportedAlgorithmIDs: algorithms,
    userID: new Uint8Array(Buffer.from(actor.userId)),
    timeout: SessionLimits.freshFactorMinutes * 60_000,
  });
  const { challenge, user, pubKeyCredParams, timeout = 0 } = options;
  await keepChallenge(platform, actor, challenge);
  return {
    challenge,
    user,
    pubKeyCredParams,
    timeout,
    rp: { id, name },
    attestation: 'none' as const,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' } as const,
    excludeCredentials: asCredentials(known),
  };
}

function assertMayHaveAnother({ user }: Account, count: number) {
  if (user.totpConfirmedAt === null)
    throw problem('request.not_possible', 'Set up an authenticator before you add a passkey.');
  if (count >= LoginLimits.passkeys)
    throw problem('request.not_possible', `You have ${count} passkeys. Remove one to add another.`);
}

async function add(
  { platform, actor, account }: Case,
  { name, credential }: Add,
  challenge: string | null,
): Promise<void> {
  const { clock, env } = platform;
  assertMayHaveAnother(account, (await passkeysOf(actor.userId)).length);
  const made = await verifyCreated(env, credential, challenge);
  if (!made) throw problem('request.not_possible', 'The passkey couldn’t be verified. Try again.');
  const { id, publicKey, counter } = made;
  const [stored] = await db()
    .insert(passkeys)
    .values({
      userId: actor.userId,
      name,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.transports,
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!stored) throw problem('record.taken', 'This passkey is registered already.');
  await db().update(sessions).set({ passkeyDue: false }).where(eq(sessions.userId, actor.userId));
  await record(clock, { type: 'user.passkey_added', ...about(actor, account), data: { passkey: stored.id } });
  await notifyAccountChanged(platform, account.user, noticeText('account.passkey_added'));
}

async function verifyCreated(env: Platform['env'], credential: Add['credential'], challenge: string | null) {
  if (!challenge) return null;
  const { id, origin } = relyingParty(env);
  const verified = await verifyRegistrationResponse({
    response: browserAnswer(credential),
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  return verified?.verified ? verified.registrationInfo.credential : null;
}

const own = (actor: Actor, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, actor.userId));

async function rename({ platform, actor, account }: Case, id: string, name: string): Promise<void> {
  const renamed = await db()
    .update(passkeys)
    .set({ name })
    .where(own(actor, id))
    .returning({ id: passkeys.id });
  if (renamed.length === 0) throw notFound();
  await record(platform.clock, {
    type: 'user.passkey_renamed',
    ...about(actor, account),
    data: { passkey: id },
  });
}

async function remove({ platform, actor, account }: Case, id: string): Promise<void> {
  const removed = await db().delete(passkeys).where(own(actor, id)).returning({ id: passkeys.id });
  if (removed.length === 0) throw notFound();
  await record(platform.clock, {
    type: 'user.passkey_removed',
    ...about(actor, account),
    data: { passkey: id },
  });
  await notifyAccountChanged(platform, account.user, noticeText('account.passkey_removed'));
}
