import type { RawDatabase } from '../raw.ts';
import type { MigrationFile, MigrationSet } from './migration-files.ts';
import { readMigrations } from './migration-files.ts';

const advisoryLock = 5_011_2026;

/**
 * Brings the database to this version of the program: everything in one transaction, one process at a time.
 * Refuses a database that a newer version or other files made.
 */
export async function migrate(
  raw: Pick<RawDatabase, 'executeSql'>,
  migrations: MigrationSet = readMigrations(),
): Promise<string[]> {
  // One text is one transaction, and the lock ends with it.
  await raw.executeSql(
    `select pg_advisory_xact_lock(${advisoryLock}); create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
  );
  const before = await applied(raw);
  const pending = plan(migrations, before);
  if (pending.length === 0) return [];
  // Who comes second waits for the lock, finds the tables already there and fails: it reads again.
  try {
    await raw.executeSql(script(pending));
  } catch (error) {
    // In a transaction of the caller nothing can be read any more.
    const now = await applied(raw).catch(() => before);
    if (plan(migrations, now).length > 0) throw error;
  }
  return pending.map((file) => file.name);
}

/** The numbered migrations that made a database. Refuses one that a newer version or other files made. */
export async function appliedMigrations(raw: Pick<RawDatabase, 'executeSql'>): Promise<MigrationSet> {
  const migrations = readMigrations();
  const before = await applied(raw);
  plan(migrations, before);
  return { ...migrations, once: migrations.once.filter(({ name }) => before.has(name)), always: [] };
}

async function applied(raw: Pick<RawDatabase, 'executeSql'>) {
  const { rows } = await raw.executeSql('select name, hash from schema_migrations');
  return new Map(rows.map((row) => [String(row.name), String(row.hash)]));
}

function plan(migrations: MigrationSet, before: Map<string, string>): MigrationFile[] {
  const known = new Set([...migrations.once, ...migrations.always].map((file) => file.name));
  for (const name of before.keys()) {
    if (!known.has(name))
      throw new Error(`The database was made by a newer version: it holds the migration ${name}.`);
  }
  for (const file of migrations.once) {
    if (before.has(file.name) && before.get(file.name) !== file.hash) {
      throw new Error(`The migration ${file.name} changed after this database was made with it.`);
    }
  }
  const once = migrations.once.filter((file) => !before.has(file.name));
  const isStale = once.length > 0 || migrations.always.some((file) => before.get(file.name) !== file.hash);
  return isStale ? [...once, ...migrations.always] : [];
}

function script(files: MigrationFile[]) {
  const bodies = files.map(
    (file) => `${file.sql}\n;
insert into schema_migrations (name, hash) values ('${file.name}', '${file.hash}')
on conflict (name) do update set hash = excluded.hash, applied_at = now();`,
  );
  // One text is one transaction, or part of the one it is sent in.
  return [
    'set local statement_timeout = 0; set local lock_timeout = 0;',
    `select pg_advisory_xact_lock(${advisoryLock});`,
    ...bodies,
  ].join('\n');
}
