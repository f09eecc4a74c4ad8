import { db, outsideNetworks, type Platform, type Problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import { type Account, isOpen } from '../accounts/account.ts';
import { isLocked } from '../accounts/failed-attempts.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { type Caller, proven } from '../caller.ts';
import { mayComeFrom } from '../clients/client-access.ts';
import type { IdentityPorts } from '../ports.ts';
import { refused } from '../refusals.ts';
import { sha256 } from '../secrets.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { checkAddress } from '../sign-in/address-limit.ts';
import { type Reason, recordRefusal } from '../sign-in/record-refusal.ts';
import { ssoPresented } from '../tables.ts';
import { exchangeCode, type Presented } from './exchange-code.ts';
import { findLinked, link } from './find-linked.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { ProvenIdentity } from './read-identity.ts';
import { takeRole } from './take-role.ts';

export type SignOn = { platform: Platform; ports: IdentityPorts; provider: IdentityProvider | null };
export type SignedOn = { account: Account; opened: OpenedSession; idToken: string };
type Judged = { account: Account; opened: OpenedSession } | { reason: Reason; account?: Account | null };

/**
 * Three parts: the code is marked as presented, the provider is asked who it stands for (outside of any transaction),
 * and that person is judged and let in. Every refusal looks alike and is written down.
 */
export async function signOn(act: SignOn, presented: Presented, caller: Caller): Promise<SignedOn> {
  const { platform, provider } = act;
  const { database, clock, log } = platform;
  const early = await database.tx({ kind: 'identity' }, async (): Promise<Reason | null> => {
    await checkAddress(caller.ip, clock.now());
    if (!provider) return 'off';
    if (presented.redirect_uri !== provider.settings.redirectUri) return 'redirect';
    return (await presentOnce(presented, clock.now())) ? null : 'replay';
  });
  if (early || !provider) throw await refuse(platform, early ?? 'off', caller);
  const exchanged = await exchangeCode(provider, presented, log);
  if ('reason' in exchanged) throw await refuse(platform, exchanged.reason, caller);

  const { identity, idToken } = exchanged;
  const outcome = await database.tx({ kind: 'identity' }, async () => {
    const judged = await judge(act, identity, caller);
    if ('opened' in judged) return judged;
    return writeDown(platform, judged.reason, caller, identity.label, judged.account);
  });
  if ('opened' in outcome) return { ...outcome, idToken };
  throw outcome;
}

/** Inside tx(). Nothing is written before everything is judged. */
async function judge({ platform, ports }: SignOn, identity: ProvenIdentity, caller: Caller): Promise<Judged> {
  const { clock, keys } = platform;
  const now = clock.now();
  const { account: found, reason } = await findLinked(identity);
  if (!found || reason) return { reason: reason ?? 'unknown', account: found };
  if (!isOpen(found)) return { reason: 'closed', account: found };
  if (!mayComeFrom(found, caller.ip)) return { reason: 'network', account: found };
  if (isLocked(found.user, now)) return { reason: 'locked', account: found };
  const account =
    identity.roleNames === null ? found : await takeRole(platform, ports, found, identity.roleNames);
  if (!account) return { reason: 'role', account: found };

  const { user } = account;
  const about = { clientId: user.clientId, object: { type: 'user', id: user.id, label: user.name } };
  const opened = await openSession(account, caller, keys, now, 'sso');
  const actor = proven(account, caller, opened.session.id);
  if (user.ssoSubject === null) {
    await link(user, identity);
    const data = { issuer: identity.issuer };
    await record(clock, { type: 'user.sign_on_linked', actor, ...about, data });
    await notifyAccountChanged(platform, user, noticeText('account.sign_on_linked'));
  }
  await record(clock, { type: 'user.signed_in', actor, ...about, data: { method: 'sso' } });
  return { account, opened };
}

const refuse = (platform: Platform, reason: Reason, caller: Caller) =>
  platform.database.tx({ kind: 'identity' }, () => writeDown(platform, reason, caller));

async function writeDown(
  platform: Platform,
  reason: Reason,
  caller: Caller,
  claimed = '',
  account: Account | null = null,
): Promise<Problem> {
  await recordRefusal(platform, { step: 'sso', reason, claimed, account, caller });
  return reason === 'network' ? outsideNetworks() : refused();
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
