import { sql } from 'drizzle-orm';
import { db } from '../../../server/platform/index.ts';
import type { TestApp } from '../../support/servers/test-app.ts';

type Told = {
  type: string;
  call: string;
  result: string;
  data: Record<string, unknown>;
  why: string | null;
};

/** The events of calls that `work` made, whatever jobs do beside it; all of them must be of one call. */
export async function eventsOf<T>({ platform }: TestApp, work: () => Promise<T>): Promise<[T, Told[]]> {
  const read = (but: readonly string[]) =>
    platform.database.tx({ kind: 'identity' }, async () => {
      const { rows } = await db().execute<Told & { id: string }>(
        sql`select id, type, http_request_id as call, result, data, personal->'values'->>'why' as why
            from audit_events where http_request_id <> '' order by at, chain, seq`,
      );
      return rows.filter(({ id }) => !but.includes(id));
    });
  const before = (await read([])).map(({ id }) => id);
  const result = await work();
  return [result, await read(before)];
}

/** While `work` runs, the database takes no event. */
export async function withoutAudit({ platform }: TestApp, work: () => Promise<void>) {
  const { raw } = platform.database;
  await raw.executeSql(
    `create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger no_audit before insert on audit_events for each row execute function no_audit()`,
  );
  try {
    await work();
  } finally {
    await raw.executeSql('drop trigger no_audit on audit_events; drop function no_audit()');
  }
}
