import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type MigrationFile = { name: string; sql: string; hash: string };
export type MigrationSet = {
  /** `0000_name.sql`: each runs once, in this order. */
  once: MigrationFile[];
  /** Names without a number: run again after every change, so that new tables are guarded from birth. */
  always: MigrationFile[];
  hash: string;
};

export const migrationsDir = join(import.meta.dirname, '../../../migrations');

export function readMigrations(directory = migrationsDir): MigrationSet {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(directory, name), 'utf8');
      return { name, sql, hash: sha256(sql) };
    });
  return {
    once: files.filter((file) => /^\d{4}_/.test(file.name)),
    always: files.filter((file) => !/^\d{4}_/.test(file.name)),
    hash: sha256(files.map((file) => file.name + file.hash).join()),
  };
}

/** Of all that makes a prepared database what it is: the migrations, and the code beside this file that gives rights. */
export function preparationHash(codeDirectory = import.meta.dirname): string {
  const code = readdirSync(codeDirectory)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => readFileSync(join(codeDirectory, name), 'utf8'));
  return sha256([readMigrations().hash, ...code].join('\n'));
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex');
}
