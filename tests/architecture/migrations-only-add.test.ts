import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../../server/platform/db/migrations/migration-files.ts';

// While servers are upgraded one after the other, those of the release before work on the database that the first new
// one has migrated: what they read and write must stay as it was.
const name = '"(\\w+)"';

/** What the statement breaks for the release before, or undefined. */
function breaks(statement: string, made: ReadonlySet<string>): string | undefined {
  const [, table = '', change = ''] =
    new RegExp(`^alter table (?:"public"\\.)?${name} (.*)$`, 'is').exec(statement) ?? [];
  const [, , unique, on = ''] =
    new RegExp(`^create( (unique))? index .* on (?:"public"\\.)?${name}`, 'is').exec(statement) ?? [];
  const [, into = ''] = new RegExp(`^(?:insert into|drop table) ${name}`, 'i').exec(statement) ?? [];
  const [, updated = '', set = ''] = new RegExp(`^update ${name} set ${name} =`, 'i').exec(statement) ?? [];
  if (/^create (?:unlogged |temporary )?table /i.test(statement)) return undefined;
  if (made.has(table) || made.has(on) || made.has(into)) return undefined;
  if (updated) return made.has(`${updated}.${set}`) ? undefined : 'changes what is stored';
  if (on) return unique ? 'refuses rows that were accepted' : undefined;
  if (/^add column /i.test(change))
    return /not null/i.test(change) && !/default/i.test(change)
      ? 'needs a value for a new column'
      : undefined;
  return 'does more than add';
}

/** Tables, and columns of older tables, that a migration makes itself. */
function madeBy(sql: string): Set<string> {
  const tables = sql.matchAll(new RegExp(`create (?:unlogged |temporary )?table ${name}`, 'gi'));
  const columns = sql.matchAll(new RegExp(`alter table ${name} add column ${name}`, 'gi'));
  return new Set([
    ...[...tables].map(([, one]) => `${one}`),
    ...[...columns].map(([, table, one]) => `${table}.${one}`),
  ]);
}

function broken(sql: string): string[] {
  const statements = sql
    .replace(/^--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((one) => one.trim())
    .filter(Boolean);
  const made = madeBy(sql);
  return statements.flatMap((statement) => {
    const why = breaks(statement, made);
    return why ? [`${statement.slice(0, 80)}: ${why}`] : [];
  });
}

/** What the migrations of a folder break, each after the one that makes an empty database. */
const brokenIn = (folder?: string) =>
  readMigrations(folder)
    .once.slice(1)
    .flatMap(({ name, sql }) => broken(sql).map((why) => `${name}: ${why}`));

test('servers of the release before go on working beside every migration', () => {
  expect(brokenIn()).toEqual([]);
});

describe('migrations of a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prudence-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('may add, and change what they added; the first may do anything', () => {
    const files = {
      '0000_first.sql': 'CREATE TABLE "bands" ("id" uuid);--> statement-breakpoint\nDROP TABLE "bands";',
      '0001_adds.sql': `-- Why it is there.
        CREATE TABLE "notes" ("id" uuid);--> statement-breakpoint
        CREATE UNIQUE INDEX "notes_id" ON "notes" USING btree ("id");--> statement-breakpoint
        CREATE INDEX "requests_band" ON "requests" USING btree ("band");--> statement-breakpoint
        ALTER TABLE "requests" ADD COLUMN "band" text DEFAULT 'low' NOT NULL;--> statement-breakpoint
        UPDATE "requests" SET "band" = 'high' WHERE "score" > 60;`,
      'rights.sql': 'drop policy if exists tenant on requests;',
    };
    for (const [file, sql] of Object.entries(files)) writeFileSync(join(folder, file), sql);
    expect(brokenIn(folder)).toEqual([]);
  });

  test('are refused by name where they do more', () => {
    writeFileSync(join(folder, '0002_drops.sql'), 'ALTER TABLE "requests" DROP COLUMN "rating";');
    expect(brokenIn(folder)).toEqual([
      '0002_drops.sql: ALTER TABLE "requests" DROP COLUMN "rating": does more than add',
    ]);
  });
});

test.each([
  'ALTER TABLE "requests" DROP COLUMN "rating";',
  'ALTER TABLE "requests" RENAME COLUMN "rating" TO "band";',
  'ALTER TABLE "requests" ALTER COLUMN "rating" SET NOT NULL;',
  'ALTER TABLE "requests" ALTER COLUMN "rating" SET DATA TYPE integer;',
  'ALTER TABLE "requests" ADD COLUMN "band" text NOT NULL;',
  'ALTER TABLE "requests" ADD CONSTRAINT "requests_number" UNIQUE("number");',
  'CREATE UNIQUE INDEX "requests_number" ON "requests" USING btree ("number");',
  'UPDATE "requests" SET "rating" = null;',
  'DELETE FROM "requests";',
  'DROP TABLE "requests";',
  'CREATE TABLE "bands" ("id" uuid);--> statement-breakpoint\nDROP INDEX "requests_client";',
])('a migration that would break them is refused: %s', (sql) => {
  expect(broken(sql)).toHaveLength(1);
});
