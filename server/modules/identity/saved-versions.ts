import { desc, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AuditObject } from '../../../contract/words.ts';
import { type Actor, db, type Platform, problem } from '../../platform/index.ts';
import { type Change, record } from '../audit/index.ts';
import { findPeople } from './accounts/find-people.ts';

type Stamp = 'version' | 'changedBy' | 'changedAt';
/** A setting of which every version is a row: the newest counts, and without a row what the product brings, as version 1. */
type Versions = PgTable & Record<Stamp, PgColumn>;
type Saved = { version: number; changedAt: Date; changedBy: string };

/** Inside tx(): the newest row, if anybody ever changed the setting. */
export async function newestVersion<Table extends Versions>(
  table: Table,
): Promise<InferSelectModel<Table> | null> {
  const [newest] = await db()
    .select()
    .from(table as PgTable)
    .orderBy(desc(table.version))
    .limit(1);
  return (newest as InferSelectModel<Table> | undefined) ?? null;
}

/** Inside tx(). What was saved as which version, by whom, and when. */
export async function savedBy<Row extends Saved>(rows: readonly Row[]) {
  const people = await findPeople(rows.map(({ changedBy }) => changedBy));
  return rows.map((row) => ({
    ...row,
    changedAt: row.changedAt.toISOString(),
    changedBy: { id: row.changedBy, name: people.get(row.changedBy)?.name ?? '' },
  }));
}

/** Inside tx(). Of the newest row, or of what the product brings. */
export async function savingOf(newest: Saved | null) {
  const [saved] = await savedBy(newest ? [newest] : []);
  const { version, changedAt, changedBy } = saved ?? { version: 1, changedAt: null, changedBy: null };
  return { version, changedAt, changedBy };
}

type Setting<Table extends Versions, State> = {
  table: Table;
  /** What the audit trail calls it. */
  event: { key?: string } & ({ kind: AuditObject; type?: undefined } | { kind: string; type: AuditObject });
  /** As it is shown and compared: read before, after, and when somebody else was faster. */
  state: () => Promise<State>;
  /** What the next version contains and how it differs; null where it would be the same. */
  next: (before: State) => Promise<Next<Table> | null> | Next<Table> | null;
};
type Next<Table extends Versions> = {
  row: Omit<InferInsertModel<Table>, Stamp>;
  changes?: readonly Change[];
  personalChanges?: readonly Change[];
};

/** Inside tx(). Adds the version after `version`, the one that the caller has seen, and records it. */
export async function saveVersion<Table extends Versions, State extends { version: number }>(
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  version: number,
  { table, event, state, next }: Setting<Table, State>,
): Promise<State> {
  const before = await state();
  if (before.version !== version) throw stale(before);
  const made = await next(before);
  if (!made) return before;
  const { row, ...differences } = made;
  const stamp = { version: version + 1, changedBy: actor.userId, changedAt: clock.now() };
  const added = await db()
    .insert(table)
    .values({ ...row, ...stamp } as unknown as InferInsertModel<Table>)
    .onConflictDoNothing()
    .returning({ version: table.version });
  if (added.length === 0) throw stale(await state());
  const { kind, key = kind } = event;
  const type = event.type === undefined ? event.kind : event.type;
  await record(clock, {
    type: 'settings.changed',
    actor,
    clientId: null,
    object: { type, id: String(stamp.version) },
    data: { kind, key },
    ...differences,
  });
  return state();
}

const stale = (current: unknown) =>
  problem(
    'record.stale',
    'Someone else changed this since you opened it. Reload to see the latest version.',
    { current },
  );
