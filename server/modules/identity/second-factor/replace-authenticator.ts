import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { replaceAuthenticator } from '../../../../contract/security/second-factor.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, holdOwnAccount, ownAccount } from '../accounts/account.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { revokeSessionsOf } from '../session/revoke.ts';
import { sessions, users } from '../tables.ts';
import { requireFreshFactor } from './fresh-factor.ts';
import { about } from './prove-factor.ts';
import { openSeed, sealSeed } from './seeds.ts';
import { presentMethods } from './sign-in-methods.ts';
import { newSeed, otpauthUrl, stepOf } from './totp.ts';

type Act = z.output<typeof replaceAuthenticator.request>['act'];
type Case = { platform: Platform; actor: Actor; account: Account };

/** Somebody's own act, proven by password and second factor, so nobody confirms it: whoever lost the phone has a recovery code. */
export function actOnAuthenticator(platform: Platform, actor: Actor, act: Act) {
  return platform.database.tx({ kind: 'identity' }, async () => {
    await requireFreshFactor(actor, platform.clock.now());
    const account = await holdOwnAccount(actor);
    if (account.user.totpConfirmedAt === null)
      throw problem('request.not_possible', 'You have no authenticator here to replace.');
    const here = { platform, actor, account };
    const otpauth_url = act.action === 'begin' ? await begin(here) : await confirm(here, act.code);
    const Data = await presentMethods(await ownAccount(actor));
    return { Result: 'Success' as const, Data, ...(otpauth_url && { otpauth_url }) };
  });
}

async function begin({ platform, actor, account: { user } }: Case): Promise<string> {
  const seed = newSeed();
  await keepSeed(actor, sealSeed(platform.keys, user.id, seed));
  return otpauthUrl(seed, user.username);
}

const keepSeed = ({ sessionId }: Actor, newTotpSeed: string | null) =>
  db().update(sessions).set({ newTotpSeed }).where(eq(sessions.id, sessionId));

async function confirm({ platform, actor, account }: Case, code: string): Promise<undefined> {
  const { clock, keys } = platform;
  const { user } = account;
  const now = clock.now();
  const [session] = await db().select().from(sessions).where(eq(sessions.id, actor.sessionId)).for('update');
  const totpSeed = session?.newTotpSeed ?? null;
  const seed = openSeed(keys, { id: user.id, totpSeed });
  if (!seed) throw problem('request.not_possible', 'Scan a new QR code first.');
  const totpLastStep = stepOf(code, seed, now);
  if (!totpLastStep)
    throw problem('auth.refused', 'This token is wrong. Enter the one that the new authenticator shows now.');
  await db().update(users).set({ totpSeed, totpConfirmedAt: now, totpLastStep }).where(eq(users.id, user.id));
  await keepSeed(actor, null);
  const others = await revokeSessionsOf(user.id, 'two_factor', now, actor.sessionId);
  await record(clock, { type: 'user.authenticator_replaced', ...about(actor, account), data: { others } });
  await notifyAccountChanged(platform, user, noticeText('account.authenticator_replaced'));
}
