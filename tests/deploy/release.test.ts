import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CallRefused, httpClient } from '../../mock/http/http-client.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { startCollector } from '../support/peers/trace-collector.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { makeCertificate, trust } from './certificate.ts';
import { type Nginx, prepareNginx } from './nginx.ts';
import { isInstalled, run } from './programs.ts';
import { releasedReport } from './released-report.ts';

const home = mkdtempSync(join(tmpdir(), 'prudence-deploy-'));
chmodSync(home, 0o755);
const folder = join(home, 'opt', `prudence-${packageJson.version}`);
const prudence = join(folder, 'prudence');
const certificate = makeCertificate(home);
trust(certificate);
let nginx: Nginx;

beforeAll(async () => {
  const made = run(process.execPath, [
    join(projectRoot, 'scripts/release.ts'),
    '--to',
    join(home, 'release'),
  ]);
  expect(made).toMatchObject({ code: 0 });
  mkdirSync(join(home, 'opt'));
  const archive = `prudence-${packageJson.version}-${process.platform}-${process.arch}.tar.gz`;
  execFileSync('tar', ['-xzf', join(home, 'release', archive), '-C', join(home, 'opt')]);
  nginx = await prepareNginx(home, certificate);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the release takes at most 450 MB with Node and PostgreSQL, and holds no test and no compiler', () => {
  const [kilobytes = ''] = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t');
  expect(Number(kilobytes) / 1024).toBeLessThan(450);
  const ours = ['server', 'engine', 'contract'].map((part) => join(folder, part));
  expect(execFileSync('find', [...ours, '-name', '*.test.ts'], { encoding: 'utf8' })).toBe('');
  for (const name of ['typescript', 'antd', 'react', 'jest', '@playwright/test', '@umijs/max'])
    expect(existsSync(join(folder, 'node_modules', name))).toBe(false);
});

test('a command that does not exist is answered by those that do', () => {
  expect(run(prudence, ['stop'])).toEqual({
    code: 64,
    text: expect.stringContaining('prudence start|health|'),
  });
});

const isRoot = process.getuid?.() === 0;
const inNamespace = isRoot && isInstalled('unshare') && isInstalled('setpriv');

/** As in a container with a read-only root file system and no rights: only the data directory can be written. */
function contained(dataDir: string): string[] {
  const script = 'mount --bind "$0" "$0" && mount -o remount,ro,bind / && exec "$@"';
  const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs'];
  return [
    'unshare',
    '--mount',
    '--propagation=private',
    'sh',
    '-c',
    script,
    dataDir,
    ...nobody,
    prudence,
    'start',
  ];
}

const whereContained = inNamespace ? test : test.skip;

whereContained(
  'the release runs as nobody on a read-only file system, with its own Node and PostgreSQL; a report is read, traces of it arrive, and root verifies the audit trail (skipped without root and unshare)',
  async () => {
    const dataDir = join(home, 'data');
    mkdirSync(dataDir);
    chownSync(dataDir, 65534, 65534);
    const collector = await startCollector();
    const server = await startServer({
      command: contained(dataDir),
      env: {
        DATA_DIR: dataDir,
        PATH: '/usr/bin:/bin',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      },
      fromNothing: true,
    });
    try {
      const page = await (await fetch(server.baseUrl)).text();
      expect(page).toContain('<div id="root"');
      expect(run(prudence, ['health'], { PORT: new URL(server.baseUrl).port }).code).toBe(0);
      const { pdf } = await releasedReport(await gatherCast(server));
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      const call = await collector.span('a call', ({ name }) => name === 'GET /reports/v1.0/requestdetails');
      expect(call.resource).toMatchObject({
        'service.name': 'prudence',
        'service.version': packageJson.version,
      });
      await collector.span(
        'its list',
        ({ name, parent }) => name === 'SELECT requests' && parent === call.id,
      );
      await collector.span('a job', ({ name }) => name.startsWith('job '));
      expect(await server.terminate()).toBe(0);
      expect(run(prudence, ['health'], { PORT: new URL(server.baseUrl).port }).code).toBe(1);
      expect(run(prudence, ['verify-audit', '--data', dataDir])).toMatchObject({
        code: 0,
        text: expect.stringMatching(/intact$/),
      });
    } finally {
      await server.remove();
      await collector.close();
    }
  },
);

const withAll = findPostgres() && isInstalled('nginx') ? describe : describe.skip;
const SERVERS = 4;
const ROUNDS = 2;

