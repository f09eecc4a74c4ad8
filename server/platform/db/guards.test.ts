import { openTestPlatform, type TestPlatform } from '../testing.ts';

let platform: TestPlatform;
const ask = async (text: string) => (await platform.database.raw.executeSql(text)).rows;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

test('C3 every table with a client_id is limited to its client', async () => {
  const tables = await ask(`
    select c.relname as table, c.relrowsecurity as limited,
      (select array_agg(polname::text order by polname) from pg_policy where polrelid = c.oid) as policies
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'client_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`);
  expect(tables.length).toBeGreaterThan(8);
  for (const table of tables)
    expect(table).toMatchObject({ limited: true, policies: expect.arrayContaining(['firm', 'tenant']) });
});

test('a tenant reaches nothing but guarded tables and the lists it may read', async () => {
  const reachable = await ask(`
    select relname as table from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
      and has_table_privilege('prudence_tenant', c.oid, 'select, insert, update, delete')
    order by 1`);
  expect(reachable).toEqual([{ table: 'business_calendars' }, { table: 'master_items' }]);
  for (const { table } of reachable)
    expect(
      await ask(`select has_table_privilege('prudence_tenant', '${table}', 'insert, update, delete') as may`),
    ).toEqual([{ may: false }]);
});

describe('E6 what was recorded stays', () => {
  beforeAll(async () => {
    await ask(`
      insert into audit_events (chain, seq, id, at, type, actor_role, object_type, object_id, result, http_request_id,
        data, personal, digests, previous_hash, hash)
      values ('firm', 1, gen_random_uuid(), now(), 'test', 'system', 'test', '1', 'success', '', '{}',
        '{"name":"Ada"}', '{}', '', '')`);
  });

  test.each([
    "update audit_events set type = 'other'",
    `update audit_events set personal = '{"name":"Bob"}'`,
    'delete from audit_events',
    'truncate audit_events',
    'truncate audit_events cascade',
  ])('even the owner cannot %s', async (statement) => {
    await expect(ask(statement)).rejects.toThrow('append-only');
  });

  test('only the erasable part can be emptied', async () => {
    await ask('update audit_events set personal = null');
    expect(await ask('select type, personal from audit_events')).toEqual([{ type: 'test', personal: null }]);
  });
});

test('a part of a name in the audit trail is looked for by an index', async () => {
  const plan = await ask(`begin; set local enable_seqscan = off;
    explain select from audit_events
      where personal->'values'->>'actorName' ilike '%mer%' or personal->'values'->>'objectLabel' ilike '%mer%';
    rollback`);
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan on audit_events_text');
});
