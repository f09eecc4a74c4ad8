import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Outage } from '../../scripts/machine/outages.ts';
import { findPostgres, type Postgres, startPostgres } from '../../scripts/machine/postgres.ts';
import { type Line, openLine } from '../support/database/breakable-line.ts';
import { gatherCast } from '../support/people/cast.ts';
import { type Server, startServer } from '../support/servers/start-server.ts';
import { note, People } from './outage.ts';
import { roomy } from './roomy.ts';

// The limits of time are those that everybody has: the table says how long a fault lasts for people.
const usual = { ...roomy, DATABASE_SECONDS: '10' };
const answered = 'answered';
const places: string[] = [];
const makePlace = () => {
  const place = mkdtempSync(join(tmpdir(), 'prudence-outage-'));
  places.push(place);
  return place;
};
/** A disk that is small enough to fill, where one may be mounted. */
const disk = makePlace();
const hasDisk =
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
afterAll(() => {
  if (hasDisk) spawnSync('umount', [disk]);
  for (const place of places) rmSync(place, { recursive: true, force: true });
});

let server: Server;
let people: People;
async function open(env: Record<string, string>) {
  server = await startServer({ env: { ...usual, ...env }, durable: true });
  people = new People(server, await gatherCast(server));
}

/** People work through the fault: afterwards all that was acknowledged is there, and the server as before. */
async function endure(
  engine: string,
  fault: string,
  begin: () => unknown,
  end?: () => unknown,
): Promise<Outage> {
  const pid = server.pid();
  const seen = await people.meet(begin, end);
  const outage = { engine, fault, ...seen, lost: (await people.lost()).length };
  note(outage);
  expect(outage.lost).toBe(0);
  if (!fault.startsWith('the server')) expect(server.pid()).toBe(pid);
  return outage;
}

const killAndStart = async () => {
  await server.kill();
  await server.start();
};
const filesAway = () => {
  renameSync(join(server.dataDir, 'files'), join(server.dataDir, 'files-away'));
  writeFileSync(join(server.dataDir, 'files'), '');
};
const filesBack = () => {
  rmSync(join(server.dataDir, 'files'));
  renameSync(join(server.dataDir, 'files-away'), join(server.dataDir, 'files'));
};

describe('with the embedded database', () => {
  const engine = 'embedded';
  beforeAll(() => open(hasDisk ? { DATA_DIR: join(disk, 'data') } : {}));
  afterAll(async () => {
    await people?.stop();
    await server?.remove();
  });

  test('a killed server loses nothing it acknowledged', async () => {
    await endure(engine, 'the server is killed and started again', killAndStart);
  });

  test('a killed PostgreSQL is started again by the server', async () => {
    const pid = () =>
      Number(readFileSync(join(server.dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    const { writing } = await endure(engine, 'its PostgreSQL is killed', () =>
      process.kill(pid(), 'SIGKILL'),
    );
    expect([answered, '503', `503, ${answered}`]).toContain(writing);
  });

  test('files that cannot be stored cost writing with files, and nothing else', async () => {
    const { reading, writing } = await endure(
      engine,
      'the directory of files cannot be written',
      filesAway,
      filesBack,
    );
    expect(reading).toBe(answered);
    expect(writing).toBe(`503, ${answered}`);
  });

  (hasDisk ? test : test.skip)(
    'a full disk costs writing, and reading goes on (skipped where none can be mounted)',
    async () => {
      const rest = join(disk, 'rest');
      const fill = () => {
        try {
          for (;;) writeFileSync(rest, Buffer.alloc(1e6), { flag: 'a' });
        } catch {
          // Full to the last byte.
        }
      };
      const { reading, writing } = await endure(engine, 'the disk is full', fill, () => rmSync(rest));
      expect([reading, writing]).toEqual([answered, `507, ${answered}`]);
    },
  );
});

const withPostgres = findPostgres() ? describe : describe.skip;
withPostgres('with PostgreSQL elsewhere (skipped where none is installed)', () => {
  const engine = 'PostgreSQL';
  let postgres: Postgres;
  let line: Line;
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true });
    line = await openLine(postgres.url);
    await open({ DATABASE_URL: line.url });
  });
  afterAll(async () => {
    await people?.stop();
    await server?.remove();
    line?.close();
    postgres?.remove();
  });

  async function asSuperuser(...statements: string[]) {
    const client = new pg.Client({ connectionString: postgres.url.replace('prudence@', 'postgres@') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }

  test('a killed server loses nothing it acknowledged', async () => {
    await endure(engine, 'the server is killed and started again', killAndStart);
  });

  test('a PostgreSQL that stops at once and starts again costs a 503, not the server', async () => {
    const { reading, writing } = await endure(
      engine,
      'it stops at once, and starts again',
      () => postgres.halt('immediate'),
      () => postgres.resume(),
    );
    expect([reading, writing]).toEqual([`503, ${answered}`, `503, ${answered}`]);
  });

  test('connections that are ended cost the calls that use them a 503', async () => {
    const end =
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'prudence' and pid <> pg_backend_pid()";
    const { writing } = await endure(engine, 'all its connections are ended', () => asSuperuser(end));
    expect([answered, `503, ${answered}`]).toContain(writing);
  });

  test('connections that fall silent are given up, and new ones are used', async () => {
    const { writing } = await endure(engine, 'all its connections fall silent', () => line.silence());
    // Others may wait for what a silent transaction holds, until the database ends it.
    expect([`503, ${answered}`, `503, 504, ${answered}`]).toContain(writing);
  });

  test('a PostgreSQL that takes no writes costs writing, and reading goes on', async () => {
    const readOnly = (value: string) => () =>
      asSuperuser(
        'set default_transaction_read_only = off',
        `alter system set default_transaction_read_only = ${value}`,
        'select pg_reload_conf()',
      );
    const { reading, writing } = await endure(engine, 'it takes no writes', readOnly('on'), readOnly('off'));
    expect([reading, writing]).toEqual([answered, `503, ${answered}`]);
  });

  test('files that cannot be stored cost writing with files, and nothing else', async () => {
    const { reading, writing } = await endure(
      engine,
      'the directory of files cannot be written',
      filesAway,
      filesBack,
    );
    expect(reading).toBe(answered);
    expect(writing).toBe(`503, ${answered}`);
  });
});
