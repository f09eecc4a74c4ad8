import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../server/platform/db/database.ts';
import { openOwnDatabase } from '../../server/platform/db/temporary/open-own-database.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';

const DRAFTS = 40;
const KILLS = 2;

describe('a server that is killed while retention removes', () => {
  let database: Database;
  let server: Server;
  let cast: Cast;
  let drafts: string[];

  async function ask<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await database.raw.executeSql(text, values)).rows as Row[];
  }
  const left = async () =>
    (await ask<{ id: string }>('select id from requests where id = any($1)', [drafts])).map(({ id }) => id);
  const removed = async () =>
    (
      await ask<{ ids: string[] }>(
        `select data->'ids' as ids from audit_events where type = 'retention.removed' order by seq`,
      )
    ).flatMap(({ ids }) => ids);
  /** Which requests the tables still name, the audit trail apart. */
  async function named(): Promise<Record<string, string[]>> {
    const tables = await ask<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'request_id' and table_name <> 'audit_events'`,
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const rows = await ask<{ id: string }>(
        `select distinct request_id::text as id from ${name} where request_id::text = any($1) order by 1`,
        [drafts],
      );
      if (rows.length > 0) found[name] = rows.map(({ id }) => id);
    }
    return found;
  }
  const storedFiles = async () => {
    const entries = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.parentPath.endsWith('tmp')).length;
  };
  /** What the clock does at night. */
  const queueRun = () => ask(`insert into pgboss.job (name) values ('retention.run')`);

  beforeAll(async () => {
    database = await openOwnDatabase(process.env.TEST_POSTGRES ?? process.env.DATABASE_URL ?? '', {
      onError: () => {},
    });
    server = await startServer({
      env: { ...roomy, DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
    });
    cast = await gatherCast(server);
    drafts = [];
    for (let n = 0; n < DRAFTS; n += 1) {
      const intake = { legalName: `Kestrel ${n}`, entityType: 'organisation' as const };
      const paper = { name: 'licence.txt', content: `Licence ${n}`, type: 'text/plain' };
      const { Data } = await cast.client.call('POST /reports/v1.0/requestdetails', { intake }, [paper]);
      drafts.push(Data.id);
    }
    await ask(`update requests set updated_at = now() - interval '400 days' where id = any($1)`, [drafts]);
    const { Data } = await cast.admin.call('GET /security/v1.0/retention', {});
    const { version, policy } = Data;
    await cast.admin.call('POST /security/v1.0/retention', {
      action: 'save',
      version,
      policy: { ...policy, rules: { ...policy.rules, drafts: 30 } },
    });
  });
  afterAll(async () => {
    await server?.remove();
    await database?.close();
  });

  test('leaves each record whole or gone, and the trail says which', async () => {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = (await left()).length;
      await queueRun();
      await waitFor(async () => (await left()).length < before, {
        everyMs: 1,
        what: 'the run to remove some',
      });
      await server.kill();
      const whole = (await left()).toSorted();
      expect(whole.length).toBeGreaterThan(0);
      const tables = await named();
      expect(tables.attachments).toEqual(whole);
      for (const [table, ids] of Object.entries(tables))
        expect({ [table]: ids.filter((id) => !whole.includes(id)) }).toEqual({ [table]: [] });
      expect((await removed()).toSorted()).toEqual(drafts.filter((id) => !whole.includes(id)).toSorted());
      await server.start();
      // What a kill broke off may go on at once; the next one finds something to do either way.
      if ((await left()).length < 2) break;
    }
  });

  test('the next run goes on, until all that is due is gone with its files', async () => {
    await queueRun();
    await waitFor(async () => (await left()).length === 0, { what: 'the rest to be removed' });
    expect(await named()).toEqual({});
    expect((await removed()).toSorted()).toEqual(drafts.toSorted());
    await waitFor(async () => (await storedFiles()) === 0, { what: 'the files to be removed' });
    const { verification } = await cast.admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
  });
});
