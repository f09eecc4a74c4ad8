import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { waitFor } from '../../../../tests/support/servers/wait-for.ts';
import { fillDirectory } from '../temporary/temporary-cluster.ts';
import { choosePlace, startCluster } from './cluster.ts';
import { guardDisk } from './disk-guard.ts';
import { openEmbedded } from './open-embedded.ts';

const directories: string[] = [];
const freshDirectory = (parent = tmpdir()) => {
  const directory = mkdtempSync(join(parent, 'prudence-embedded-'));
  directories.push(directory);
  return directory;
};
const source = new URL('open-embedded.ts', import.meta.url).href;
const quiet = { onError: () => {}, onLost: () => {} };
const pidIn = (directory: string) =>
  Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

describe('a data directory', () => {
  const directory = freshDirectory();
  beforeAll(() => fillDirectory(directory));

  test('is opened by nobody else, is readable by nobody else, and listens on no port', async () => {
    const database = await openEmbedded(directory, quiet);
    try {
      await expect(openEmbedded(directory, quiet)).rejects.toThrow(`in use by process ${process.pid}`);
      for (const path of [directory, join(directory, 'postgres')])
        expect(statSync(path).mode & 0o777).toBe(0o700);
      const { rows } = await database.raw.executeSql('show listen_addresses');
      expect(rows).toEqual([{ listen_addresses: '' }]);
    } finally {
      await database.close();
    }
  });

  test('waits for the disk at each commit, and its owner is no superuser', async () => {
    const database = await openEmbedded(directory, quiet);
    try {
      const { rows } = await database.raw.executeSql(
        "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, usesuper from pg_user where usename = current_user",
      );
      expect(rows).toEqual([{ fsync: 'on', commit: 'on', usesuper: false }]);
    } finally {
      await database.close();
    }
  });

  test('is left with nothing running when the server ends', async () => {
    const database = await openEmbedded(directory, quiet);
    const pid = pidIn(directory);
    await database.close();
    expect(isAlive(pid)).toBe(false);
    expect(existsSync(join(directory, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  test('is opened again after PostgreSQL was killed, with what was committed', async () => {
    const lost: string[] = [];
    const database = await openEmbedded(directory, {
      onError: () => {},
      onLost: (reason) => lost.push(reason),
    });
    try {
      await database.raw.executeSql('create table ledger (n integer)');
      await database.raw.executeSql('insert into ledger values (1)');
      process.kill(pidIn(directory), 'SIGKILL');
      const isBack = () =>
        database.raw.executeSql('select n from ledger').then(
          ({ rows }) => rows.length === 1,
          () => false,
        );
      await waitFor(isBack, { what: 'PostgreSQL to be started again' });
      expect(lost).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test('of a process that was killed is free again: PostgreSQL ends with it', async () => {
    const program = `
      const { openEmbedded } = await import(${JSON.stringify(source)});
      await openEmbedded(${JSON.stringify(directory)}, { onError() {}, onLost() {} });
      console.log('open');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const pid = pidIn(directory);
    child.kill('SIGKILL');
    await waitFor(() => !isAlive(pid), { what: 'PostgreSQL to end' });
    const database = await openEmbedded(directory, quiet);
    await database.close();
  });

  test('whose PostgreSQL was left running is taken over', async () => {
    const left = await startCluster(directory, await choosePlace(directory), { durable: true });
    const database = await openEmbedded(directory, quiet);
    try {
      expect(pidIn(directory)).not.toBe(left.pid);
      await database.ping();
    } finally {
      await database.close();
    }
  });

  test('that lost its permissions in a copy opens', async () => {
    chmodSync(join(directory, 'postgres'), 0o755);
    const database = await openEmbedded(directory, quiet);
    await database.close();
    expect(statSync(join(directory, 'postgres')).mode & 0o777).toBe(0o700);
  });

  test('whose process number belongs to somebody else by now opens', async () => {
    writeFileSync(
      join(directory, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${directory}/postgres\n0\n5432\n`,
    );
    const database = await openEmbedded(directory, quiet);
    await database.close();
  });
});

test('a directory whose name is too long for a socket opens', async () => {
  const directory = join(freshDirectory(), 'a'.repeat(100));
  await fillDirectory(directory);
  const database = await openEmbedded(directory, quiet);
  await database.ping();
  await database.close();
});

test('over TCP it listens on the loopback address and asks for a password', async () => {
  const directory = freshDirectory();
  const place = await choosePlace(directory, 'tcp');
  const cluster = await startCluster(directory, place, { durable: false });
  try {
    const address = new URL(cluster.url);
    expect(address.hostname).toBe('127.0.0.1');
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.end();
    address.password = 'wrong';
    await expect(new pg.Client({ connectionString: address.href }).connect()).rejects.toThrow('password');
  } finally {
    await cluster.stop();
  }
});

describe('what cannot be opened is refused in a sentence', () => {
  test('a database of another major version', async () => {
    const directory = freshDirectory();
    mkdirSync(join(directory, 'postgres'), { mode: 0o700 });
    writeFileSync(join(directory, 'postgres', 'PG_VERSION'), '16\n');
    await expect(openEmbedded(directory, quiet)).rejects.toThrow(/was made by PostgreSQL 16, not 18/);
  });

  test('a damaged one: the reason is the last line of PostgreSQL', async () => {
    const directory = freshDirectory();
    await fillDirectory(directory);
    rmSync(join(directory, 'postgres', 'global', 'pg_control'));
    await expect(openEmbedded(directory, quiet)).rejects.toThrow(/did not start: .*control/);
  });

  const asNobody = process.getuid?.() === 0 ? test : test.skip;
  asNobody('a directory of somebody else (needs root, to be somebody else)', async () => {
    const directory = freshDirectory();
    const program = `
      const { openEmbedded } = await import(${JSON.stringify(source)});
      await openEmbedded(${JSON.stringify(directory)}, { onError() {}, onLost() {} }).catch(({ message }) => console.log(message));`;
    const options = { uid: 65534, gid: 65534, encoding: 'utf8' } as const;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], options);
    expect(stdout).toContain(
      `Prudence cannot write to ${directory} (EACCES). Give the directory to the user that runs it`,
    );
  });
});

describe('a disk that runs full', () => {
  const disk = freshDirectory();
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', disk], { stdio: 'ignore' }).status === 0;
  const onSmallDisk = isMounted ? test : test.skip;
  afterAll(() => {
    if (isMounted) execFileSync('umount', [disk]);
  });

  test('gives its reserve to the database, and takes it back when there is room', () => {
    const directory = freshDirectory();
    const heard: string[] = [];
    let free = 1e9;
    const guard = guardDisk(directory, {
      onFull: () => heard.push('full'),
      onRoom: () => heard.push('room'),
      freeBytes: () => free,
    });
    const hasReserve = () => existsSync(join(directory, 'reserve'));
    expect([guard.isFull(), hasReserve()]).toEqual([false, true]);
    free = 1e6;
    guard.look();
    expect([guard.isFull(), hasReserve()]).toEqual([true, false]);
    free = 100e6;
    guard.look();
    expect(guard.isFull()).toBe(true);
    free = 1e9;
    guard.look();
    expect([guard.isFull(), hasReserve(), heard]).toEqual([false, true, ['full', 'room']]);
    guard.stop();
  });

  onSmallDisk(
    'is answered with 507, reading goes on, nothing committed is lost (needs the right to mount a small file system)',
    async () => {
      const directory = join(disk, 'data');
      await fillDirectory(directory);
      const database = await openEmbedded(directory, quiet);
      const write = (n: number) =>
        database.raw.executeSql(
          'insert into ledger select $1, repeat(md5(random()::text), 3000) from generate_series(1, 20)',
          [n],
        );
      const inTransaction = (n: number) =>
        database.tx({ kind: 'system' }, async () => {
          const { db } = await import('../transaction.ts');
          const { sql } = await import('drizzle-orm');
          await db().execute(sql`insert into ledger values (${n}, 'x')`);
        });
      try {
        await database.raw.executeSql(
          'create table ledger (n integer, filling text); grant insert on ledger to prudence_system',
        );
        await inTransaction(-1);
        let committed = 0;
        for (; committed < 500; committed += 1) {
          try {
            await write(committed);
          } catch {
            break;
          }
        }
        writeFileSync(join(disk, 'rest'), '');
        try {
          for (;;) writeFileSync(join(disk, 'rest'), Buffer.alloc(1e6), { flag: 'a' });
        } catch {
          // Full to the last byte.
        }
        const refusal = () =>
          inTransaction(-2).then(
            () => null,
            (error) => error.code,
          );
        await waitFor(async () => (await refusal()) === 'storage.full', { what: 'writing to be refused' });
        const { rows } = await database.raw.executeSql('select count(*) as n from ledger where n = -1');
        expect(rows).toEqual([{ n: 1 }]);
        rmSync(join(disk, 'rest'));
        await database.raw.executeSql('select 1');
        await database.close();
        const again = await openEmbedded(directory, quiet);
        const kept = await again.raw.executeSql('select count(distinct n) as n from ledger where n >= 0');
        expect(Number(kept.rows[0]?.n)).toBeGreaterThanOrEqual(committed);
        await again.close();
      } finally {
        await database.close().catch(() => {});
      }
    },
    120_000,
  );
});
