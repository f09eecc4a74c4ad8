import { openTestPlatform } from '../testing.ts';

const ask = async (text: string) => (await platform.database.raw.executeSql(text)).rows;

const platform = await openTestPlatform();
afterAll(() => platform.close());

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
