import { and, eq, or, sql } from 'drizzle-orm';
import { db } from '../../../platform/index.ts';
import { type Account, findAccount, plainName, type User } from '../accounts/account.ts';
import type { SignOnReason } from '../sign-in/record-refusal.ts';
import { users } from '../tables.ts';
import type { ProvenIdentity } from './read-identity.ts';

type Found = { account: Account | null; reason?: 'unknown' | SignOnReason };

/**
 * Inside tx(), which holds the account until its end: whom an administrator disables or unlinks meanwhile gets no session
 * that outlives it. The account tied to this identity; before any is, the one account that its e-mail address or directory
 * name means. An account tied to somebody else is never answered: an address may move, a subject does not.
 */
export async function findLinked(identity: ProvenIdentity, ofClient: boolean): Promise<Found> {
  const [tied] = await db()
    .select({ id: users.id })
    .from(users)
    .where(isTiedTo(identity))
    .for('no key update');
  if (tied) return { account: await findAccount(tied.id) };

  const meant = await meantBy(identity);
  if (meant.length > 1) return { account: null, reason: 'ambiguous' };
  const account = meant[0] ? await findAccount(meant[0].id) : null;
  if (!account) return { account: null, reason: 'unknown' };
  const { ssoIssuer, ssoSubject } = account.user;
  // A client's own provider takes over from another one; between two people of its own it never does.
  const isFree = ssoSubject === null || (ofClient && ssoIssuer !== identity.issuer);
  // Tied while we waited for the row: the same person in two tabs.
  const isTheirs = ssoIssuer === identity.issuer && ssoSubject === identity.subject;
  return isFree || isTheirs ? { account } : { account, reason: 'other_identity' };
}

const isTiedTo = ({ issuer, subject }: ProvenIdentity) =>
  and(eq(users.ssoIssuer, issuer), eq(users.ssoSubject, subject));

/** The rows stay locked until the account is tied. */
function meantBy({ email, principal }: ProvenIdentity) {
  const mail = email && plainName(email);
  const name = principal && plainName(principal);
  const conditions = [
    ...(mail ? [eq(sql`lower(${users.email})`, mail)] : []),
    ...(name ? [eq(sql`lower(${users.username})`, name), eq(sql`lower(${users.email})`, name)] : []),
  ];
  if (conditions.length === 0) return [];
  return db()
    .select({ id: users.id })
    .from(users)
    .where(or(...conditions))
    .limit(2)
    .for('update');
}

/** Inside tx(), after findLinked() answered this account. */
export async function link({ id }: User, { issuer, subject }: ProvenIdentity): Promise<void> {
  await db().update(users).set({ ssoIssuer: issuer, ssoSubject: subject }).where(eq(users.id, id));
}