withAll('four servers behind nginx (skipped without PostgreSQL or nginx)', () => {
  let postgres: Postgres;
  let servers: Server[];
  let cast: Cast;

  beforeAll(async () => {
    postgres = await startPostgres({ tls: certificate });
    const env = {
      ...(await loginsOf(postgres)),
      DATA_DIR: join(home, 'shared'),
      PUBLIC_URL: nginx.url,
      REPORT_URL: nginx.reportUrl,
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '2',
      RATE_LIMIT: '1000000',
    };
    mkdirSync(env.DATA_DIR);
    // All at once on an empty database.
    servers = await Promise.all(
      Array.from({ length: SERVERS }, () => startServer({ command: [prudence, 'start'], env })),
    );
    const ports = servers.map((one) => ({ port: portOf(one.baseUrl), reportPort: portOf(one.reportUrl) }));
    await nginx.start(ports);
    const link = await validInvitation(servers.map(invitationOf));
    cast = await gatherCast({ ...(servers[0] as Server), baseUrl: nginx.url, invitation: () => link });
  });
  afterAll(async () => {
    await nginx?.stop();
    for (const server of servers ?? []) await server.remove();
    postgres?.remove();
  });

  /** Each server that finds nobody prints a link, and the one printed last opens. */
  async function validInvitation(links: (string | undefined)[]) {
    for (const link of links) {
      const invite = new URL(link ?? '/', nginx.url).searchParams.get('invite') ?? '';
      const { status } = await httpClient(nginx.url).attempt('POST /security/v1.0/invitation', { invite });
      if (link && status === 200) return link;
    }
    throw new Error(`no invitation opens: ${links.join(' ')}`);
  }

  /** Two logins, over TLS with a certificate that is checked. */
  async function loginsOf({ url }: Postgres) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create role prudence_login login');
    await client.end();
    const ownerUrl = `${url}?sslmode=verify-full&sslrootcert=${certificate.certificate}`;
    return { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: ownerUrl.replace('prudence@', 'prudence_login@') };
  }

  test('a report is released and read over https', async () => {
    const { pdf, word } = await releasedReport(cast);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(word.subarray(0, 2).toString()).toBe('PK');
  });

  test('report data come through the second port', async () => {
    expect((await fetch(`${nginx.reportUrl}/api/reportData/x/y/`)).status).toBe(401);
  });

  test('every connection to PostgreSQL is encrypted', async () => {
    const client = new pg.Client({ connectionString: postgres.url.replace('prudence@', 'postgres@') });
    await client.connect();
    const { rows } = await client.query(
      `select ssl, count(*)::int as connections from pg_stat_ssl join pg_stat_activity using (pid)
       where datname = 'prudence' and pid <> pg_backend_pid() and client_addr is not null group by ssl`,
    );
    await client.end();
    expect(rows).toEqual([{ ssl: true, connections: expect.any(Number) }]);
  });

  test('a certificate that nobody vouches for is refused at the start, by the name of the variable', () => {
    const { code, text } = run(prudence, ['start'], {
      DATA_DIR: join(home, 'shared'),
      DATABASE_URL: `${postgres.url}?sslmode=verify-full`,
    });
    expect([code, text]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .*self-signed certificate/m)]);
  });

  test('restarted one after the other under load, no call is refused and nothing is lost', async () => {
    let isCalling = true;
    const created: string[] = [];
    const failed: string[] = [];
    let read = 0;
    async function calling(work: () => Promise<unknown>) {
      while (isCalling) {
        try {
          await work();
        } catch (error) {
          failed.push(
            error instanceof CallRefused ? `${error.status}` : String((error as Error).cause ?? error),
          );
        }
      }
    }
    const write = (writer: number) => async () => {
      const legalName = `Kestrel ${writer} ${created.length}`;
      await cast.client.call('POST /reports/v1.0/requestdetails', {
        intake: { legalName, entityType: 'organisation' },
      });
      created.push(legalName);
    };
    const list = async () => {
      await cast.client.call('GET /reports/v1.0/requestdetails', { pageSize: 20 });
      read += 1;
    };
    const callers = [...[1, 2, 3].map((n) => calling(write(n))), calling(list), calling(list), calling(list)];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers) {
        expect(await server.terminate()).toBe(0);
        const before = created.length;
        await waitFor(() => created.length > before + 10, { what: 'writing to go on' });
        await server.start();
      }
    isCalling = false;
    await Promise.all(callers);
    console.log(
      `${SERVERS * ROUNDS} restarts, ${created.length} written, ${read} read, ${failed.length} failed`,
    );
    expect(failed).toEqual([]);
    const { total } = await cast.client.call('GET /reports/v1.0/requestdetails', { pageSize: 1 });
    expect(total).toBe(created.length + 1);
  });
});

const portOf = (url: string) => Number(new URL(url).port);
const invitationOf = (server: Server) =>
  server
    .log()
    .match(/\/login\?invite=[\w.~-]+/g)
    ?.at(-1);
