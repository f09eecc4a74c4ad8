import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { httpClient } from '../mock/http/http-client.ts';
import { projectRoot } from '../scripts/project-root.ts';
import { countTables } from '../tests/support/database/table-counts.ts';
import { signIn } from '../tests/support/people/sign-in.ts';
import { makeDirectory, people } from '../tests/support/release-2.0.0/make-directory.ts';
import { runProgram } from '../tests/support/servers/run-program.ts';
import { type Server, startServer } from '../tests/support/servers/start-server.ts';
import { waitFor } from '../tests/support/servers/wait-for.ts';
import { readBinaries } from './platform/db/embedded/binaries.ts';
import { choosePlace, startCluster } from './platform/db/embedded/cluster.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { runProgram as runPostgres } from './platform/db/embedded/run-postgres.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { withSource } from './platform/db/move/open-sides.ts';
import { startTemporaryCluster, type TemporaryCluster } from './platform/db/temporary/temporary-cluster.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-move-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const quiet = { onError: () => {}, onLost: () => {} };
const moveDatabase = (...args: string[]) => runProgram('server/move-database.ts', args, {});
const moveFromPGlite = (dataDir: string) => runProgram('server/move-from-pglite.ts', ['--data', dataDir], {});

/** A program that comes to a stop where it would first connect to PostgreSQL: it is killed there, however slow we are. */
const standStill = `data:text/javascript,import net from 'node:net';
  net.Socket.prototype.connect = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`;

/** Values that a careless copy would change. */
const oddRows = `
  insert into work_items (id, kind, status, label, result, created_at, updated_at) values
    ('00000000-0000-4000-8000-000000000001', 'odd', 'done', e'a "quote", \\\\ and\\na line', 'null',
      '2026-02-03 04:05:06.789012+00', '0044-03-15 12:00:00.000001+00 BC'),
    ('00000000-0000-4000-8000-000000000002', 'odd', 'done', '', null, 'infinity', '2026-01-01'),
    ('00000000-0000-4000-8000-000000000003', 'odd', 'done', '許可 👩‍⚖️ (,)', '{"big": 12345678901234567890.10, "nested": [null, "\\\\u0001", ""]}',
      '2026-01-01', '2026-01-01');
  insert into webhooks (id, url, events, sealed_secret, enabled, enabled_at, created_at) values
    ('00000000-0000-4000-8000-000000000004', 'https://hooks.example', '{"a,b","",NULL,"{}","q\\"q"}', '', false, now(), now()),
    ('00000000-0000-4000-8000-000000000005', 'https://hooks.example', '{}', '', false, now(), now());
  insert into registered_companies_a values ('U1', 'Odd', '', '', '', '', '{-2147483648,2147483647}')`;
const oddTexts = `
  select row(kind, label, result, result is null, created_at, updated_at)::text as text from work_items where kind = 'odd'
  union all select row(events, cardinality(events))::text from webhooks
  union all select row(keys)::text from registered_companies_a order by 1`;

const ask = (place: string, text: string) => withSource(place, (client) => client.query(text));
const counts = (place: string) => withSource(place, (client) => countTables((text) => client.query(text)));
/** Rows by table, and the odd ones in words: PostgreSQL is started once for both. */
const look = (place: string) =>
  withSource(place, async (client) => {
    await client.query(`set timezone = 'UTC'`);
    const { rows } = await client.query<{ text: string }>(oddTexts);
    return { counts: await countTables((sql) => client.query(sql)), texts: rows.map(({ text }) => text) };
  });

