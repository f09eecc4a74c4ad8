import { eq, inArray } from 'drizzle-orm';
import type { ClientRow } from '../../../../contract/security/clients.ts';
import { type Actor, db, type Platform, problem } from '../../../platform/index.ts';
import { record } from '../../audit/index.ts';
import { noticeText, notify } from '../../notifications/index.ts';
import type { Client } from '../accounts/account.ts';
import {
  administratorsToTell,
  assertConfirmer,
  confirmers,
  otherAdministrators,
} from '../accounts/confirmers.ts';
import { findPeople } from '../accounts/find-people.ts';
import { clientProviderChanges } from '../tables.ts';
import { type ClientProvider, providerAddress } from './client-provider.ts';
import { type NextProvider, providerChanges } from './save-provider.ts';

/** How the people of a client sign in: undefined leaves the provider as it is, null removes it. */
export type WaysIn = { next: NextProvider | null | undefined; isRequired: boolean };
/** How they signed in before. */
export type FormerWaysIn = { provider: ClientProvider | null; isRequired: boolean };
type Named = Pick<Client, 'id' | 'name'>;

const eventOf = (actor: Actor, { id, name }: Named) => ({
  actor,
  clientId: id,
  object: { type: 'client' as const, id, label: name },
});

/**
 * Inside tx(). Whether another administrator has to confirm this first, because the operator of a provider can sign in as
 * any person of its client. Taking a provider away opens nothing, and a firm with one administrator has nobody to ask.
 */
export async function needsConfirmation(platform: Platform, actor: Actor, was: FormerWaysIn, asked: WaysIn) {
  const isSet = asked.next && providerChanges(was.provider, asked.next).length > 0;
  if (!isSet && (!asked.isRequired || was.isRequired)) return false;
  return (await otherAdministrators(platform, actor.userId)).length > 0;
}

/** Inside tx(). Keeps the change in place of an earlier one, and tells those who may confirm it. */
export async function askForConfirmation(
  platform: Platform,
  actor: Actor,
  client: Named,
  was: FormerWaysIn,
  { next, isRequired }: WaysIn,
): Promise<void> {
  const wanted = next ?? (was.provider && { ...was.provider, newSecret: false });
  if (!wanted) throw new Error('a provider that is required was not there');
  const { id: providerId, issuer, oidcClientId, sealedSecret, newSecret } = wanted;
  const asked = {
    ...{ providerId, issuer, oidcClientId, sealedSecret, newSecret },
    ownProviderOnly: isRequired,
    askedBy: actor.userId,
    askedAt: platform.clock.now(),
  };
  await db()
    .insert(clientProviderChanges)
    .values({ clientId: client.id, ...asked })
    .onConflictDoUpdate({ target: clientProviderChanges.clientId, set: asked });
  const changes = [
    ...providerChanges(was.provider, next),
    ...(isRequired && !was.isRequired ? [{ field: 'ownProviderOnly', before: false, after: true }] : []),
  ];
  await record(platform.clock, {
    ...eventOf(actor, client),
    type: 'client.provider_change_asked',
    data: { fields: changes.map(({ field }) => field) },
    changes,
  });
  await notify(platform.clock, {
    userIds: await administratorsToTell(platform, actor.userId),
    clientId: null,
    kind: 'system',
    entityName: client.name,
    activity: noticeText('client.provider_change_asked'),
  });
}

/** Inside tx(). What was asked for, now that another administrator confirms it. */
export async function confirmedChange(platform: Platform, actor: Actor, client: Named): Promise<WaysIn> {
  const { askedBy, ownProviderOnly, ...change } = await waitingFor(client.id);
  await assertConfirmer(platform, actor.userId, askedBy);
  await forgetChange(client.id);
  await record(platform.clock, {
    ...eventOf(actor, client),
    type: 'client.provider_change_confirmed',
    data: { askedBy },
  });
  const { providerId: id, issuer, oidcClientId, sealedSecret, newSecret } = change;
  return { next: { id, issuer, oidcClientId, sealedSecret, newSecret }, isRequired: ownProviderOnly };
}

/** Inside tx(). Any administrator may, so that nothing dangerous is left lying. */
export async function withdrawChange(platform: Platform, actor: Actor, client: Named): Promise<void> {
  await waitingFor(client.id);
  await forgetChange(client.id);
  await record(platform.clock, {
    ...eventOf(actor, client),
    type: 'client.provider_change_withdrawn',
    data: {},
  });
}

/** Inside tx(). */
export async function forgetChange(clientId: string): Promise<void> {
  await db().delete(clientProviderChanges).where(eq(clientProviderChanges.clientId, clientId));
}

async function waitingFor(clientId: string) {
  const [waiting] = await db()
    .select()
    .from(clientProviderChanges)
    .where(eq(clientProviderChanges.clientId, clientId))
    .for('update');
  if (!waiting) throw problem('request.not_possible', 'There is no change to confirm.');
  return waiting;
}

/** Inside tx(). What waits at these clients, as this administrator sees it. */
export async function presentChanges(
  platform: Pick<Platform, 'clock' | 'env'>,
  clientIds: string[],
  reader: string,
): Promise<Map<string, NonNullable<ClientRow['pending']>>> {
  const rows = await db()
    .select()
    .from(clientProviderChanges)
    .where(inArray(clientProviderChanges.clientId, clientIds));
  const names = await findPeople(rows.map(({ askedBy }) => askedBy));
  const shown = new Map<string, NonNullable<ClientRow['pending']>>();
  for (const { clientId, providerId, issuer, oidcClientId, newSecret, ownProviderOnly, ...row } of rows) {
    const may = await confirmers(platform, row.askedBy);
    shown.set(clientId, {
      provider: { issuer, oidcClientId, address: providerAddress(platform.env, { id: providerId }) },
      newSecret,
      ownProviderOnly,
      askedBy: { id: row.askedBy, name: names.get(row.askedBy)?.name ?? '' },
      askedAt: row.askedAt.toISOString(),
      mayConfirm: may.some(({ id }) => id === reader),
    });
  }
  return shown;
}
