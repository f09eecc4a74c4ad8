import { and, eq, max, sql } from 'drizzle-orm';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { record } from '../audit/index.ts';
import { type MasterItem, type MasterKind, masterItem } from './master-items.ts';
import { masterItems } from './tables.ts';

type MasterChange = {
  key: string;
  title: string;
  active: boolean;
  version?: number | undefined;
  details: Record<string, unknown>;
};

/** Inside a transaction: creates the entry, or changes it when `version` names the one it was read at. */
export async function saveMasterItem(
  { clock }: Platform,
  kind: MasterKind,
  change: MasterChange,
  actor: Actor,
) {
  const before = await masterItem(kind, change.key);
  const after = change.version === undefined ? await create(kind, change) : await update(kind, change);
  if (!after) throw await refusal(kind, change);
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type: kind, id: change.key, label: change.title },
    data: { kind, key: change.key },
    changes: differences(before, after),
  });
  return after;
}

async function create(kind: MasterKind, change: MasterChange) {
  const [last] = await db()
    .select({ position: max(masterItems.position) })
    .from(masterItems)
    .where(eq(masterItems.kind, kind));
  const { version: _none, ...fields } = change;
  const position = (last?.position ?? -1) + 1;
  const [made] = await db()
    .insert(masterItems)
    .values({ kind, position, ...fields })
    .onConflictDoNothing()
    .returning();
  return made;
}

async function update(kind: MasterKind, change: MasterChange) {
  const { version = 0, key, ...fields } = change;
  const [made] = await db()
    .update(masterItems)
    .set({ ...fields, version: sql`${masterItems.version} + 1` })
    .where(and(eq(masterItems.kind, kind), eq(masterItems.key, key), eq(masterItems.version, version)))
    .returning();
  return made;
}

async function refusal(kind: MasterKind, change: MasterChange) {
  if (change.version === undefined)
    return problem('record.taken', `The key ${change.key} is already in use.`);
  const current = await masterItem(kind, change.key);
  if (!current) return problem('not_found', `There is no entry ${change.key}.`);
  return problem(
    'record.stale',
    'Someone else changed this entry since you opened it. Reload to see the latest version.',
    {
      current,
    },
  );
}

function differences(before: MasterItem | null, after: MasterItem) {
  const fields = ['title', 'active', 'details'] as const;
  return fields
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before?.[field] ?? null, after: after[field] }));
}
