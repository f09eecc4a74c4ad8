import pg from 'pg';
import type { Database } from '../../../server/platform/db/database.ts';
import type { RawDatabase } from '../../../server/platform/db/raw.ts';
import { waitFor } from '../servers/wait-for.ts';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};
type Explained = { 'Query Text'?: string; Plan: Plan };

const pagesOf = ({ Plan }: Explained) => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * Has the database tell what each statement read, on all connections until `stop`. `pagesOf` counts the pages of 8 KB that
 * the statements of `work` read, from the disk or from memory: unlike their time it is the same on every machine.
 */
export async function countPages({ ownerUrl, ping }: Database) {
  let told: Explained[] = [];
  const client = pg.Client.prototype as unknown as { _handleNotice(notice: { message: string }): void };
  const handle = client._handleNotice;
  client._handleNotice = function (notice) {
    const [, plan] = notice.message.match(/plan:\n(.*)/s) ?? [];
    if (!plan) return handle.call(this, notice);
    const explained: Explained = JSON.parse(plan);
    // The polls of the job queue are not part of the call.
    if (!explained['Query Text']?.includes('pgboss')) told.push(explained);
  };
  const administrator = new URL(ownerUrl);
  administrator.username = 'postgres';
  const connection = new pg.Client({ connectionString: administrator.href });
  await connection.connect();
  const { rows } = await connection.query('select current_database() as name');
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_format': 'json',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
  };
  await connection.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(settings))
    await connection.query(`alter database "${rows[0].name}" set ${name} = ${value}`);
  // Connections know what was set before they were made. All have ended when this is answered: otherwise one of them might
  // still be lent.
  await connection.query(`select pg_terminate_backend(pid, 60000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await connection.end();
  const isBack = () =>
    ping().then(
      () => true,
      () => null,
    );
  await waitFor(isBack, { what: 'a new connection' });
  return {
    async pagesOf(work: () => Promise<unknown>) {
      told = [];
      await work();
      return told.reduce((sum, one) => sum + pagesOf(one), 0);
    },
    /** How many rows the statements answered whose text is like this. */
    async rowsAnswered(text: RegExp, work: () => Promise<unknown>) {
      told = [];
      await work();
      const some = told.filter((one) => text.test(one['Query Text'] ?? ''));
      return some.reduce((sum, { Plan }) => sum + Plan['Actual Rows'], 0);
    },
    /** By table, how many rows its statements went through one after the other, without an index that leads to them. */
    async rowsScanned(work: () => Promise<unknown>): Promise<Map<string, number>> {
      told = [];
      await work();
      const scanned = new Map<string, number>();
      for (const node of told.flatMap(({ Plan }) => nodesOf(Plan))) {
        const table = node['Relation Name'];
        if (node['Node Type'] !== 'Seq Scan' || !table) continue;
        const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
        scanned.set(table, (scanned.get(table) ?? 0) + rows);
      }
      return scanned;
    },
    // Other test files of the process use the same driver.
    stop() {
      client._handleNotice = handle;
    },
  };
}

/** The same of statements that the owner of the database asks. */
export async function pagesOfSql(raw: RawDatabase, statements: string[]): Promise<number> {
  let pages = 0;
  for (const statement of statements) {
    const { rows } = await raw.executeSql(`explain (analyze, buffers, timing off, format json) ${statement}`);
    const [explained] = (rows[0]?.['QUERY PLAN'] ?? []) as Explained[];
    if (explained) pages += pagesOf(explained);
  }
  return pages;
}
