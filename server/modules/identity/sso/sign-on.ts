import { db, type Platform, type Problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, aboutUser, isFirmRole, isOpen } from '../accounts/account.ts';
import { isLocked } from '../accounts/failed-attempts.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { type Caller, proven } from '../caller.ts';
import { deniedBy, sayDenied } from '../clients/client-access.ts';
import { isStillBound } from '../clients/client-provider.ts';
import type { IdentityPorts } from '../ports.ts';
import { refused } from '../refusals.ts';
import { sha256 } from '../secrets.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { checkAddress } from '../sign-in/address-limit.ts';
import { type Reason, recordRefusal } from '../sign-in/record-refusal.ts';
import { ssoPresented } from '../tables.ts';
import type { Door } from './client-door.ts';
import { exchangeCode, type Presented } from './exchange-code.ts';
import { findLinked, link } from './find-linked.ts';
import type { ProvenIdentity } from './read-identity.ts';
import { takeRole } from './take-role.ts';

type SignOn = { platform: Platform; ports: IdentityPorts; door: Door | null };
type SignedOn = { account: Account; opened: OpenedSession; idToken: string };
type Judged = { account: Account; opened: OpenedSession } | { reason: Reason; account?: Account | null };

/**
 * Three parts: the code is marked as presented, the provider is asked who it stands for (outside of any transaction),
 * and that person is judged and let in. Every refusal looks alike and is written down.
 */
export async function signOn(act: SignOn, presented: Presented, caller: Caller): Promise<SignedOn> {
  const { platform, door } = act;
  const { database, clock, log } = platform;
  const early = await database.tx({ kind: 'identity' }, async (): Promise<Reason | null> => {
    await checkAddress(caller.ip, clock.now());
    if (!door) return 'off';
    if (presented.redirect_uri !== door.provider.settings.redirectUri) return 'redirect';
    return (await presentOnce(presented, clock.now())) ? null : 'replay';
  });
  const refuse = (reason: Reason) =>
    database.tx({ kind: 'identity' }, () => writeDown(act, { reason }, caller));
  if (early || !door) throw await refuse(early ?? 'off');
  const exchanged = await exchangeCode(door.provider, presented, log);
  if ('reason' in exchanged) throw await refuse(exchanged.reason);

  const { identity, idToken } = exchanged;
  const outcome = await database.tx({ kind: 'identity' }, async () => {
    const judged = await judge({ ...act, door }, identity, caller);
    return 'opened' in judged ? judged : writeDown(act, judged, caller, identity.label);
  });
  if ('opened' in outcome) return { ...outcome, idToken };
  throw outcome;
}

/** The provider of a client reaches the people of that client and nobody else, whatever it says of them. */
const reaches = ({ clientId }: Door, { user }: Account) =>
  clientId === null || (user.clientId === clientId && !isFirmRole(user.role));

/** Inside tx(). Nothing is written before everything is judged. */
async function judge(
  { platform, ports, door }: SignOn & { door: Door },
  identity: ProvenIdentity,
  caller: Caller,
): Promise<Judged> {
  const { clock, keys } = platform;
  const now = clock.now();
  const { clientId } = door;
  const method = clientId ? 'client_sso' : 'sso';
  const { issuer, clientId: oidcClientId } = door.provider.settings;
  if (clientId && !(await isStillBound({ clientId, issuer, oidcClientId }))) return { reason: 'off' };
  const { account: found, reason } = await findLinked(identity, clientId !== null);
  if (found && !reaches(door, found)) return { reason: 'other_client' };
  if (!found || reason) return { reason: reason ?? 'unknown', account: found };
  if (!isOpen(found)) return { reason: 'closed', account: found };
  const denied = deniedBy(found, caller.ip, method);
  if (denied) return { reason: denied, account: found };
  if (isLocked(found.user, now)) return { reason: 'locked', account: found };
  const account =
    identity.roleNames === null ? found : await takeRole(platform, ports, found, identity.roleNames);
  if (!account) return { reason: 'role', account: found };

  const { user } = account;
  const about = aboutUser(user);
  const opened = await openSession(account, caller, keys, now, method);
  const actor = proven(account, caller, opened.session.id);
  if (user.ssoIssuer !== identity.issuer) {
    await link(user, identity);
    const data = { issuer: identity.issuer };
    await record(clock, { type: 'user.sign_on_linked', actor, ...about, data });
    await notifyAccountChanged(platform, user, noticeText('account.sign_on_linked'));
  }
  await record(clock, { type: 'user.signed_in', actor, ...about, data: { method } });
  return { account, opened };
}

async function writeDown(
  { platform, door }: SignOn,
  { reason, account = null }: { reason: Reason; account?: Account | null },
  caller: Caller,
  claimed = '',
): Promise<Problem> {
  const clientId = door?.clientId ?? null;
  await recordRefusal(platform, { step: 'sso', reason, claimed, account, clientId, caller });
  return account && (reason === 'network' || reason === 'own_provider')
    ? sayDenied(platform.env, reason, account)
    : refused();
}

/**
 * Inside tx(). False when this code or this state was presented before, whatever became of it: the provider refuses a
 * second use too, but only we know of codes that never reached it, and of states. One statement, so of two at once
 * one passes.
 */
export async function presentOnce(
  { code, state }: { code: string; state: string },
  at: Date,
): Promise<boolean> {
  const marks = [`code ${code}`, `state ${state}`].map((mark) => ({ hash: sha256(mark), at }));
  const kept = await db()
    .insert(ssoPresented)
    .values(marks)
    .onConflictDoNothing()
    .returning({ hash: ssoPresented.hash });
  return kept.length === marks.length;
}
