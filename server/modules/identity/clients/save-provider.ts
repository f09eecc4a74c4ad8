import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveClient } from '../../../../contract/security/clients.ts';
import { type Actor, db, invalidField, type Platform } from '../../../platform/index.ts';
import type { Change } from '../../audit/index.ts';
import { noticeText } from '../../notifications/index.ts';
import type { Client } from '../accounts/account.ts';
import { notifyAccountChanged } from '../accounts/notify-account-changed.ts';
import { notifyAdministrators } from '../accounts/notify-administrators.ts';
import { revokeClientSignOns } from '../session/revoke.ts';
import { assertDiscoverable } from '../sso/client-door.ts';
import { clientProviders, users } from '../tables.ts';
import { type ClientProvider, findProvider, sealProviderSecret } from './client-provider.ts';
import { peopleOfClient } from './erase-client-name.ts';

/** Undefined leaves it as it is, null removes it. */
type WantedProvider = z.output<typeof saveClient.request>['provider'];

/** Never inside tx(). A new issuer must be one that answers. */
export async function assertReachable(
  platform: Platform,
  clientId: string | undefined,
  wanted: WantedProvider,
) {
  if (!wanted) return;
  const before = clientId
    ? await platform.database.tx({ kind: 'identity' }, () => findProvider(clientId))
    : null;
  if (before?.issuer !== wanted.issuer)
    await assertDiscoverable(platform, { id: before?.id ?? randomUUID(), issuer: wanted.issuer });
}

/** A way in that is required has to exist, and a secret goes to the issuer that it was entered for and to no other. */
export function assertComplete(before: ClientProvider | null, wanted: WantedProvider, isRequired: boolean) {
  const remains = wanted === undefined ? before : wanted;
  if (isRequired && !remains)
    throw invalidField('access.ownProviderOnly', 'Add the client’s identity provider before you require it.');
  if (wanted && !wanted.oidcSecret && before?.issuer !== wanted.issuer)
    throw invalidField('provider.oidcSecret', 'Enter the client secret for this identity provider.');
}

export type NextProvider = Omit<ClientProvider, 'clientId'> & { newSecret: boolean };

/** What is to be stored; undefined leaves it as it is, null removes it. */
export function nextProvider(
  { keys }: Pick<Platform, 'keys'>,
  before: ClientProvider | null,
  wanted: WantedProvider,
): NextProvider | null | undefined {
  if (!wanted) return wanted;
  const { issuer, oidcClientId, oidcSecret } = wanted;
  const id = before?.id ?? randomUUID();
  const sealedSecret = oidcSecret ? sealProviderSecret(keys, id, oidcSecret) : (before?.sealedSecret ?? '');
  return { id, issuer, oidcClientId, sealedSecret, newSecret: oidcSecret !== undefined };
}

/** As the trail names what changed; a secret only as a name. */
export function providerChanges(
  before: ClientProvider | null,
  next: NextProvider | null | undefined,
): Change[] {
  if (next === undefined) return [];
  const changes: Change[] = (['issuer', 'oidcClientId'] as const)
    .map((field) => ({ field, before: before?.[field] ?? null, after: next?.[field] ?? null }))
    .filter((change) => change.before !== change.after);
  return next?.newSecret ? [...changes, { field: 'oidcSecret', before: null, after: null }] : changes;
}

/** By another registration with the same issuer people may have other subjects: providers may give each registration its own. */
const isOther = (before: ClientProvider, next: NextProvider | null) =>
  before.issuer !== next?.issuer || before.oidcClientId !== next.oidcClientId;

/** Inside tx(), after the client was saved. What another issuer or registration had opened ends. */
export async function storeProvider(
  platform: Platform,
  client: Pick<Client, 'id'>,
  before: ClientProvider | null,
  next: NextProvider | null | undefined,
): Promise<void> {
  if (next === undefined) return;
  const ofClient = eq(clientProviders.clientId, client.id);
  if (before && isOther(before, next)) {
    await revokeClientSignOns(client.id, platform.clock.now());
    await db()
      .update(users)
      .set({ ssoIssuer: null, ssoSubject: null })
      .where(and(eq(users.clientId, client.id), eq(users.ssoIssuer, before.issuer)));
  }
  if (!next) {
    await db().delete(clientProviders).where(ofClient);
    return;
  }
  const { newSecret: _newSecret, ...values } = next;
  await db()
    .insert(clientProviders)
    .values({ clientId: client.id, ...values })
    .onConflictDoUpdate({ target: clientProviders.clientId, set: values });
}

type Turn = 'account.provider_set' | 'account.provider_required' | 'account.provider_removed';

type OwnProvider = { isRequired: boolean; next: NextProvider | null | undefined; changes: readonly Change[] };

function turnOf({ isRequired, next, changes }: OwnProvider, wasRequired: boolean): Turn | null {
  if (isRequired && !wasRequired) return 'account.provider_required';
  if (changes.length === 0) return null;
  return next ? 'account.provider_set' : 'account.provider_removed';
}

/** Inside tx(). Everybody whose ways in changed is told, and every other administrator. */
export async function notifyProviderChanged(
  platform: Platform,
  actor: Actor,
  client: Pick<Client, 'id' | 'name'>,
  now: OwnProvider,
  wasRequired: boolean,
): Promise<void> {
  const turn = turnOf(now, wasRequired);
  if (!turn) return;
  for (const user of await peopleOfClient(client.id))
    if (!user.disabledAt) await notifyAccountChanged(platform, user, noticeText(turn));
  const told = { entityName: client.name, activity: noticeText('client.provider_changed') };
  await notifyAdministrators(platform.clock, told, actor.userId);
}
