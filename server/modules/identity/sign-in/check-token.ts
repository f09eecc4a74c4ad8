import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PasskeyProof } from '../../../../contract/security/passkeys.ts';
import { twoFactorPayload } from '../../../../contract/security/sign-in.ts';
import { db, type Platform, type Problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import {
  type Account,
  aboutUser,
  findAccount,
  isNameOf,
  maySignInLocally,
  type User,
} from '../accounts/account.ts';
import { countAttempt, isLocked } from '../accounts/failed-attempts.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { type Caller, proven } from '../caller.ts';
import { deniedBy, sayDenied } from '../clients/client-access.ts';
import { malformed, refused } from '../refusals.ts';
import { asksForPasskey, hasPasskey } from '../second-factor/passkeys.ts';
import { plainRecoveryCode } from '../second-factor/recovery-codes.ts';
import { openSeed } from '../second-factor/seeds.ts';
import { type Factor, spendCode, tellOfRecoveryCode } from '../second-factor/spend-code.ts';
import { verifyPasskey } from '../second-factor/verify-passkey.ts';
import { sameText } from '../secrets.ts';
import { securityPolicy } from '../security-policy/current-policy.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { users } from '../tables.ts';
import { termsHash } from '../terms/active-terms.ts';
import { checkAddress } from './address-limit.ts';
import { legacyDecrypt } from './legacy-cipher.ts';
import { nextStep } from './next-step.ts';
import { spendPasskeyChallenge } from './passkey-challenge.ts';
import { type Reason, recordRefusal } from './record-refusal.ts';
import { countWrongCode, holdTicket, spendTicket, type Ticket } from './tickets.ts';

type TokenEntry = z.output<typeof twoFactorPayload>;

type SignedIn = { account: Account; opened: OpenedSession };
type Judged = SignedIn | { reason: Reason; lockedUntil?: Date | null; isMalformed?: true };

/**
 * Step 2. Everything is judged and written in one transaction that holds the ticket, so one code opens one session
 * however often it is sent; a refusal is thrown only after its counters are stored.
 */
export async function checkToken(
  platform: Platform,
  cookie: string | null,
  payload: string,
  caller: Caller,
): Promise<SignedIn> {
  const { database, clock, env } = platform;
  const outcome = await database.tx({ kind: 'identity' }, async (): Promise<SignedIn | Problem> => {
    await checkAddress(caller.ip, clock.now());
    const ticket = await holdTicket(cookie, 'token', clock.now());
    const account = ticket && (await findAccount(ticket.userId));
    const entry = readPayload(payload, ticket?.secret);
    const judged: Judged =
      ticket && account ? await judge(platform, { ticket, account, entry, caller }) : { reason: 'ticket' };
    if ('opened' in judged) return judged;
    const { reason, lockedUntil } = judged;
    const claimed = entry?.username ?? '';
    await recordRefusal(platform, { step: 'token', reason, claimed, account, caller, lockedUntil });
    if (account && (reason === 'network' || reason === 'own_provider'))
      return sayDenied(env, reason, account);
    return judged.isMalformed ? malformed() : refused();
  });
  if ('opened' in outcome) return outcome;
  throw outcome;
}

type Case = { ticket: Ticket; account: Account; entry: TokenEntry | null; caller: Caller };

async function judge(platform: Platform, { ticket, account, entry, caller }: Case): Promise<Judged> {
  const { clock, keys, env } = platform;
  const now = clock.now();
  const { user } = account;
  if (!maySignInLocally(account, env.deployment) || nextStep(user, await securityPolicy(), now) !== 'Success')
    return { reason: 'closed' };
  const denied = deniedBy(account, caller.ip);
  if (denied) return { reason: denied };
  // Wrong passwords lock out whoever guesses, and nobody guesses a signature.
  if (isLocked(user, now) && !entry?.passkey) return { reason: 'locked' };

  const wrong = async (reason: Reason, more: { isMalformed?: true } = {}): Promise<Judged> => {
    await countWrongCode(ticket.id);
    const counted = await countAttempt(user.id, now);
    return { reason, lockedUntil: counted?.lockedUntil, ...more };
  };
  if (!entry) return wrong('code', { isMalformed: true });
  if (!sameText(entry.secret, ticket.secret)) return wrong('ticket');
  if (!isNameOf(entry.username, user)) return wrong('other_user');
  // What was in force at step 1 is what this person could read; newer terms are asked for the next time.
  const shownTerms = await termsHash(ticket.createdAt);
  const hasAccepted = user.termsHash === shownTerms;
  if (!hasAccepted && !entry.tncAccepted) return { reason: 'terms' };

  const enrolled = user.totpConfirmedAt === null ? { totpSeed: ticket.totpSeed } : {};
  const seed = openSeed(keys, { ...user, ...enrolled });
  if (isToken(entry) && asksForPasskey(user, await securityPolicy()) && (await hasPasskey(user.id)))
    return wrong('passkey');
  const factor = entry.passkey
    ? await judgePasskey(platform, ticket, entry.passkey)
    : await spendCode(user, { code: entry.code, seed, enrolled }, now);
  // Nothing was guessed: it was reset meanwhile, or the key it was sealed with is lost.
  if (factor === 'authenticator') return { reason: factor };
  if (typeof factor === 'string') return wrong(factor);
  const agreement = hasAccepted ? {} : { termsHash: shownTerms, termsAcceptedAt: now, termsIp: caller.ip };
  await letIn(user, now, agreement);
  if (!(await spendTicket(ticket.id, now))) return { reason: 'ticket' };

  if (user.totpConfirmedAt === null && user.lastLoginAt !== null)
    await notifyAccountChanged(platform, user, noticeText('account.authenticator_added'));
  const opened = await openSession(account, caller, keys, now);
  const about = {
    actor: proven(account, caller, opened.session.id),
    ...aboutUser(user),
  };
  const data = { method: 'local' as const, ...(factor.by === 'passkey' && { factor: factor.by }) };
  await record(clock, { type: 'user.signed_in', ...about, data });
  if (factor.by === 'recovery_code') await tellOfRecoveryCode(platform, user, about, factor.left);
  return { account, opened };
}

const isToken = ({ passkey, code }: TokenEntry) => !passkey && !plainRecoveryCode(code);

/** Whether the passkey answered the challenge of this very ticket. */
async function judgePasskey(
  platform: Platform,
  ticket: Ticket,
  proof: PasskeyProof,
): Promise<Factor | 'passkey'> {
  const challenge = await spendPasskeyChallenge(ticket);
  const fits = challenge !== null && (await verifyPasskey(platform, ticket.userId, proof, challenge));
  return fits ? { by: 'passkey' } : 'passkey';
}

/** A lock of the password stays: who brought it about may go on guessing. */
async function letIn(user: User, now: Date, agreement: Partial<User>): Promise<void> {
  const { failedTries, lockedUntil } = isLocked(user, now) ? user : { failedTries: 0, lockedUntil: null };
  await db()
    .update(users)
    .set({ failedTries, lockedUntil, ...agreement })
    .where(eq(users.id, user.id));
}

const noSecret = 'A'.repeat(16);

/** The decrypted payload; null for everything that is not one, whatever was wrong with it. */
function readPayload(payload: string, secret: string | undefined): TokenEntry | null {
  const text = legacyDecrypt(payload, secret ?? noSecret);
  if (text === null) return null;
  try {
    return twoFactorPayload.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
