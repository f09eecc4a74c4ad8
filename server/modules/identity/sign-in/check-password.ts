import type { Platform } from '../../../platform/index.ts';
import { type Account, findAccount, findAccountByName, maySignInLocally } from '../accounts/account.ts';
import { type Attempt, countAttempt, undoAttempt } from '../accounts/failed-attempts.ts';
import type { Caller } from '../caller.ts';
import { deniedBy, sayDenied } from '../clients/client-access.ts';
import { verifyPassword } from '../passwords/hash-password.ts';
import { refused } from '../refusals.ts';
import { checkAddress } from './address-limit.ts';
import { openNextStep } from './next-step.ts';
import { nobody, type Reason, recordRefusal } from './record-refusal.ts';

type Credentials = { username: string; password: string };

/**
 * Step 1. Unknown, closed and locked accounts go the same way as wrong passwords, with a hash computed for each, so
 * that neither the answer nor its time tells them apart.
 */
export async function checkPassword(platform: Platform, { username, password }: Credentials, caller: Caller) {
  const { database, clock, keys, env } = platform;
  const closedFor = (account: Account): Reason | null =>
    maySignInLocally(account, env.deployment) ? null : 'closed';
  const begun = await database.tx({ kind: 'identity' }, async () => {
    await checkAddress(caller.ip, clock.now());
    const account = await findAccountByName(username);
    const reason = account ? closedFor(account) : 'unknown';
    // Counted for nobody too: the statement takes its time either way.
    const counted = await countAttempt(account && !reason ? account.user.id : nobody, clock.now());
    return { account, counted, reason: reason ?? (counted ? null : ('locked' as Reason)) };
  });
  const stored = begun.reason ? null : (begun.account?.user.passwordHash ?? null);
  const fits = await verifyPassword(stored, password);

  const opened = await database.tx({ kind: 'identity' }, async () => {
    const { account, counted } = begun;
    if (fits && account && counted) {
      await undoAttempt(account.user.id);
      const fresh = await findAccount(account.user.id);
      if (fresh && !closedFor(fresh) && fresh.user.passwordHash === stored) {
        const denied = deniedBy(fresh, caller.ip);
        if (!denied) return openNextStep(fresh, keys, clock.now());
        await recordRefusal(platform, {
          step: 'password',
          reason: denied,
          claimed: username,
          account: fresh,
          caller,
        });
        // Told only to whoever knows the password.
        return sayDenied(env, denied, fresh);
      }
    }
    const reason = begun.reason ?? 'password';
    const lockedUntil = lockOf(counted);
    await recordRefusal(platform, {
      step: 'password',
      reason,
      claimed: username,
      account,
      caller,
      lockedUntil,
    });
    return null;
  });
  if (!opened) throw refused();
  if ('status' in opened) throw opened;
  return opened;
}

const lockOf = (counted: Attempt | null) => counted?.lockedUntil ?? null;
