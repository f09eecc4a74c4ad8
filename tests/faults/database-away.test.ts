import { connect, createServer } from 'node:net';
import pg from 'pg';
import { CallRefused } from '../../mock/http/http-client.ts';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { type Cast, gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { waitFor } from '../support/servers/wait-for.ts';
import { roomy } from './roomy.ts';

const WRITERS = 12;
const ROUNDS = 3;
const withPostgres = findPostgres() ? describe : describe.skip;

withPostgres('a PostgreSQL that goes away while people write (skipped where none is installed)', () => {
  let postgres: Postgres;
  let server: Server;
  let cast: Cast;
  let isWriting = true;
  const acknowledged: string[] = [];
  const refusals = new Set<number>();

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
    server = await startServer({ env: { ...roomy, DATABASE_URL: postgres.url } });
    cast = await gatherCast(server);
  });
  afterAll(async () => {
    isWriting = false;
    await server?.remove();
    postgres?.remove();
  });

  async function write(writer: number) {
    for (let n = 0; isWriting; n += 1) {
      const legalName = `Kestrel ${writer} ${n}`;
      const intake = { legalName, entityType: 'organisation' as const };
      try {
        await cast.client.call('POST /reports/v1.0/requestdetails', { intake }, []);
        acknowledged.push(legalName);
      } catch (error) {
        if (!(error instanceof CallRefused)) throw error;
        refusals.add(error.status);
        await waitFor(isReady, { what: 'the server to be ready again' });
      }
    }
  }

  const isReady = async () => (await fetch(`${server.baseUrl}/health/ready`)).ok;

  const goesOn = async () => {
    const before = acknowledged.length;
    await waitFor(() => acknowledged.length > before + WRITERS, { what: 'writing to go on' });
  };

  test('costs calls a 503 and nothing else: the server stays, and nothing acknowledged is lost', async () => {
    const pid = server.pid();
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let round = 0; round < ROUNDS; round += 1) {
      await goesOn();
      postgres.halt('immediate');
      await waitFor(async () => (await fetch(`${server.baseUrl}/health/ready`)).status === 503);
      expect((await fetch(`${server.baseUrl}/health/live`)).status).toBe(200);
      postgres.resume();
      await goesOn();
      const owner = new pg.Client({ connectionString: postgres.url });
      await owner.connect();
      await owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'prudence' and pid <> pg_backend_pid()",
      );
      await owner.end();
    }
    await goesOn();
    isWriting = false;
    await writing;
    expect([...refusals]).toEqual([503]);
    expect(server.pid()).toBe(pid);

    const found = new Set<string>();
    for (let current = 1; ; current += 1) {
      const page = await cast.client.call('GET /reports/v1.0/requestdetails', { current, pageSize: 200 });
      for (const { legalName } of page.Data) found.add(legalName);
      if (page.Data.length === 0 || current * 200 >= page.total) break;
    }
    expect(acknowledged.filter((name) => !found.has(name))).toEqual([]);
  });

  test('keeps an audit chain that verifies', async () => {
    const { verification } = await cast.admin.call('GET /reports/v1.0/audittrails', { verify: 'true' });
    expect(verification).toMatchObject({ intact: true });
  });

  test('may be starting still when the server starts', async () => {
    const address = new URL(postgres.url);
    const port = Number(address.port);
    let refused = 0;
    const gate = createServer((socket) => {
      refused += 1;
      if (refused <= 3) return socket.destroy();
      const far = connect(port, address.hostname);
      for (const [one, other] of [
        [socket, far],
        [far, socket],
      ] as const)
        one.on('error', () => other.destroy()).pipe(other);
    });
    await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
    address.port = `${(gate.address() as { port: number }).port}`;
    const late = await startServer({ env: { ...roomy, DATABASE_URL: address.href } });
    expect(refused).toBeGreaterThan(3);
    expect(late.log()).toContain('waiting for the database');
    await late.terminate();
    await late.remove();
    gate.close();
  });
});
