import { and, eq, ne, or } from 'drizzle-orm';
import type { z } from 'zod';
import { StorageLimits } from '../../../../contract/limits.ts';
import type { saveClient } from '../../../../contract/security/clients.ts';
import { type Actor, db, notFound, type Platform, problem } from '../../../platform/index.ts';
import { type Change, record } from '../../audit/index.ts';
import type { Client } from '../accounts/account.ts';
import type { IdentityPorts } from '../ports.ts';
import { anywhere, clients } from '../tables.ts';
import { findProvider } from './client-provider.ts';
import { findClient, presentClients } from './present-client.ts';
import {
  assertComplete,
  assertReachable,
  notifyProviderChanged,
  providerChanges,
  storeProvider,
  type WantedProvider,
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
  { id, version, storage, provider: wanted, ...given }: Input,
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
    const before = known && (await findProvider(known.id));
    assertComplete(before, wanted, values.access.ownProviderOnly);
    const ofProvider = providerChanges(before, wanted);
    const saved = known
      ? await change(platform, actor, known, version, values, ofProvider)
      : await create(platform, actor, values, ofProvider);
    await storeProvider(platform, saved, before, wanted);
    const turn = turnOf(known, values, ofProvider, wanted);
    if (turn) await notifyProviderChanged(platform, actor, saved, turn);
    const [Data] = await presentClients(platform, [saved], ports, actor);
    if (!Data) throw notFound();
    return { Result: 'Success' as const, Data };
  });
}

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

function turnOf(known: Client | null, { access }: Values, ofProvider: Change[], wanted: WantedProvider) {
  if (access.ownProviderOnly && !known?.access.ownProviderOnly) return 'account.provider_required';
  if (ofProvider.length === 0) return null;
  return wanted ? 'account.provider_set' : 'account.provider_removed';
}

async function create(
  { clock }: Platform,
  actor: Actor,
  values: Values,
  ofProvider: Change[],
): Promise<Client> {
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
    changes: ofProvider,
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
  version: number | undefined,
  values: Values,
  ofProvider: Change[],
) {
  const [before, after] = [flat(known), flat(values)];
  const ofClient: Change[] = fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  const changes = [...ofClient, ...ofProvider];
  const [changed] = await db()
    .update(clients)
    .set({ ...values, version: known.version + 1 })
    .where(and(eq(clients.id, known.id), eq(clients.version, version ?? known.version)))
    .returning();
  if (!changed)
    throw problem(
      'record.stale',
      'Someone else changed this client meanwhile. Reload to see the latest version.',
      {
        current: known,
      },
    );
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
