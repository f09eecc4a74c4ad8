import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { saveClient } from '../../../../contract/security/clients.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
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
export type WantedProvider = z.output<typeof saveClient.request>['provider'];

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
  if (isRequired && !remains) {
    const message = 'Add the client’s identity provider before you require it.';
    throw problem('input.invalid', message, { fields: { 'access.ownProviderOnly': message } });
  }
  if (wanted && !wanted.oidcSecret && before?.issuer !== wanted.issuer) {
    const message = 'Enter the client secret for this identity provider.';
    throw problem('input.invalid', message, { fields: { 'provider.oidcSecret': message } });
  }
}

/** As the trail names what changed; a secret only as a name. */
export function providerChanges(before: ClientProvider | null, wanted: WantedProvider): Change[] {
  if (wanted === undefined) return [];
  const changes: Change[] = (['issuer', 'oidcClientId'] as const)
    .map((field) => ({ field, before: before?.[field] ?? null, after: wanted?.[field] ?? null }))
    .filter((change) => change.before !== change.after);
  return wanted?.oidcSecret ? [...changes, { field: 'oidcSecret', before: null, after: null }] : changes;
}

/** Inside tx(), after the client was saved. What another issuer had opened ends. */
export async function storeProvider(
  platform: Platform,
  client: Pick<Client, 'id'>,
  before: ClientProvider | null,
  wanted: WantedProvider,
): Promise<void> {
  if (wanted === undefined) return;
  const ofClient = eq(clientProviders.clientId, client.id);
  if (before && before.issuer !== wanted?.issuer) {
    await revokeClientSignOns(client.id, platform.clock.now());
    await db()
      .update(users)
      .set({ ssoIssuer: null, ssoSubject: null })
      .where(and(eq(users.clientId, client.id), eq(users.ssoIssuer, before.issuer)));
  }
  if (!wanted) {
    await db().delete(clientProviders).where(ofClient);
    return;
  }
  const { issuer, oidcClientId, oidcSecret } = wanted;
  const id = before?.id ?? randomUUID();
  const sealedSecret = oidcSecret
    ? sealProviderSecret(platform.keys, id, oidcSecret)
    : (before?.sealedSecret ?? '');
  const values = { issuer, oidcClientId, sealedSecret };
  if (before) await db().update(clientProviders).set(values).where(ofClient);
  else
    await db()
      .insert(clientProviders)
      .values({ id, clientId: client.id, ...values });
}

type Turn = 'account.provider_set' | 'account.provider_required' | 'account.provider_removed';

/** Inside tx(). Everybody whose ways in changed is told, and every other administrator. */
export async function notifyProviderChanged(
  platform: Platform,
  actor: Actor,
  client: Pick<Client, 'id' | 'name'>,
  turn: Turn,
): Promise<void> {
  for (const user of await peopleOfClient(client.id))
    if (!user.disabledAt) await notifyAccountChanged(platform, user, noticeText(turn));
  const told = { entityName: client.name, activity: noticeText('client.provider_changed') };
  await notifyAdministrators(platform.clock, told, actor.userId);
}