describe('a data directory of release 2.0.0', () => {
  const dataDir = join(home, 'old');
  let before: Record<string, number>;
  let moved: Awaited<ReturnType<typeof look>>;
  let server: Server | undefined;
  beforeAll(async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    before = await makeDirectory(dataDir, oddRows);
  });
  afterAll(() => server?.remove());

  test('is not opened before it is moved, and the command is named', async () => {
    await expect(openEmbedded(dataDir, quiet)).rejects.toThrow('npm run move-from-pglite');
    expect((await moveDatabase('--from', dataDir, '--to', join(home, 'other'))).err).toContain(
      'npm run move-from-pglite',
    );
  });

  test('is as it was when its move is interrupted', async () => {
    const program = join(projectRoot, 'server/move-from-pglite.ts');
    const child = spawn(process.execPath, ['--import', standStill, program, '--data', dataDir], {
      env: { ...process.env, DATABASE_URL: '' },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await waitFor(() => existsSync(join(dataDir, 'postgres.moving', 'postgres', 'postmaster.pid')), {
      what: 'the copy to begin',
    });
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(dataDir, 'pg', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    await expect(openEmbedded(dataDir, quiet)).rejects.toThrow('npm run move-from-pglite');
  });

  test('moves with every row, and its old database is kept', async () => {
    const { code, out, err } = await moveFromPGlite(dataDir);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Moved: \d+ tables, [\d,]+ rows, 2 audit chains intact\. The old database is kept in /,
    );
    expect(existsSync(join(dataDir, 'pg.before-move', 'PG_VERSION'))).toBe(true);
    for (const gone of ['pg', 'pg.copy', 'postgres.moving'])
      expect(existsSync(join(dataDir, gone))).toBe(false);
    const { 'public.schema_migrations': _, ...rest } = before;
    moved = await look(dataDir);
    expect(moved.counts).toMatchObject({
      ...rest,
      'public.work_items': (rest['public.work_items'] ?? 0) + 3,
      'public.webhooks': 2,
    });
  });

  test('keeps every value to the letter: JSON null, microseconds, arrays, any character', () => {
    expect(moved.texts).toEqual([
      '("{""a,b"","""",NULL,""{}"",""q\\\\""q""}",5)',
      '("{-2147483648,2147483647}")',
      '(odd,"",,t,infinity,"2026-01-01 00:00:00+00")',
      '(odd,"a ""quote"", \\\\ and\na line",null,f,"2026-02-03 04:05:06.789012+00","0044-03-15 12:00:00.000001+00 BC")',
      '(odd,"許可 👩‍⚖️ (,)","{""big"": 12345678901234567890.10, ""nested"": [null, ""\\\\\\\\u0001"", """"]}",f,"2026-01-01 00:00:00+00","2026-01-01 00:00:00+00")',
      '({},0)',
    ]);
  });

  test('is not moved twice', async () => {
    expect(await moveFromPGlite(dataDir)).toMatchObject({
      code: 1,
      err: `There is no database of Prudence 2.0.0 in ${dataDir}.\n`,
    });
  });

  test('holds an audit trail that verifies, with its signed checkpoint', async () => {
    const { code, out } = await runProgram('server/verify-audit.ts', ['--data', dataDir], {});
    expect(out).toMatch(/^firm +signed up to row 16 by checkpoint 1 /m);
    expect(out).toContain('31 events in 2 chains: intact');
    expect(code).toBe(0);
  });

  test('serves on: the session of before, sign-in, requests with their files, numbers', async () => {
    server = await startServer({ env: { DATABASE_URL: '', DATA_DIR: dataDir } });
    const drafter = httpClient(server.baseUrl);
    for (const [name, value] of Object.entries(people.session.cookies)) drafter.cookies.set(name, value);
    const { Data: drafterIs } = await drafter.call('POST /security/v1.0/token/refresh', {
      token: people.session.refresh,
    });
    expect(drafterIs).toMatchObject({ Name: 'drafter One' });
    const client = await signIn(server.baseUrl, people.client);
    const { Data } = await client.call('GET /reports/v1.0/requestdetails', {});
    expect(Data.map(({ number, legalName, status }) => [number, legalName, status])).toEqual([
      ['PR-000002', 'A draft', 'draft'],
      ['PR-000001', 'Ostrava Maritime Holding', 'submitted'],
    ]);
    const which = { client: people.clientId, request: people.request };
    const file = await client.call('POST /reports/v1.0/downloadattachments', which);
    expect(String(file)).toBe('Licence of Ostrava — Überweisung, 許可');
    const next = await client.call('POST /reports/v1.0/requestdetails', {
      intake: { legalName: 'The next' },
    });
    expect(next.Data.number).toBe('PR-000003');
    const admin = await signIn(server.baseUrl, people.admin);
    const { verification } = await admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
    await server.terminate();
  });

  describe('moved to a PostgreSQL server', () => {
    let cluster: TemporaryCluster;
    const addressOf = (name: string) => {
      const url = new URL(cluster.ownerUrl);
      url.pathname = `/${name}`;
      return url.href;
    };
    const createDatabase = async (name: string) => {
      const client = new pg.Client({ connectionString: cluster.ownerUrl });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return addressOf(name);
    };
    beforeAll(async () => {
      cluster = await startTemporaryCluster();
    });
    afterAll(() => cluster.remove());

    test('and back has the same rows in every table', async () => {
      const there = await createDatabase('there');
      const kept = await look(dataDir);
      expect(await moveDatabase('--from', dataDir, '--to', there)).toMatchObject({ code: 0, err: '' });
      expect(await look(there)).toEqual(kept);
      const back = join(home, 'back');
      const env = { DATA_DIR: dataDir };
      const args = ['--from', there, '--to', back];
      expect(await runProgram('server/move-database.ts', args, env)).toMatchObject({ code: 0, err: '' });
      expect(await look(back)).toEqual(kept);
      const { rows } = await ask(back, 'select usesuper from pg_user where usename = current_user');
      expect(rows).toEqual([{ usesuper: false }]);
      // What the database itself refuses, it refuses after the move as well.
      await expect(ask(back, "delete from audit_events where chain = 'firm'")).rejects.toThrow('append-only');
    });

    test('finds an empty database there, or nothing is changed', async () => {
      const taken = addressOf('there');
      expect(await moveDatabase('--from', dataDir, '--to', taken)).toMatchObject({
        code: 1,
        err: expect.stringContaining('The target is not empty'),
      });
      expect(await moveDatabase('--from', taken, '--to', dataDir)).toMatchObject({
        code: 1,
        err: `${dataDir} already holds a database. Name an empty directory.\n`,
      });
    });

    test('is used by nobody meanwhile', async () => {
      const client = new pg.Client({ connectionString: addressOf('there') });
      await client.connect();
      const { code, err } = await moveDatabase('--from', addressOf('there'), '--to', join(home, 'busy'));
      await client.end();
      expect([code, err]).toEqual([
        1,
        'Others are connected to the source (1). Stop every server that uses it first.\n',
      ]);
    });

    test('is a database of Prudence, of a version that this release knows', async () => {
      const other = await createDatabase('other');
      expect((await moveDatabase('--from', other, '--to', join(home, 'none'))).err).toContain(
        'not a database of Prudence',
      );
      await ask(
        other,
        `create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      );
      await ask(other, `insert into schema_migrations (name, hash) values ('9999_later.sql', '')`);
      expect((await moveDatabase('--from', other, '--to', join(home, 'none'))).err).toContain(
        'newer version',
      );
    });

    test('is not moved when its audit trail is broken: the target stays empty', async () => {
      const broken = addressOf('there');
      const target = await createDatabase('target');
      await ask(
        broken,
        `alter table audit_events disable trigger user;
         update audit_events set hash = repeat('0', 64) where chain = 'firm' and seq = 2;
         alter table audit_events enable trigger user`,
      );
      const { code, err } = await runProgram('server/move-database.ts', ['--from', broken, '--to', target], {
        DATA_DIR: dataDir,
      });
      expect(err).toContain('The audit chain firm is broken at row 2');
      expect(code).toBe(1);
      expect(await counts(target)).toEqual({});
    });
  });
});

const older = '/usr/lib/postgresql/15/bin';
const withOlder = existsSync(join(older, 'initdb')) ? describe : describe.skip;

withOlder('a data directory of PostgreSQL 15 (skipped where its programs are not installed)', () => {
  const dataDir = join(home, 'fifteen');
  const target = join(home, 'eighteen');
  beforeAll(async () => {
    mkdirSync(dataDir, { mode: 0o700 });
    const binaries = readBinaries(older);
    const all = ['-D', join(dataDir, 'postgres'), '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await runPostgres(binaries, 'initdb', all, dataDir);
    const place = await choosePlace(dataDir);
    const cluster = await startCluster(dataDir, place, { durable: false, binaries });
    const client = new pg.Client({ connectionString: cluster.ownerUrl });
    await client.connect();
    const executeSql = async (text: string) => {
      const result = await client.query(text);
      return { rows: [result].flat().flatMap(({ rows }) => rows) };
    };
    await migrate({ executeSql });
    await client.query(oddRows);
    await client.end();
    await cluster.stop();
    place.remove();
  });

  test('is refused with the command that moves it', async () => {
    await expect(openEmbedded(dataDir, quiet)).rejects.toThrow(
      `was made by PostgreSQL 15, not 18. Move it with the programs of PostgreSQL 15: npm run move-database -- --from ${dataDir} --from-binaries DIR --to NEW_DIRECTORY`,
    );
  });

  test('moves with those programs, to the letter', async () => {
    expect(await moveDatabase('--from', dataDir, '--from-binaries', older, '--to', target)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/^Moved: .* The source is as it was\.\n$/),
    });
    expect(readFileSync(join(target, 'postgres', 'PG_VERSION'), 'utf8').trim()).toBe('18');
    const { counts, texts } = await look(target);
    expect(texts).toHaveLength(6);
    expect(counts).toMatchObject({ 'public.work_items': 3, 'public.webhooks': 2 });
  });
});
