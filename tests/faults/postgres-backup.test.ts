import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { countTables } from '../support/database/table-counts.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { signIn } from '../support/people/sign-in.ts';
import { runProgram } from '../support/servers/run-program.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';
import { expectFiles, keepWriting, requestsOf } from './write-requests.ts';

const bin = findPostgres();
const run = promisify(execFile);
const program = (name: string, args: string[]) => run(join(bin ?? '', name), args);
/** A login of the server's own beside the owner's. */
async function loginsOf({ url }: Postgres) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create role prudence_login login');
  await client.end();
  return { DATABASE_OWNER_URL: url, DATABASE_URL: url.replace('prudence@', 'prudence_login@') };
}

const withPostgres = bin ? describe : describe.skip;

withPostgres('a backup of PostgreSQL under load (skipped where none is installed)', () => {
  const home = mkdtempSync(join(tmpdir(), 'prudence-backup-'));
  const dump = join(home, 'prudence.dump');
  const dataDir = join(home, 'data');
  let first: Postgres;
  let second: Postgres;
  let server: Server;
  let restored: Server | undefined;
  let cast: Cast;
  let writer: ReturnType<typeof keepWriting> | undefined;
  let before: string[] = [];
  let counts: Record<string, number>;

  beforeAll(async () => {
    first = await startPostgres();
    second = await startPostgres();
    server = await startServer({ env: { ...roomy, ...(await loginsOf(first)) } });
    cast = await gatherCast(server);
  });
  afterAll(async () => {
    // A write that failed has failed its test already.
    await writer?.stop().catch(() => {});
    await restored?.remove();
    await server?.remove();
    first?.remove();
    second?.remove();
    rmSync(home, { recursive: true, force: true });
  });

  test('is taken while people write: first the database, then the files', async () => {
    writer = keepWriting(cast.client);
    const { acknowledged, stop } = writer;
    await waitFor(() => acknowledged.length >= 20);
    before = [...acknowledged];
    // The dump and our own count look at the database at the same moment.
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    await client.query('begin isolation level repeatable read');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    await program('pg_dump', [
      '--format=custom',
      // Row-level security holds for the owner too.
      '--enable-row-security',
      `--snapshot=${rows[0].snapshot}`,
      `--file=${dump}`,
      first.url,
    ]);
    counts = await countTables((text) => client.query(text));
    await client.end();
    mkdirSync(dataDir, { mode: 0o700 });
    const isKept = (path: string) => !path.startsWith(join(server.dataDir, 'files', 'tmp'));
    cpSync(join(server.dataDir, 'files'), join(dataDir, 'files'), { recursive: true, filter: isKept });
    cpSync(join(server.dataDir, 'keys.json'), join(dataDir, 'keys.json'));
    const atDump = acknowledged.length;
    await stop();
    expect(atDump).toBeGreaterThan(before.length);
    await server.kill();
  });

  test('is restored into another cluster with the same rows in every table', async () => {
    const owner = new pg.Client({ connectionString: second.url });
    await owner.connect();
    for (const role of ['tenant', 'firm', 'system', 'identity', 'server'])
      await owner.query(`create role prudence_${role} nologin`);
    await owner.query('grant prudence_tenant, prudence_firm, prudence_system, prudence_identity to prudence');
    await program('pg_restore', ['--exit-on-error', `--dbname=${second.url}`, dump]);
    expect(await countTables((text) => owner.query(text))).toEqual(counts);
    await owner.end();
  });

  test('E6 holds chains that verify', async () => {
    const { code, out, err } = await runProgram('server/verify-audit.ts', [], {
      DATABASE_URL: second.url,
      DATA_DIR: dataDir,
    });
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/intact$/m);
  });

  test('lets people in by password and authenticator', async () => {
    restored = await startServer({ env: { ...roomy, ...(await loginsOf(second)), DATA_DIR: dataDir } });
    const admin = await signIn(restored.baseUrl, cast.admin.person);
    const { verification } = await admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
  });

  test('holds every request that was acknowledged before it, each with its file as it was', async () => {
    if (!restored) throw new Error('the restored server did not start');
    const client = await signIn(restored.baseUrl, cast.client.person);
    const rows = await requestsOf(client);
    expect(rows.length).toBe(counts['public.requests']);
    expect(rows.map(({ legalName }) => legalName)).toEqual(expect.arrayContaining(before));
    await expectFiles(client, rows);
  });
});
