import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { signIn } from '../support/people/sign-in.ts';
import { runProgram } from '../support/servers/run-program.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';
import { expectFiles, keepWriting, requestsOf } from './write-requests.ts';

const engines = ['embedded', ...(findPostgres() ? ['PostgreSQL'] : [])];

describe.each(engines)('a backup of %s (PostgreSQL is left out where none is installed)', (engine) => {
  const home = mkdtempSync(join(tmpdir(), 'prudence-backup-'));
  const backup = join(home, 'backup');
  const keys = join(home, 'keys.json');
  const clusters: Postgres[] = [];
  let server: Server;
  let restored: Server | undefined;
  let cast: Cast;
  let writer: ReturnType<typeof keepWriting> | undefined;
  let before: string[] = [];

  async function database() {
    if (engine === 'embedded') return { DATABASE_URL: '' };
    const postgres = await startPostgres();
    clusters.push(postgres);
    return { DATABASE_URL: postgres.url };
  }
  let env: Record<string, string>;
  beforeAll(async () => {
    env = await database();
    server = await startServer({ env: { ...roomy, ...env }, durable: true });
    cast = await gatherCast(server);
    cpSync(join(server.dataDir, 'keys.json'), keys);
  });
  afterAll(async () => {
    // A write that failed has failed its test already.
    await writer?.stop().catch(() => {});
    await restored?.remove();
    await server?.remove();
    for (const cluster of clusters) cluster.remove();
    rmSync(home, { recursive: true, force: true });
  });

  test('is taken and verified while people write', async () => {
    writer = keepWriting(cast.client);
    const { acknowledged, stop } = writer;
    await waitFor(() => acknowledged.length >= 20);
    before = [...acknowledged];
    const made = await runProgram('server/backup.ts', ['--to', backup], { ...env, DATA_DIR: server.dataDir });
    const during = acknowledged.length;
    await stop();
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Backed up: .* 2 audit chains intact/),
    });
    expect(during).toBeGreaterThan(before.length);
    expect(readdirSync(backup).toSorted()).toEqual(
      expect.arrayContaining(['backup.json', 'files', 'postgres']),
    );
    expect(existsSync(join(backup, 'keys.json'))).toBe(false);
  });

  test('is not taken over another one', async () => {
    const again = await runProgram('server/backup.ts', ['--to', backup], {
      ...env,
      DATA_DIR: server.dataDir,
    });
    expect([again.code, again.err]).toEqual([1, `${backup} is there already. Name a new directory.\n`]);
  });

  test('is restored in a drill that verifies the audit trail and says what would be lost and how long it takes', async () => {
    const drill = await runProgram(
      'server/restore-drill.ts',
      ['--from', backup, '--keys', keys, '--in', home],
      {},
    );
    expect(drill).toMatchObject({ code: 0, err: '' });
    expect(drill.out).toMatch(/events in 2 chains: intact$/m);
    expect(drill.out).toMatch(/^RPO: what was written in the last [\d.]+ minutes would be lost\.$/m);
    expect(drill.out).toMatch(/^RTO: database, files and verification took [\d.]+ minutes\.$/m);
    expect(readdirSync(home).toSorted()).toEqual(['backup', 'keys.json']);
  });

  test('leaves nothing of a drill that is interrupted', async () => {
    const drill = spawn(
      process.execPath,
      [join(projectRoot, 'server/restore-drill.ts'), '--from', backup, '--keys', keys, '--in', home],
      { env: { ...process.env, DATABASE_URL: '' }, stdio: 'ignore' },
    );
    const drillDirectory = () => readdirSync(home).find((name) => name.startsWith('prudence-drill-'));
    const running = () =>
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => `/proc/${pid}/cmdline`)
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))
        .filter((line) => line.includes(home));
    await waitFor(() => {
      const name = drillDirectory();
      return (
        name !== undefined && existsSync(join(home, name, 'postgres.moving', 'postgres', 'postmaster.pid'))
      );
    });
    drill.kill('SIGTERM');
    const [code] = await once(drill, 'exit');
    expect(readdirSync(home).toSorted()).toEqual(['backup', 'keys.json']);
    expect(code).toBe(1);
    await waitFor(() => !running().some((line) => line.includes('prudence-drill-') || line.includes(backup)));
  });

  test('is not restored without its keys, nor with a file cut off', async () => {
    const into = { DATA_DIR: join(home, 'refused') };
    const without = await runProgram('server/restore.ts', ['--from', backup], into);
    expect([without.code, without.err]).toEqual([1, expect.stringContaining('--keys keys.json')]);
    const damaged = join(home, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    for (const one of readdirSync(join(damaged, 'files'), { recursive: true, withFileTypes: true }))
      if (one.isFile()) truncateSync(join(one.parentPath, one.name), 1);
    const cut = await runProgram('server/restore.ts', ['--from', damaged, '--keys', keys], into);
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining('are missing in the backup or cut off')]);
  });

  test('holds every request that was acknowledged before it, with its file, for people who sign in as before', async () => {
    await server.kill();
    const dataDir = join(home, 'data');
    const target = { ...(await database()), DATA_DIR: dataDir };
    const made = await runProgram('server/restore.ts', ['--from', backup, '--keys', keys], target);
    expect(made).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Restored: .* intact\. [\d,]+ files\.$/m),
    });
    restored = await startServer({ env: { ...roomy, ...target } });
    const client = await signIn(restored.baseUrl, cast.client.person);
    const rows = await requestsOf(client);
    expect(rows.map(({ legalName }) => legalName)).toEqual(expect.arrayContaining(before));
    await expectFiles(client, rows.slice(0, 20));
  });
});
