import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { httpClient } from '../mock/http/http-client.ts';
import { projectRoot } from '../scripts/project-root.ts';
import { countTables } from '../tests/support/database/table-counts.ts';
import { type Cast, gatherCast } from '../tests/support/people/cast.ts';
import { signIn } from '../tests/support/people/sign-in.ts';
import { runProgram } from '../tests/support/servers/run-program.ts';
import { type Server, startServer } from '../tests/support/servers/start-server.ts';
import { waitFor } from '../tests/support/servers/wait-for.ts';
import { takeCheckpoint } from './modules/audit/index.ts';
import { systemClock } from './platform/clock.ts';
import { readBinaries } from './platform/db/embedded/binaries.ts';
import { choosePlace, startCluster } from './platform/db/embedded/cluster.ts';
import { openEmbedded } from './platform/db/embedded/open-embedded.ts';
import { runProgram as runPostgres } from './platform/db/embedded/run-postgres.ts';
import { migrate } from './platform/db/migrations/migrate.ts';
import { withSource } from './platform/db/move/open-sides.ts';
import { startTemporaryCluster, type TemporaryCluster } from './platform/db/temporary/temporary-cluster.ts';
import { loadKeys } from './platform/keys.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-move-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const quiet = { onError: () => {}, onLost: () => {} };
const moveDatabase = (...args: string[]) => runProgram('server/move-database.ts', args, {});

/** A program that comes to a stop where it would connect to the copy: it is killed there, however slow we are. */
const standStill = (copy: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs';
  import net from 'node:net';
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (...where) {
    if (fs.existsSync('${copy}')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    return connect.apply(this, where);
  }`)}`;

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

describe('a data directory of a server', () => {
  const moved = join(home, 'moved');
  let server: Server;
  let dataDir: string;
  let cast: Cast;
  let request: string;
  let kept: Awaited<ReturnType<typeof look>>;
  beforeAll(async () => {
    server = await startServer({ env: { DATABASE_URL: '' } });
    dataDir = server.dataDir;
    cast = await gatherCast(server);
    const licence = {
      name: 'licence.txt',
      content: 'Licence of Ostrava — Überweisung, 許可',
      type: 'text/plain',
    };
    const intake = { legalName: 'Ostrava Maritime Holding', entityType: 'organisation' } as const;
    request = (await cast.client.call('POST /reports/v1.0/requestdetails', { intake }, [licence])).Data.id;
    await server.terminate();
    const database = await openEmbedded(dataDir, { ...quiet, asOwner: true });
    await takeCheckpoint({ database, clock: systemClock, keys: loadKeys(dataDir, undefined) }, 'firm');
    await database.raw.executeSql(oddRows);
    await database.close();
    kept = await look(dataDir);
  });
  afterAll(() => server.remove());

  test('is as it was when its move is interrupted, and so is the place it was to move to', async () => {
    const program = join(projectRoot, 'server/move-database.ts');
    const copy = join(moved, 'postgres.moving', 'postgres', 'postmaster.pid');
    const args = ['--import', standStill(copy), program, '--from', dataDir, '--to', moved];
    const env = { ...process.env, DATABASE_URL: '' };
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await waitFor(() => existsSync(copy), { what: 'the copy to begin' });
    child.kill('SIGKILL');
    await ended;
    expect(existsSync(join(moved, 'postgres'))).toBe(false);
    expect(await look(dataDir)).toEqual(kept);
  });

  test('moves with every row', async () => {
    const { code, out, err } = await moveDatabase('--from', dataDir, '--to', moved);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Moved: \d+ tables, [\d,]+ rows, 2 audit chains intact\. The source is as it was\.\n$/,
    );
    expect(existsSync(join(moved, 'postgres.moving'))).toBe(false);
    expect(await look(moved)).toEqual(kept);
    expect(kept.counts).toMatchObject({
      'public.users': 5,
      'public.requests': 1,
      'public.attachments': 1,
      'public.audit_checkpoints': 1,
      'public.webhooks': 2,
    });
  });

  test('keeps every value to the letter: JSON null, microseconds, arrays, any character', async () => {
    expect((await look(moved)).texts).toEqual([
      '("{""a,b"","""",NULL,""{}"",""q\\\\""q""}",5)',
      '("{-2147483648,2147483647}")',
      '(odd,"",,t,infinity,"2026-01-01 00:00:00+00")',
      '(odd,"a ""quote"", \\\\ and\na line",null,f,"2026-02-03 04:05:06.789012+00","0044-03-15 12:00:00.000001+00 BC")',
      '(odd,"許可 👩‍⚖️ (,)","{""big"": 12345678901234567890.10, ""nested"": [null, ""\\\\\\\\u0001"", """"]}",f,"2026-01-01 00:00:00+00","2026-01-01 00:00:00+00")',
      '({},0)',
    ]);
  });

  test('holds an audit trail that verifies, with its signed checkpoint', async () => {
    for (const name of ['files', 'keys.json'])
      cpSync(join(dataDir, name), join(moved, name), { recursive: true });
    const { code, out } = await runProgram('server/verify-audit.ts', ['--data', moved], {});
    expect(out).toMatch(/^firm +signed up to row \d+ by checkpoint 1 /m);
    expect(out).toMatch(/\d+ events in 2 chains: intact/);
    expect(code).toBe(0);
  });

  test('serves on: the session of before, sign-in, requests with their files, numbers', async () => {
    const next = await startServer({ env: { DATABASE_URL: '', DATA_DIR: moved } });
    try {
      const drafter = httpClient(next.baseUrl);
      for (const name of cast.drafter.cookies.names())
        drafter.cookies.set(name, cast.drafter.cookies.get(name) ?? '');
      const { Data: drafterIs } = await drafter.call('POST /security/v1.0/token/refresh', {
        token: cast.drafter.refresh,
      });
      expect(drafterIs).toMatchObject({ Name: 'drafter One' });
      const client = await signIn(next.baseUrl, cast.client.person);
      const { Data } = await client.call('GET /reports/v1.0/requestdetails', {});
      expect(Data.map(({ number, legalName, status }) => [number, legalName, status])).toEqual([
        ['PR-000001', 'Ostrava Maritime Holding', 'draft'],
      ]);
      const which = { client: cast.clientId, request };
      const file = await client.call('POST /reports/v1.0/downloadattachments', which);
      expect(String(file)).toBe('Licence of Ostrava — Überweisung, 許可');
      const second = await client.call('POST /reports/v1.0/requestdetails', {
        intake: { legalName: 'The next' },
      });
      expect(second.Data.number).toBe('PR-000002');
      const admin = await signIn(next.baseUrl, cast.admin.person);
      const { verification } = await admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
      expect(verification).toMatchObject({ intact: true });
    } finally {
      await next.terminate();
    }
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
