import type { TestApp } from '../servers/test-app.ts';

/** The database refuses rows of a table in which a column is this value, until what it answers is called. */
export async function breakInserts({ platform }: TestApp, table: string, column: string, value: string) {
  const { raw } = platform.database;
  await raw.executeSql(`
    create or replace function refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'this row is refused'; end $$;
    create trigger refuse_row before insert or update on ${table} for each row
      when (new.${column}::text = '${value}') execute function refuse_row()`);
  return async () => {
    await raw.executeSql(`drop trigger refuse_row on ${table}`);
  };
}
