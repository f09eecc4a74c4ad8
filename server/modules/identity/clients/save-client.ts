import { and, eq, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import { StorageLimits } from '../../../../contract/limits.ts';
import type { decideOnProvider, saveClient } from '../../../../contract/security/clients.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import { type Change, record } from '../../audit/index.ts';
import type { Client } from '../accounts/account.ts';
import type { IdentityPorts } from '../ports.ts';
import { revokeClientSessions, revokeLapsed } from '../session/revoke.ts';
import { anywhere, clients } from '../tables.ts';
import { brandingChanges, findBranding, storeBranding, wantedBranding } from './branding.ts';
import { holdProvider } from './client-provider.ts';
import { findClient, presentClients } from './present-client.ts';
import {
  askForConfirmation,
  confirmedChange,
  type FormerWaysIn,
  forgetChange,
  needsConfirmation,
  type WaysIn,
  withdrawChange,
} from './provider-changes.ts';
import {
  assertComplete,
  assertReachable,
  nextProvider,
  notifyProviderChanged,
  providerChanges,
  storeProvider,
} from './save-provider.ts';

type Input = Omit<z.output<typeof saveClient.request>, 'C_TIMESTAMP'>;
type Values = Pick<
  Client,
  | 'name'
  | 'code'
  | 'modules'
  | 'active'
  | 'legalHold'
  | 'secondLeadOnHigh'
  | 'access'
  | 'maxFiles'
  | 'maxMegabytes'
>;

/** Creates a client, or changes one; a changed licence counts from the next call of its people on. */
export async function saveClientRecord(
  platform: Platform,
  ports: IdentityPorts,
  actor: Actor,
  { id, version, storage, provider: wanted, branding: look, ...given }: Input,
) {
  await assertReachable(platform, id, wanted);
  return platform.database.tx({ kind: 'identity' }, async () => {
    const known = id ? await findClient(id) : null;
    if (id && !known) throw notFound();
    const values = {
      ...given,
      legalHold: given.legalHold ?? known?.legalHold ?? false,
      secondLeadOnHigh: given.secondLeadOnHigh ?? known?.secondLeadOnHigh ?? false,
      access: { ...anywhere, ...known?.access, ...given.access },
      maxFiles: storage?.maxFiles ?? known?.maxFiles ?? StorageLimits.clientFiles.start,
      maxMegabytes: storage?.maxMegabytes ?? known?.maxMegabytes ?? StorageLimits.clientMegabytes.start,
    };
    await assertFree(values, id);
    const was = await holdWaysIn(known);
    assertComplete(was.provider, wanted, values.access.ownProviderOnly);
    const asked = {
      next: nextProvider(platform, was.provider, wanted),
      isRequired: values.access.ownProviderOnly,
    };
    const waits = await needsConfirmation(platform, actor, was, asked);
    const now = waits ? { next: undefined, isRequired: asked.isRequired && was.isRequired } : asked;
    const brandingBefore = known && (await findBranding(known.id));
    const branding = wantedBranding(brandingBefore, look);
    const ofBranding = brandingChanges(brandingBefore, branding);
    const saved = await storeClient(platform, actor, { known, version, values, ofBranding, was, now });
    await storeBranding(saved.id, branding);
    if (waits) await askForConfirmation(platform, actor, saved, was, asked);
    return answerOf(platform, ports, actor, saved);
  });
}

type Decision = Omit<z.output<typeof decideOnProvider.request>, 'C_TIMESTAMP'>;

/** Confirms how the people of a client are to sign in, or withdraws it. */
export function decideOnProviderChange(
  platform: Platform,
  ports: IdentityPorts,
  actor: Actor,
  { id, version, action }: Decision,
) {
  return platform.database.tx({ kind: 'identity' }, async () => {
    const known = await findClient(id);
    if (!known) throw notFound();
    // Asking moves the version on, so that nobody confirms something else than they have read.
    if (known.version !== version) throw stale(known);
    if (action === 'withdraw') {
      await withdrawChange(platform, actor, known);
      return answerOf(platform, ports, actor, known);
    }
    const was = await holdWaysIn(known);
    const now = await confirmedChange(platform, actor, known);
    const saved = await storeClient(platform, actor, { known, version, values: known, was, now });
    return answerOf(platform, ports, actor, saved);
  });
}

/** Inside tx(). How the people of a client sign in, which nobody else changes until the transaction ends. */
const holdWaysIn = async (known: Client | null): Promise<FormerWaysIn> => ({
  provider: known && (await holdProvider(known.id)),
  isRequired: known?.access.ownProviderOnly ?? false,
});

type ClientSave = {
  known: Client | null;
  version: number | undefined;
  values: Values;
  ofBranding?: Change[];
  was: FormerWaysIn;
  now: WaysIn;
};

/** Inside tx(). The client with its provider; who is touched by that is told. */
async function storeClient(platform: Platform, actor: Actor, save: ClientSave): Promise<Client> {
  const { known, version, was, now, ofBranding = [] } = save;
  const values = { ...save.values, access: { ...save.values.access, ownProviderOnly: now.isRequired } };
  const ofProvider = providerChanges(was.provider, now.next);
  const row = { version, values, ofOthers: [...ofProvider, ...ofBranding] };
  const saved = known ? await change(platform, actor, known, row) : await create(platform, actor, row);
  await storeProvider(platform, saved, was.provider, now.next);
  if (ofProvider.length > 0 || now.isRequired !== was.isRequired) await forgetChange(saved.id);
  await notifyProviderChanged(platform, actor, saved, { ...now, changes: ofProvider }, was.isRequired);
  return saved;
}

/** What is written of a client; its provider and its branding are stored elsewhere, and recorded with it. */
type ClientWrite = { version: number | undefined; values: Values; ofOthers: Change[] };

async function answerOf(platform: Platform, ports: IdentityPorts, actor: Actor, client: Client) {
  const [Data] = await presentClients(platform, [client], ports, actor);
  if (!Data) throw notFound();
  return { Result: 'Success' as const, Data };
}

const stale = (current: Client) =>
  problem('record.stale', 'Someone else changed this client meanwhile. Reload to see the latest version.', {
    current,
  });

async function assertFree({ name, code }: Values, exceptId: string | undefined) {
  const [taken] = await db()
    .select({ name: clients.name })
    .from(clients)
    .where(
      and(
        or(eq(clients.name, name), eq(clients.code, code)),
        exceptId ? ne(clients.id, exceptId) : undefined,
      ),
    )
    .limit(1);
  if (!taken) return;
  const field = taken.name === name ? 'name' : 'code';
  const message =
    field === 'name'
      ? 'There is already a client with this name.'
      : 'There is already a client with this code.';
  throw problem('record.taken', message, { fields: { [field]: message } });
}

async function create({ clock }: Platform, actor: Actor, { values, ofOthers }: ClientWrite): Promise<Client> {
  const [created] = await db()
    .insert(clients)
    .values({ ...values, createdAt: clock.now() })
    .returning();
  if (!created) throw new Error('the client was not stored');
  await record(clock, {
    type: 'client.created',
    actor,
    clientId: created.id,
    object: { type: 'client', id: created.id, label: created.name },
    data: { code: created.code },
    changes: ofOthers,
  });
  return created;
}

const fields = [
  'name',
  'code',
  'modules',
  'active',
  'legalHold',
  'secondLeadOnHigh',
  'networks',
  'idleSeconds',
  'absoluteHours',
  'ownProviderOnly',
  'maxFiles',
  'maxMegabytes',
] as const;

/** As the trail names what changed. */
const flat = ({ access, ...rest }: Values) => ({ ...rest, ...anywhere, ...access });

async function change(
  { clock }: Platform,
  actor: Actor,
  known: Client,
  { version, values, ofOthers }: ClientWrite,
) {
  const [before, after] = [flat(known), flat(values)];
  const ofClient: Change[] = fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  const changes = [...ofClient, ...ofOthers];
  await revokeLapsed(clock.now(), known.id);
  const [changed] = await db()
    .update(clients)
    .set({ ...values, version: known.version + 1 })
    .where(and(eq(clients.id, known.id), eq(clients.version, version ?? known.version)))
    .returning();
  if (!changed) throw stale(known);
  if (known.active && !changed.active) await revokeClientSessions(known.id, clock.now());
  if (changes.length > 0)
    await record(clock, {
      type: 'client.changed',
      actor,
      clientId: known.id,
      object: { type: 'client', id: known.id, label: known.name },
      data: { fields: changes.map(({ field }) => field) },
      changes,
    });
  return changed;
}
