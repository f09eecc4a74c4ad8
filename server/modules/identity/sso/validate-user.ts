import { eq } from 'drizzle-orm';
import { type Actor, db, type Platform } from '../../../platform/index.ts';
import { plainName } from '../accounts/account.ts';
import type { Caller } from '../caller.ts';
import { refused } from '../refusals.ts';
import { isRecent } from '../session/session-state.ts';
import { checkAddress } from '../sign-in/address-limit.ts';
import { recordRefusal } from '../sign-in/record-refusal.ts';
import { sessions } from '../tables.ts';

type Meant = { emailid: string; username: string };

const unknown = 'Unknown';

/**
 * Confirms the person of the session that single sign-on opened just now, and nobody else: no account is looked up by
 * what the caller says, so the answer tells nothing about others.
 */
export async function validateUser(
  platform: Platform,
  actor: Actor | undefined,
  meant: Meant,
  caller: Caller,
) {
  const { database, clock } = platform;
  const isConfirmed = await database.tx({ kind: 'identity' }, async () => {
    await checkAddress(caller.ip, clock.now());
    if (actor && isSame(actor, meant) && (await cameJustNow(actor.sessionId, clock.now()))) return true;
    const claimed = [meant.emailid, meant.username].find((name) => name !== unknown) ?? '';
    await recordRefusal(platform, { step: 'sso', reason: 'other_user', claimed, account: null, caller });
    return false;
  });
  if (!isConfirmed) throw refused();
  return { Result: 'Success' as const, Data: '' };
}

/** What is not known says nothing; something must be said, and all of it must be true. */
function isSame(actor: Actor, { emailid, username }: Meant) {
  const known = [
    { name: emailid, own: actor.email },
    { name: username, own: actor.username },
  ].filter(({ name }) => name !== unknown);
  return known.length > 0 && known.every(({ name, own }) => plainName(name) === plainName(own));
}

async function cameJustNow(sessionId: string, now: Date) {
  const [session] = await db().select().from(sessions).where(eq(sessions.id, sessionId));
  return session !== undefined && session.method !== 'local' && isRecent(session, now);
}
